import Foundation

/// How the compiler reads the sources of a module: some otherwise than they are written.
struct SourceReading {
    private(set) var branches: PlatformBranches
    private let start: UIKitStart?
    private var methods: DelegateMethods
    private let file: String
    private let sources: [String]

    /// Rounds in which parts for iOS that do not work are left out, at most.
    private static let rounds = 4

    /// - Parameters:
    ///   - start: How the program begins, where it does so with UIKit.
    ///   - file: Where it is kept what is left out.
    init(_ idiom: ProgramIdiom?, of sources: [String], start: UIKitStart? = nil, keptIn file: String) {
        branches = PlatformBranches(idiom, leftOut: FileManager.default.contents(atPath: file))
        self.start = start
        methods = DelegateMethods(start, leftOut: FileManager.default.contents(atPath: file + ".delegates"))
        self.file = file
        self.sources = sources
    }

    /// The text that is read in place of this one of a file; nil where it is read as it is.
    func text(for text: String, of path: String) -> String? {
        let fewer = methods.reading(text, of: path)
        let started = start?.reading(fewer ?? text, of: path) ?? fewer
        let named = NamedActions.named(started ?? text) ?? started
        return branches.reading(named ?? text, of: path) ?? named
    }

    /// The texts of the files that are read otherwise, by path.
    var texts: [String: String] {
        var texts: [String: String] = [:]
        for path in sources {
            guard let own = Self.contents(path) else { continue }
            texts[path] = text(for: own, of: path)
        }
        return texts
    }

    /// What is left out or begins otherwise, a sentence each.
    var notes: [String] {
        [start?.note].compactMap { $0 } + methods.notes(text: Self.contents)
            + branches.notes(text: Self.contents)
    }

    /// Compiles, and again without those parts for iOS and methods of delegates that have errors, for as long as there are
    /// fewer then.
    ///
    /// - Returns: What the compiler says of the reading with the fewest errors, which is kept.
    mutating func compile(_ compile: (SourceReading) throws -> [Diagnostic]) throws -> [Diagnostic] {
        let (old, oldMethods) = (branches.kept, methods.kept)
        var best = try compile(self)
        var next = self
        for _ in 0..<Self.rounds {
            let errors = best.filter(\.isError)
            let branches = next.branches.leavingOut(errors, text: Self.contents)
            let methods = next.methods.leavingOut(errors, text: Self.contents)
            guard branches != nil || methods != nil else { break }
            next.branches = branches ?? next.branches
            next.methods = methods ?? next.methods
            let found = try compile(next)
            guard found.count(where: \.isError) < errors.count else { break }
            (best, self) = (found, next)
        }
        if branches.kept != old { try CacheFolder.write(branches.kept, to: file) }
        if methods.kept != oldMethods { try CacheFolder.write(methods.kept, to: file + ".delegates") }
        return best
    }

    private static func contents(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
