import Foundation
import Testing

@testable import MartletProjects

@Suite("What other files see of a source")
struct SourceInterfaceTests {
    private static let source = """
        import SwiftUI

        struct Page: View {
            @State private var query = ""
            var body: some View {
                Text("a { \\(query) }")
            }
            class func make() -> Page { Page() }
        }
        // }
        extension Page { func more() { print("x") } }
        """

    private func looksOther(_ old: String, _ new: String) -> Bool {
        let edited = Self.source.replacingOccurrences(of: old, with: new)
        #expect(edited != Self.source)
        return SourceInterface.fingerprint(of: Data(edited.utf8))
            != SourceInterface.fingerprint(of: Data(Self.source.utf8))
    }

    @Test("bodies, comments and blanks are not seen; declarations, their types and values are")
    func parts() {
        #expect(!looksOther("Text(\"a", "Text(\"b"))
        #expect(!looksOther("print(\"x\")", "print(\"x\"); let y = 2"))
        #expect(!looksOther("{ Page() }", "{\n    let a = Page()\n    return a\n}"))
        #expect(!looksOther("// }", "// more {"))
        #expect(looksOther("query = \"\"", "query = \"q\""))
        #expect(looksOther("func more()", "func less()"))
        #expect(looksOther("some View", "AnyView"))
        #expect(looksOther("extension Page {", "let global = 1\nextension Page {"))
        #expect(looksOther("class func make", "private func f() {}\n    class func make"))
    }

    @Test("only a source that was known, and looks other, makes a difference")
    func known() throws {
        let folder = try ProjectFolder(["A.swift": "func a() { 1 }", "B.swift": "func b() {}"])
        let paths = ["A.swift", "B.swift"].map { "\(folder.url.path)/\($0)" }
        let file = "\(folder.url.path)/known"
        var known = KnownInterfaces(file: file)
        let isOther = known.update(paths)
        #expect(!isOther)
        try known.write(to: file)
        func edit(_ text: String, _ seconds: Double) throws -> Bool {
            try folder.write(text, to: "A.swift")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: paths[0])
            var known = KnownInterfaces(file: file)
            return known.update(paths)
        }
        #expect(try !edit("func a() { 2 }", 1_000))
        #expect(try edit("func a() { 1 }\nlet c = 1", 2_000))
    }
}
