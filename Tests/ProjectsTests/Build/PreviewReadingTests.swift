import Foundation
import Testing

@testable import MartletProjects

@Suite("Previews as types")
struct PreviewReadingTests {
    /// What is read of a file of this text, and the reading that made it.
    private func read(_ text: String, name: String = "Page.swift") throws -> (String?, PreviewReading, String) {
        let folder = try ProjectFolder([name: text])
        let path = folder.url.path + "/" + name
        var reading = PreviewReading(keptIn: folder.url.path + "/previews.json")
        return (try reading.reading([:], of: [path])[path], reading, path)
    }

    @Test("each preview at the outer level is a type of its own, on the lines that it has")
    func types() throws {
        let text = """
            import SwiftUI
            #Preview { Text("a") }
            #if DEBUG
            @available(iOS 17, *)
            #Preview("Two", traits: .sizeThatFitsLayout) {
                Text(#"}"#)
            } // end
            #endif
            let last = 1
            """
        let read = try #require(try read(text).0).split(separator: "\n")
        let old = text.split(separator: "\n")
        #expect(read.count == old.count)
        #expect(read[1].hasPrefix("private struct _Preview_Page_0: SwiftUI.PreviewRegistry {"))
        #expect(read[1].contains("line: Int { 2 }") && read[1].hasSuffix("SwiftUI.Preview { Text(\"a\") } } }"))
        #expect(read[3] == old[3] && read[4].contains("_Preview_Page_1: "))
        #expect(read[4].hasSuffix("SwiftUI.Preview(\"Two\", traits: .sizeThatFitsLayout) {"))
        #expect(read[6] == "} } } // end" && read[8] == old[8])
    }

    @Test("files of other names have types of other names")
    func names() throws {
        let one = try #require(try read("#Preview { a }", name: "A-B.swift").0)
        let other = try #require(try read("#Preview { a }", name: "A_B.swift").0)
        #expect(one.contains("_Preview_A_2dB_0") && other.contains("_Preview_A_5fB_0"))
    }

    @Test(
        "what only looks like a preview stays, as do those within types, with variables to keep, or that are no Swift",
        arguments: [
            "// #Preview { a }", "let a = \"#Preview { a }\"", "struct A { #Preview { a } }",
            "#Preview { @Previewable @State var a = 1; Text(\"\") }", "#PreviewOf { a }", "#Preview { a",
        ])
    func others(_ text: String) throws { #expect(try read(text).0 == nil) }

    @Test("columns are those of the text as it is written")
    func columns() throws {
        let text = "#Preview { a } ; let b = c\n#Preview { d }"
        let (new, reading, path) = try read(text)
        let lines = try #require(new).split(separator: "\n")
        for (line, letter) in [(0, " a "), (0, "c"), (1, " d ")] {
            let old = try #require(text.split(separator: "\n")[line].range(of: letter, options: .backwards))
            let found = try #require(lines[line].range(of: letter, options: .backwards))
            let place = reading.written(
                Diagnostic(
                    file: path, line: line + 1,
                    column: lines[line].utf8.distance(from: lines[line].startIndex, to: found.lowerBound) + 1,
                    severity: .error, message: ""))
            let written = text.split(separator: "\n")[line]
            #expect(place.column == written.utf8.distance(from: written.startIndex, to: old.lowerBound) + 1)
        }
        let inside = Diagnostic(file: path, line: 2, column: 40, severity: .error, message: "")
        #expect(reading.written(inside).column == 1)
    }

    @Test("what was read before is not parsed again, and what is no longer there is forgotten")
    func kept() throws {
        let folder = try ProjectFolder(["A.swift": "#Preview { a }"])
        let (path, kept) = (folder.url.path + "/A.swift", folder.url.path + "/previews.json")
        var first = PreviewReading(keptIn: kept)
        let text = try first.reading([:], of: [path])[path]
        let known = try Data(contentsOf: URL(fileURLWithPath: kept))
        try Data(String(decoding: known, as: UTF8.self).replacing("\"end\":14", with: "\"end\":13").utf8)
            .write(to: URL(fileURLWithPath: kept))
        var second = PreviewReading(keptIn: kept)
        #expect(try second.reading([:], of: [path])[path] != text)
        #expect(try second.reading([path: "let b = 1"], of: [path])[path] == "let b = 1")
        #expect(String(decoding: try Data(contentsOf: URL(fileURLWithPath: kept)), as: UTF8.self) == "{}")
    }
}
