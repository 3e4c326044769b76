import CMartletPango
import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite("Long paragraphs")
struct LongParagraphTests {
    private let font = FontDescription(size: 17)

    private func text(_ string: String, lineLimit: Int? = nil) -> StyledText {
        var text = StyledText(runs: [TextRun(text: string, font: font, color: .black)])
        text.lineLimit = lineLimit
        return text
    }

    /// In bytes, where the lines of a paragraph begin that is set in one piece.
    private func starts(inOnePiece text: StyledText, width: CGFloat) -> [Int] {
        let content = ParagraphContent.all(of: text, fit: LetterFit())[0]
        let layout = ParagraphBuilder(content: content, fonts: TextEngine.shared.fonts).layout(width: width)
        return LineMetrics.all(in: layout.pango).map(\.bytes.lowerBound)
    }

    private func starts(inPieces text: StyledText, width: CGFloat) -> [Int] {
        let shaped = unsafeDowncast(
            TextEngine.shared.measure(text, width: width, height: nil).layout, to: ShapedText.self)
        #expect(shaped.paragraphs.count > 1)
        return zip(shaped.paragraphs, shaped.starts).flatMap { placed, start in
            LineMetrics.all(in: placed.paragraph.layout.pango).map { start + $0.bytes.lowerBound }
        }
    }

    @Test(
        "set in pieces, lines break where they do in one piece",
        arguments: [
            "word ", "of several  lengths, with  spaces ", "x", "漢字かな", "עברית ו English ", "👨‍👩‍👧 and é, à la carte. ",
            "hyphen-ated ",
        ])
    func breaks(unit: String) {
        let long = text(String(repeating: unit, count: 12_000 / unit.utf8.count))
        for width: CGFloat in [90, 300, 1111] {
            #expect(starts(inPieces: long, width: width) == starts(inOnePiece: long, width: width))
        }
    }

    @Test("pieces of several styles, and from right to left, are placed as one")
    func styles() {
        var long = text(String(repeating: "some words ", count: 500))
        long.runs += text(String(repeating: "larger ones ", count: 500)).runs.map {
            var run = $0
            run.font = FontDescription(size: 24)
            return run
        }
        #expect(starts(inPieces: long, width: 300) == starts(inOnePiece: long, width: 300))
        let hebrew = text(String(repeating: "עברית English ", count: 800))
        let measured = TextEngine.shared.measure(hebrew, width: 300, height: nil)
        let lines = TextEngine.shared.lines(of: measured)
        let starts = starts(inPieces: hebrew, width: 300)
        // Some of the pieces begin with a word from left to right; of all lines the first word is the rightmost.
        #expect(lines.count > 100 && starts.count == lines.count)
        let bytes = Array(hebrew.string.utf8)
        #expect(
            zip(starts, lines).allSatisfy { start, line in
                let end = bytes[start...].firstIndex(of: 0x20) ?? bytes.count
                let frames = TextEngine.shared.frames(of: start..<end, in: measured)
                return frames.contains { abs($0.maxX - line.frame.maxX) < 1 }
            })
    }

    @Test("what is copied of pieces is the text")
    func string() {
        let words = String(repeating: "some  words ", count: 1000) + "\nx"
        #expect(TextEngine.shared.string(of: TextEngine.shared.measure(text(words), width: 300, height: nil)) == words)
    }

    @Test("a paragraph of a million letters takes its lines, or those that the limit leaves")
    func million() {
        let words = String(repeating: "word ", count: 200_000)
        let whole = TextEngine.shared.measure(text(words), width: 300, height: nil)
        let part = TextEngine.shared.measure(text(String(words.prefix(5000))), width: 300, height: nil)
        let ratio = whole.size.height / part.size.height
        #expect(whole.size.width <= 300 && abs(ratio - 200) < 2)
        for truncation in [StyledText.Truncation.head, .middle, .tail] {
            var limited = text(words, lineLimit: 2)
            limited.truncation = truncation
            let cut = TextEngine.shared.measure(limited, width: 300, height: nil)
            #expect(cut.isTruncated && TextEngine.shared.lines(of: cut).count == 2)
            #expect(TextEngine.shared.lines(of: cut).allSatisfy { $0.frame.width > 200 && $0.frame.width <= 301 })
        }
        #expect(TextEngine.shared.measure(text(words), width: nil, height: nil).size.width > 100_000)
        let low = TextEngine.shared.measure(text(words), width: 300, height: 100)
        #expect(low.isTruncated && low.size.height <= 100 && low.size.height > 60)
    }

    @Test("narrower than a letter, some letters stand for all of them")
    func narrow() {
        let narrow = TextEngine.shared.measure(text(String(repeating: "QUJD", count: 5000)), width: 0, height: nil)
        let lines = TextEngine.shared.lines(of: narrow).count
        #expect(lines > 100 && lines < 1000 && narrow.size.width == 0)
    }

    @Test("the last paragraph of a text follows a long one")
    func after() {
        let words = String(repeating: "word ", count: 4000)
        let long = TextEngine.shared.measure(text(words + "\nend"), width: 300, height: nil)
        let alone = TextEngine.shared.measure(text(words), width: 300, height: nil)
        #expect(long.size.height > alone.size.height + 10)
        let shaped = unsafeDowncast(long.layout, to: ShapedText.self)
        #expect(shaped.starts.last == words.utf8.count + 1)
    }
}
