import Foundation
import Testing

@testable import MartletProjects

@Suite("Words of sources")
struct SourceWordsTests {
    @Test("the names that a source declares are found, whatever stands around them")
    func declared() {
        let source = """
            struct Größe<T> { var `default`: Int; let a = 1, b = 2 }
            enum E { case one(Int), two }
            func f(structure: Int) {} // class comment
            """
        #expect(
            SourceWords.declared(in: Data(source.utf8)) == ["Größe", "default", "a", "E", "one", "f", "comment"])
    }

    @Test("lines of files from Windows are lines")
    func lines() {
        #expect(SourceWords.lines(of: "a\r\n\r\nb\n") == ["a", "", "b", ""])
        let source = "#if os(macOS)\r\nimport AppKit\r\n#endif\r\nimport Foo\r\n"
        let active = SourceConditions(conditions: []) { _ in true }.activeLines(of: source)
        #expect(active.map(\.number) == [4, 5])
        #expect(ImportedModules.imported(active[0].text) == "Foo")
    }
}
