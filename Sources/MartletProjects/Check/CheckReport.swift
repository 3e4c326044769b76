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
    ///   - missing: Says which of some names Martlet lacks.
    package init(
        program: String, sources: [String], foreign: [String] = [], result: ProgramChecker.Result, notes: [String],
        missing: @escaping (Set<String>) -> Set<String>
    ) {
        self.program = program
        self.notes = notes + result.notes
        files = sources.count
        let isClean = result.diagnostics.isEmpty && result.missingModules.isEmpty
        let texts = SourceTexts(isClean ? [] : sources)
        let sorter = DiagnosticSorter(
            missingModules: Set(result.missingModules.keys), packageNotes: result.notes, declared: texts.declared,
            foreign: foreign, missing: missing)
        for (name, places) in result.missingModules.sorted(by: { $0.key < $1.key }) {
            let cause = sorter.module(name)
            findings.append(Finding(kind: cause.kind, name: name, advice: cause.advice, places: places))
        }
        var rest: [Diagnostic] = []
        for diagnostic in result.diagnostics {
            if let cause = sorter.cause(of: diagnostic.message) {
                add(diagnostic, to: cause.kind, cause.name, cause.advice)
            } else {
                rest.append(diagnostic)
            }
        }
        let causes = Set(findings.flatMap(\.places))
        for diagnostic in rest {
            if let cause = texts.cause(of: diagnostic, among: causes),
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
                    "The compiler refuses it on Linux; mend the line, or put it into #if !os(Linux).")
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

    private mutating func add(_ diagnostic: Diagnostic, to kind: Finding.Kind, _ name: String, _ advice: String) {
        if let index = findings.firstIndex(where: { $0.kind == kind && $0.name == name }) {
            findings[index].places.append(diagnostic)
        } else {
            findings.append(Finding(kind: kind, name: name, advice: advice, places: [diagnostic]))
        }
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

    /// Statements that differ in names alone have one cause.
    private static func withoutNames(_ message: String) -> String {
        message.replacing(/'[^']*'/, with: "…")
    }
}

/// The texts of a program's files, asked where errors hang together.
private struct SourceTexts {
    private var lines: [String: [Substring]] = [:]
    private(set) var declared: Set<String> = []

    init(_ sources: [String]) {
        for path in sources {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            lines[path] = SourceWords.lines(of: String(decoding: data, as: UTF8.self))
            declared.formUnion(SourceWords.declared(in: data))
        }
    }

    /// The cause that a statement follows from: one in the same declaration, or in that of a name it mentions.
    func cause(of diagnostic: Diagnostic, among causes: Set<Diagnostic>) -> Diagnostic? {
        // What makes a property of a type private, such as an attribute that is not there, hides its initialiser.
        if let match = diagnostic.message.firstMatch(of: /^'(\w+)' initializer is inaccessible/) {
            return causes.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.first { cause in
                self.declaration(around: cause).contains { number in
                    self.line(cause.file, number)?.contains("struct \(match.output.1)") == true
                }
            }
        }
        guard Self.mayFollow(diagnostic.message) else { return nil }
        let declaration = declaration(around: diagnostic)
        let near = causes.filter { $0.file == diagnostic.file && declaration.contains($0.line) }
        if let nearest = near.min(by: { abs($0.line - diagnostic.line) < abs($1.line - diagnostic.line) }) {
            return nearest
        }
        let line = line(diagnostic.file, diagnostic.line).map(String.init) ?? ""
        let words = Set((diagnostic.message + " " + line).split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        return causes.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.first { cause in
            guard let name = declaredName(at: cause) else { return false }
            return words.contains(name)
        } ?? causes.first { $0.file == diagnostic.file && $0.message.hasPrefix("no such module") }
    }

    /// The names of types in the line that a statement points to.
    func types(in diagnostic: Diagnostic) -> [String] {
        line(diagnostic.file, diagnostic.line).map { SourceWords.types(in: $0) } ?? []
    }

    /// The names after a point, and those of types, from where a statement points to the end of the declaration.
    func names(in diagnostic: Diagnostic) -> Set<String> {
        let last = declaration(around: diagnostic).upperBound
        var names: Set<String> = []
        for number in diagnostic.line...max(diagnostic.line, last) {
            guard let text = line(diagnostic.file, number) else { break }
            if number > diagnostic.line, text.contains(/^\s*(?:@\w+\s+)*(?:private\s+)?(?:var|func|struct|let)\s/),
                text.prefix(while: \.isWhitespace).count <= 4
            {
                break
            }
            for match in text.matches(of: /\.([a-z]\w+)|\b([A-Z]\w+)/) {
                names.insert(String(match.output.1 ?? match.output.2 ?? ""))
            }
        }
        return names
    }

    /// The name that the line of a cause declares, or that an attribute there belongs to.
    private func declaredName(at cause: Diagnostic) -> Substring? {
        let pattern = /\b(?:class|struct|enum|protocol|actor|func|var|let|extension)\s+(\w+)/
        for number in cause.line...cause.line + 2 {
            guard let text = line(cause.file, number) else { return nil }
            if let match = text.firstMatch(of: pattern) { return match.output.1 == "body" ? nil : match.output.1 }
            guard text.drop(while: \.isWhitespace).hasPrefix("@") else { return nil }
        }
        return nil
    }

    private func line(_ file: String, _ number: Int) -> Substring? {
        guard let lines = lines[file], number >= 1, number <= lines.count else { return nil }
        return lines[number - 1]
    }

    /// The lines of the declaration at the file's outer level that a place is in.
    private func declaration(around diagnostic: Diagnostic) -> ClosedRange<Int> {
        guard let lines = lines[diagnostic.file] else { return diagnostic.line...diagnostic.line }
        func isOuter(_ line: Substring) -> Bool {
            guard let first = line.first else { return false }
            return !first.isWhitespace && first != "}" && first != "/" && first != ")"
        }
        var start = min(max(diagnostic.line, 1), max(lines.count, 1))
        while start > 1, !isOuter(lines[start - 1]) { start -= 1 }
        while start > 1, lines[start - 2].hasPrefix("@") { start -= 1 }
        var end = max(start, diagnostic.line)
        while end < lines.count, !isOuter(lines[end]) { end += 1 }
        return start...end
    }

    /// Whether a statement is of the kind that a missing name brings along.
    private static func mayFollow(_ message: String) -> Bool {
        followOns.contains { message.contains($0) }
    }

    private static let followOns = [
        "could not be inferred", "cannot infer", "unable to infer", "unable to type-check",
        "failed to produce diagnostic",
        "is ambiguous", "ambiguous use", "does not conform to", "to conform to", "conform to", "requires that",
        "cannot convert", "no exact matches", "without a contextual type", "has no member", "extra argument",
        "missing argument", "incorrect argument label", "contextual type", "consecutive statements", "missing return",
        "contextual closure", "trailing closure", "cannot be applied", "cannot call value", "does not override",
        "must be declared", "cannot be used as", "return type", "type annotation missing", "reference to",
        "generic parameter", "argument type", "cannot assign", "is not a member type", "inheritance from",
        "property wrapper", "cannot specialize", "instance member", "main", "redundant conformance",
    ]
}
