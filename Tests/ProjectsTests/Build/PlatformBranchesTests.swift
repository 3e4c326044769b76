import Foundation
import Testing

@testable import MartletProjects

@Suite("Parts of programs for one system")
struct PlatformBranchesTests {
    private let source = """
        #if os(iOS)
            typealias Kit = UIColor
        #elseif os( macOS )
            typealias Kit = NSColor
        #endif
        #if os(iOS) && !DEBUG
            let only = 1
        #else
            let only = 2
        #endif
        #if os(iOS) || os(Linux)
            let both = 1
        #endif
        """

    @Test("what is built for iPhone or iPad is read with its parts for iOS, in lines as long as before")
    func phone() throws {
        let read = try #require(PlatformBranches(.phone, leftOut: nil).reading(source, of: "a"))
        let (old, new) = (source.split(separator: "\n"), read.split(separator: "\n"))
        #expect(old.map(\.count) == new.map(\.count))
        #expect(new[0] == "#if true   " && new[2] == old[2] && new[5] == "#if true    && !DEBUG" && new[10] == old[10])
        #expect(PlatformBranches(.pad, leftOut: nil).reading("#if os(macOS)\n#endif", of: "a") == nil)
    }

    @Test("other programs are so only where nothing is meant for other systems")
    func others() throws {
        for idiom in [ProgramIdiom.desktop, nil] {
            let branches = PlatformBranches(idiom, leftOut: nil)
            let new = try #require(branches.reading(source, of: "a")).split(separator: "\n")
            #expect(new[0] == "#if true   " && new[5] == "#if os(iOS) && !DEBUG")
            #expect(branches.reading("#if os(iOS)\nlet a = 1\n#endif", of: "a") == nil)
        }
    }

    @Test("a part with an error is left out until its text is another, with the reason")
    func leavingOut() throws {
        let error = Diagnostic(
            file: "/x/a.swift", line: 2, column: 5, severity: .error, message: "cannot find type 'UIColor' in scope")
        let all = PlatformBranches(.phone, leftOut: nil)
        let fewer = try #require(all.leavingOut([error]) { _ in source })
        let kept = PlatformBranches(.phone, leftOut: fewer.kept)
        let new = try #require(kept.reading(source, of: "/x/a.swift")).split(separator: "\n")
        #expect(new[0] == "#if os(iOS)" && new[5] == "#if true    && !DEBUG")
        #expect(kept.notes { _ in source }.count == 1)
        #expect(
            kept.notes { _ in source }[0].hasPrefix("a.swift:1: the part for iOS is left out, as the compiler says:"))
        #expect(kept.leavingOut([error]) { _ in source } == nil)
        let other = source.replacing("UIColor", with: "UIFont")
        #expect(kept.reading(other, of: "/x/a.swift")?.hasPrefix("#if true") == true)
    }

    @Test("a mistake of the program's own in such a part stays an error")
    func mistakes() {
        let error = Diagnostic(
            file: "/x/a.swift", line: 2, column: 5, severity: .error, message: "expected '}' in struct")
        #expect(PlatformBranches(.phone, leftOut: nil).leavingOut([error]) { _ in source } == nil)
    }

    @Test("compiling goes on without the parts that fail, as long as there are fewer errors")
    func compiling() throws {
        let folder = try ProjectFolder(["App.swift": source])
        let path = folder.url.path + "/App.swift"
        let file = folder.url.path + "/left-out.json"
        func error(_ line: Int) -> Diagnostic {
            Diagnostic(file: path, line: line, column: 1, severity: .error, message: "cannot find 'a\(line)' in scope")
        }
        var reading = SourceReading(.phone, of: [path], keptIn: file)
        let result = try reading.compile { $0.texts[path]?.hasPrefix("#if true") == true ? [error(2)] : [] }
        #expect(result.isEmpty && reading.notes.count == 1)
        #expect(SourceReading(.phone, of: [path], keptIn: file).texts[path]?.hasPrefix("#if os(iOS)") == true)
        var worse = SourceReading(.phone, of: [path], keptIn: folder.url.path + "/other.json")
        let errors = try worse.compile {
            $0.texts[path]?.hasPrefix("#if true") == true ? [error(2)] : [error(20), error(21)]
        }
        #expect(errors == [error(2)] && worse.notes.isEmpty)
    }
}
