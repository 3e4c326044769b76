import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite("Lines that are measured without a layout")
struct LineRulerTests {
    nonisolated private static let fonts = [
        FontDescription(size: 17), FontDescription(size: 13.3), FontDescription(size: 17, weight: 700),
        FontDescription(size: 28, weight: 600, isItalic: true), FontDescription(design: .serif, size: 15),
        FontDescription(design: .monospaced, size: 12), FontDescription(size: 17, hasMonospacedDigits: true),
        FontDescription(size: 17, smallCapitals: .all), FontDescription(family: "Cantarell", size: 17),
        FontDescription(family: "DejaVu Sans", size: 11), FontDescription(size: 0), FontDescription(size: 400),
    ]

    /// Texts in which fonts have letters change their neighbours, also past spaces.
    private static let texts = [
        "1", "12", "Row 1", "AV To", "fi ffl office", "10 x 20", "A - B", "a -> b", "(A) [B] {C}", "x x", "3x4", ":-)",
        " ", "  two  spaces  ", "T. A. V.", "11:11", "1/2", "\"quoted\"", "Ärger über Öl", "Łódź", "don’t – “so” …",
        "…",
        "–", "Ww Ll Tt Yy", "a" + String(repeating: "w", count: 40), String(repeating: "word ", count: 18),
    ]

    private func style(_ font: FontDescription) -> (String) -> ParagraphContent {
        { text in
            let text = StyledText(runs: [TextRun(text: text, font: font, color: .black)])
            return ParagraphContent.all(of: text, fit: LetterFit())[0]
        }
    }

    @Test("they take the room that a layout gives them", arguments: fonts)
    func sameAsLayout(font: FontDescription) throws {
        let content = style(font)
        var random = SystemRandomNumberGenerator()
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789      .,-:x()éüß’–…")
        let others = (0..<400).map { _ in
            String((0..<Int.random(in: 1...30, using: &random)).map { _ in letters.randomElement(using: &random)! })
        }
        let ruler = LineRuler(content("x").style, TextEngine.shared.fonts)
        var told = 0
        // What is asked for often is told in other ways than at first.
        for text in Self.texts + others + Self.texts {
            let content = content(text)
            let builder = ParagraphBuilder(content: content, fonts: TextEngine.shared.fonts)
            let layout = builder.layout(width: .infinity)
            let line = withExtendedLifetime(layout) { LineMetrics.all(in: layout.pango) }
            guard let ruled = ruler.line(of: content.bytes) else { continue }
            told += 1
            #expect(line.count == 1)
            #expect(
                [ruled.width, ruled.height, ruled.baseline] == [line[0].width, line[0].bottom, line[0].baseline],
                "\(text) in \(font)")
        }
        #expect(told > 100 || font.smallCapitals != .none, "most need no layout")
    }

    @Test(
        "what has other scripts, signs or lines is laid out",
        arguments: ["日本", "שלום", "a\tb", "👍", "a\u{AD}b", "e\u{301}", ""])
    func others(text: String) {
        let content = style(FontDescription(size: 17))
        let ruler = LineRuler(content("x").style, TextEngine.shared.fonts)
        for _ in 0..<50 { _ = ruler.line(of: content("x").bytes) }
        #expect(ruler.line(of: content("x").bytes) != nil)
        #expect(ruler.line(of: content(text).bytes) == nil)
    }

    @Test("a text that was measured so is drawn like one that was laid out")
    func drawn() throws {
        let engine = TextEngine.shared
        let font = FontDescription(size: 17.25)
        func measure(_ text: String, _ width: CGFloat?) -> MeasuredText {
            engine.measure(
                StyledText(runs: [TextRun(text: text, font: font, color: .black)]), width: width, height: nil)
        }
        for index in 0..<100 { _ = measure("Row \(index)", nil) }
        let ideal = measure("Row of tables", nil)
        let layouts = engine.layouts(of: ideal)
        #expect(layouts.count == 1)
        let line = try #require(LineMetrics.all(in: layouts[0].layout).first)
        #expect(abs(ideal.size.width - line.width) < 1 && ideal.size.height == line.bottom.rounded(.up))
        #expect(ideal.firstBaseline == line.baseline)
        // Where it does not fit, it is broken as ever.
        let broken = measure("Row of tables", ideal.size.width - 8)
        #expect(broken.size.height > ideal.size.height && broken.size.width < ideal.size.width)
    }
}
