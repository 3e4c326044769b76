import Foundation

/// Finds what a compiler does not come to, because something before it in the same expression is not here.
///
/// A view or a scene whose modifier is missing has no type, so nothing is said of the modifiers behind it. What is
/// missing is taken out of the text, and the compiler asked again, until it finds no more.
struct HiddenLacks {
    private let sorter: DiagnosticSorter
    private let sources: [String]
    /// The texts that the compiler reads in place of files.
    private var texts: [String: String]
    private var known: Set<Diagnostic> = []
    /// Members that nothing has, to be taken out of files with errors.
    private var unknownMembers: [Diagnostic]

    /// How often the compiler is asked again at most.
    private static let rounds = 8

    /// - Parameters:
    ///   - mended: Texts that are already read in place of files.
    ///   - missingModules: Modules that are imported and not there.
    ///   - unknownMembers: Where members are used that nothing has.
    ///   - missing: Says which of some names Martlet lacks.
    init(
        sources: [String], mended: [String: String], missingModules: Set<String>, unknownMembers: [Diagnostic] = [],
        missing: @escaping (Set<String>) -> Set<String>
    ) {
        self.sources = sources
        self.unknownMembers = unknownMembers
        texts = mended
        var declared: Set<String> = []
        for path in sources {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            declared.formUnion(SourceWords.declared(in: data))
        }
        sorter = DiagnosticSorter(
            missingModules: missingModules, packageNotes: [], declared: declared, missing: missing)
    }

    /// What was found first, with what lies behind it.
    ///
    /// - Parameter compile: Type-checks with other texts in place of files.
    mutating func all(
        after first: [Diagnostic], compile: (_ texts: [String: String]) throws -> [Diagnostic]
    ) rethrows -> [Diagnostic] {
        known = Set(first)
        var all = first
        var last = first
        for _ in 0..<Self.rounds {
            guard takeOut(last) else { break }
            last = try compile(texts).filter { $0.isError && known.insert($0).inserted }
            // What else is wrong may be so because something is gone.
            all += last.filter { isLack($0) }
        }
        return all.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    /// Whether anything could be taken out.
    private mutating func takeOut(_ errors: [Diagnostic]) -> Bool {
        var isMended = false
        let files = Set(sources).intersection(errors.map(\.file))
        let unknown = unknownMembers
        unknownMembers = []
        let all = errors.filter { mayHide($0) } + unknown
        for (file, errors) in Dictionary(grouping: all, by: \.file) where files.contains(file) {
            guard
                let text = texts[file]
                    ?? FileManager.default.contents(atPath: file).map({ String(decoding: $0, as: UTF8.self) })
            else { continue }
            var mender = SourceMender(text)
            for error in errors.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
                let lacking = member(of: error)
                _ = mender.takeOut(line: error.line, column: error.column) {
                    $0 == lacking || SwiftUINames.members.contains($0)
                }
            }
            if mender.isMended {
                texts[file] = mender.source
                isMended = true
            }
        }
        return isMended
    }

    /// Whether a statement says that Martlet lacks something.
    private func isLack(_ error: Diagnostic) -> Bool {
        guard let kind = sorter.cause(of: error.message)?.kind else { return false }
        return kind == .swiftUI || kind == .framework
    }

    /// Whether more may be behind an error than is said; what only follows hides nothing of its own.
    private func mayHide(_ error: Diagnostic) -> Bool {
        isLack(error) && !error.message.contains("unavailable")
            || ["no exact matches", "extra argument", "incorrect argument label", "argument passed to call"]
                .contains { error.message.contains($0) }
    }

    private func member(of error: Diagnostic) -> String? {
        error.message.firstMatch(of: /(?:value of type '.+' has no|nothing has a) member '([^']+)'/)
            .map { String($0.output.1) }
    }
}
