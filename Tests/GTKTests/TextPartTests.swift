import Foundation
import MartletDesk
import MartletDisplay
import MartletHost
import MartletText
import Testing

@testable import MartletGTKHost

@MainActor @Suite("Parts of texts in windows", .serialized, .enabled(if: Desk.isAvailable))
struct TextPartTests {
    private let text = TextEngine.shared.measure(
        StyledText(runs: [
            TextRun(text: "Some words, AVA ", font: FontDescription(size: 17), color: .black),
            TextRun(
                text: "and שלום in others", font: FontDescription(size: 17, weight: 700),
                color: RGBA(red: 1, green: 0, blue: 0)),
        ]), width: 120, height: nil)

    /// The picture of items in a window, pixel by pixel.
    private func pixels(_ items: [DisplayItem]) throws -> [String] {
        var result: [String] = []
        try Desk.use { desk in
            let client = FakeClient()
            client.root.setItems(items)
            let window = desk.open(client)
            let picture = desk.picture(of: window)
            result = (0..<100).flatMap { y in (0..<160).map { picture[$0, y] } }
            window.close()
        }
        return result
    }

    @Test("the lines of a text, and its letters, drawn one by one look as the text does")
    func same() throws {
        let origin = CGPoint(x: 10.3, y: 20)
        let whole = try pixels([.text(text, origin: origin)])
        let lines = TextEngine.shared.glyphLines(of: text)
        #expect(lines.count > 1 && whole.contains { $0 != "00000000" })
        #expect(try pixels(lines.map { .glyphs(text, $0.part, origin: origin) }) == whole)
        let letters = lines.flatMap(\.runs).flatMap { run in
            run.clusters.map { cluster -> DisplayItem in
                var part = run.part
                part.glyphs = cluster.glyphs
                return .glyphs(text, part, origin: origin)
            }
        }
        #expect(try pixels(letters) == whole)
    }

    @Test("a part that the text does not have is nothing")
    func missing() throws {
        let parts = [
            TextPart(paragraph: 3, line: 0), TextPart(paragraph: 0, line: 9),
            TextPart(paragraph: 0, line: 0, run: 7), TextPart(paragraph: 0, line: 0, run: 0, glyphs: 90..<99),
        ]
        let seen = try pixels(parts.map { .glyphs(text, $0, origin: .zero) })
        #expect(seen.allSatisfy { $0 == "00000000" })
    }
}
