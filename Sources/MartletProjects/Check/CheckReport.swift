import Foundation

/// What a check of a program comes to: causes, with what follows from them.
package struct CheckReport: Sendable {
    package let program: String
    package private(set) var findings: [Finding] = []
    package let notes: [String]
    package let files: Int

    /// - Parameters:
    ///   - sources: The files of the program, which are read for what they declare.
    ///   - foreign: Its files in other languages, which are left out.
    ///   - absent: What its project names and does not have.
    ///   - missing: Says which of some names Martlet lacks.
    package init(
        program: String, sources: [String], foreign: [String] = [], absent: AbsentParts = AbsentParts(),
        result: ProgramChecker.Result, notes: [String],
        missing: @escaping (Set<String>) -> Set<String>
    ) {
        self.program = program
        self.notes = notes + result.notes + result.leftOut
        files = sources.count
        var result = result
        if let start = result.start { findings.append(start.takeFinding(from: &result.diagnostics)) }
        let isClean = result.diagnostics.isEmpty && result.missingModules.isEmpty
        let texts = SourceTexts(isClean ? [] : sources)
        let sorter = DiagnosticSorter(
            missingModules: Set(result.missingModules.keys), packageNotes: result.notes, declared: texts.declared,
            foreign: foreign, absent: absent, missing: missing, declaration: texts.declaration)
        for (name, places) in result.missingModules.sorted(by: { $0.key < $1.key }) {
            let cause = sorter.module(name)
            findings.append(Finding(kind: cause.kind, name: name, advice: cause.advice, places: places))
        }
        var rest: [Diagnostic] = []
        /// Errors of members, by the types they would be of, which are refused themselves.
        var members: [(type: String, error: Diagnostic)] = []
        let imports = result.missingModules.mapValues { Set($0.map(\.file)) }
        let refused = Self.refused(in: result.diagnostics)
        for diagnostic in result.diagnostics {
            let modules = imports.filter { $0.value.contains(diagnostic.file) }.map(\.key)
            if let package = sorter.package(of: diagnostic.message, importedBy: Set(modules)),
                let index = findings.firstIndex(where: { $0.name == package && $0.kind == .package })
            {
                findings[index].followOns.append(diagnostic)
            } else if let type = Self.owner(in: diagnostic.message), refused.contains(type) {
                members.append((type, diagnostic))
            } else if let cause = sorter.cause(of: diagnostic.message) {
                add(diagnostic, to: cause.kind, cause.name, cause.advice)
            } else {
                rest.append(diagnostic)
            }
        }
        for (type, error) in members {
            if let index = findings.firstIndex(where: { $0.isOf(type) }) {
                findings[index].followOns.append(error)
            } else {
                rest.append(error)
            }
        }
        let causes = Set(findings.flatMap(\.places))
        // Of what is told already nothing more has to be said.
        let told = Set(result.diagnostics.map(\.place))
        let unknownMembers = result.unknownMembers.filter { !told.contains($0.place) }
        for diagnostic in rest {
            let unknown = texts.unknownMembers(behind: diagnostic, among: unknownMembers)
            if let nearest = unknown.first {
                for member in unknown {
                    guard let cause = sorter.cause(of: member.message) else { continue }
                    let followOn = member == nearest ? diagnostic : nil
                    add(member, to: cause.kind, cause.name, cause.advice, followedBy: followOn)
                }
            } else if let cause = texts.cause(of: diagnostic, among: causes),
                let index = findings.firstIndex(where: { $0.places.contains(cause) })
            {
                findings[index].followOns.append(diagnostic)
            } else if let refused = texts.types(in: diagnostic).first(where: { result.refusals[$0] != nil }),
                let cause = sorter.cause(of: "'\(refused)' is unavailable: \(result.refusals[refused] ?? "")")
            {
                // The compiler stumbles over what a refused type is given before it says that it is refused.
                add(diagnostic, to: cause.kind, cause.name, cause.advice)
            } else if Self.givesUp(diagnostic.message) {
                let names = texts.names(in: diagnostic).filter { sorter.mayBeMissing($0) }
                let lacking = missing(Set(names)).sorted()
                for name in lacking { add(diagnostic, to: .swiftUI, name, Self.givesUpAt) }
                if lacking.isEmpty { add(diagnostic, to: .program, "The compiler gives up", Self.givesUpAdvice) }
            } else {
                add(
                    diagnostic, to: .program, Self.withoutNames(diagnostic.message),
                    Self.advice(for: diagnostic.message))
            }
        }
        let order = Finding.Kind.allCases
        findings.sort {
            let (a, b) = (order.firstIndex(of: $0.kind)!, order.firstIndex(of: $1.kind)!)
            let (left, right) = ($0.places.count + $0.followOns.count, $1.places.count + $1.followOns.count)
            return (a, -left, $0.name) < (b, -right, $1.name)
        }
    }

    /// The errors of all causes.
    package var count: Int { findings.reduce(0) { $0 + $1.places.count + $1.followOns.count } }

    private mutating func add(
        _ diagnostic: Diagnostic, to kind: Finding.Kind, _ name: String, _ advice: String,
        followedBy other: Diagnostic? = nil
    ) {
        let known = findings.firstIndex { $0.kind == kind && $0.name == name }
        let index = known ?? findings.endIndex
        if known == nil { findings.append(Finding(kind: kind, name: name, advice: advice, places: [])) }
        if !findings[index].places.contains(diagnostic) { findings[index].places.append(diagnostic) }
        if let other { findings[index].followOns.append(other) }
    }

    /// The types that say themselves that they are not here.
    private static func refused(in errors: [Diagnostic]) -> Set<String> {
        Set(errors.compactMap { $0.message.firstMatch(of: /^'(\w+)' is unavailable/).map { String($0.output.1) } })
    }

    /// The type that a statement says to have no such member.
    private static func owner(in message: String) -> String? {
        message.firstMatch(of: /type '(\w+)' has no member/).map { String($0.output.1) }
    }

    /// Whether the compiler does not say what it stumbles over.
    private static func givesUp(_ message: String) -> Bool {
        message.contains("unable to type-check") || message.contains("failed to produce diagnostic")
    }

    private static let givesUpAt =
        "Martlet does not have it yet, and the compiler gives up where it is used; "
        + "put it into #if !os(Linux) until then."
    private static let givesUpAdvice =
        "A name or an argument in there is not known, or the expression is too large; "
        + "make parts of it properties of their own, and the compiler says which."

    private static func advice(for message: String) -> String {
        if message.contains("conflict marker") { return "Resolve the merge conflict first." }
        if message.contains("invalid UTF-8") { return "Save the file as UTF-8." }
        if isPlain(message) { return "Mend the line; it is so on every system." }
        return "Mend the line, or, where Linux alone refuses it, put it into #if !os(Linux)."
    }

    /// Whether a statement is about how the line is written, which no system changes.
    private static func isPlain(_ message: String) -> Bool {
        message.hasPrefix("expected ") || message.hasPrefix("unexpected ")
            || [
                "consecutive statements", "consecutive declarations", "invalid redeclaration", "unterminated",
                "extraneous '", "missing return", "before being initialized", "before it is declared",
                "is a 'let' constant", "unexpected code", "cannot be used as an identifier",
                "single-quoted string", "invalid escape", "invalid character", "must be separated by",
            ]
            .contains { message.contains($0) }
    }

    /// Statements that differ in names alone have one cause.
    private static func withoutNames(_ message: String) -> String {
        message.replacing(/'[^']*'/, with: "…")
    }
}
