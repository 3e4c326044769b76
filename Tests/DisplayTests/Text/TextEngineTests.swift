import Foundation
import MartletDisplay
@testable import MartletText
import Testing

@MainActor @Suite("Text in lines")
struct TextEngineTests {
    let engine = TextEngine.shared

    func text(_ string: String, size: CGFloat = 16, change: (inout StyledText) -> Void = { _ in }) -> StyledText {
        var text = StyledText(runs: [TextRun(text: string, font: FontDescription(size: size), color: .black)])
        change(&text)
        return text
    }

    func lines(_ measured: MeasuredText) -> Int {
        let one = engine.idealSize(text("x")).height
        return Int((measured.size.height / one).rounded())
    }

    @Test("sizes are whole points and a text has one line of its font's height")
    func wholePoints() {
        let size = engine.idealSize(text("Hello"))
        #expect(size.width == size.width.rounded() && size.height == size.height.rounded())
        #expect(size.width > 30 && size.width < 50)
        #expect(size.height >= 19 && size.height <= 22)
    }

    @Test("an empty text has no width and the height of its font")
    func empty() {
        #expect(engine.idealSize(text("")) == CGSize(width: 0, height: engine.idealSize(text("x")).height))
    }

    @Test("how wide a text is follows from the space, not from the spaces it was measured in before")
    func history() {
        let words = text("Delete all of it")
        let widths = stride(from: CGFloat(20), through: 130, by: 0.1).map { $0 }
        func sizes(_ prepared: PreparedText, _ order: some Sequence<Int>) -> [Int: CGSize] {
            Dictionary(uniqueKeysWithValues: order.map { ($0, prepared.measure(width: widths[$0], height: nil).size) })
        }
        func prepared() -> PreparedText { PreparedText(words, engine.fonts, after: nil) }
        let fresh = Dictionary(
            uniqueKeysWithValues: widths.indices.map { ($0, sizes(prepared(), CollectionOfOne($0))[$0]!) })
        #expect(sizes(prepared(), widths.indices) == fresh)
        #expect(sizes(prepared(), widths.indices.reversed()) == fresh)
    }

    @Test("a text offered its natural width or more is the ideal object itself")
    func sharesTheIdeal() {
        let hello = text("Hello world")
        let ideal = engine.measure(hello, width: nil, height: nil)
        #expect(engine.measure(hello, width: ideal.size.width, height: ideal.size.height) === ideal)
        #expect(engine.measure(hello, width: 500, height: nil) === ideal)
        #expect(engine.measure(text("Hello world"), width: .infinity, height: .infinity) === ideal)
    }

    @Test(
        "a narrow width breaks between words, never beyond the width, and measuring at the used size is the same object"
    )
    func wraps() {
        let long = text("The quick brown fox jumps over the lazy dog")
        let wrapped = engine.measure(long, width: 120, height: nil)
        #expect(wrapped.size.width <= 120 && wrapped.size.width > 60)
        #expect(lines(wrapped) == 3 || lines(wrapped) == 4)
        #expect(!wrapped.isTruncated)
        #expect(wrapped.lastBaseline > wrapped.firstBaseline)
        #expect(engine.measure(long, width: wrapped.size.width, height: wrapped.size.height) === wrapped)
    }

    @Test("measuring again in the same space is the same object, also where there is no room for a character")
    func measuresOnce() {
        for string in ["5", "Hello world", "Two\nlines"] {
            let text = text(string)
            for (width, height) in [(0, 0), (0, nil), (3, 100), (nil, 0), (25, 5), (40, 10)] as [(CGFloat?, CGFloat?)] {
                let first = engine.measure(text, width: width, height: height)
                #expect(engine.measure(text, width: width, height: height) === first)
            }
        }
        let word = text("Word")
        #expect(engine.measure(word, width: nil, height: 3) === engine.measure(word, width: nil, height: nil))
    }

    @Test("a word that is too long breaks between characters")
    func breaksWords() {
        let word = engine.measure(text("Donaudampfschifffahrt"), width: 60, height: nil)
        #expect(word.size.width <= 60)
        #expect(lines(word) >= 3)
    }

    @Test("a line limit cuts with an ellipsis", arguments: [StyledText.Truncation.head, .middle, .tail])
    func lineLimit(mode: StyledText.Truncation) {
        let long = text("The quick brown fox jumps over the lazy dog") {
            $0.lineLimit = 2
            $0.truncation = mode
        }
        let cut = engine.measure(long, width: 100, height: nil)
        #expect(cut.isTruncated)
        #expect(lines(cut) == 2)
        #expect(cut.size.width <= 100)
        #expect(cut.firstBaseline == engine.firstBaseline(long))
    }

    @Test("a line limit counts lines across newlines")
    func lineLimitWithNewlines() {
        let poem = text("one\ntwo\nthree\nfour") { $0.lineLimit = 2 }
        let cut = engine.measure(poem, width: nil, height: nil)
        #expect(lines(cut) == 2)
        #expect(cut.isTruncated)
        #expect(lines(engine.measure(text("one\ntwo\nthree\nfour"), width: 300, height: nil)) == 4)
    }

    @Test("a height that holds two lines shows two, and one that holds none shows one")
    func heightCuts() {
        let long = text("The quick brown fox jumps over the lazy dog")
        let one = engine.idealSize(long).height
        let two = engine.measure(long, width: 100, height: one * 2 + 5)
        #expect(lines(two) == 2 && two.isTruncated)
        let least = engine.measure(long, width: 100, height: 3)
        #expect(lines(least) == 1 && least.isTruncated)
    }

    @Test("a text shrinks to its smallest scale before it is cut")
    func minimumScale() {
        let long = text("A title that is too long") {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.5
        }
        let ideal = engine.idealSize(long)
        let shrunk = engine.measure(long, width: ideal.width * 0.7, height: nil)
        #expect(!shrunk.isTruncated)
        #expect(shrunk.size.width <= ideal.width * 0.7 && shrunk.size.width > ideal.width * 0.65)
        #expect(shrunk.size.height < ideal.height)
        #expect(engine.measure(long, width: ideal.width * 0.3, height: nil).isTruncated)
    }

    @Test("one letter or word shrinks to the width and height it has, to whatever size where the factor is 0")
    func minimumScaleOfOneWord() {
        let word = text("Word") {
            $0.runs[0].font.size = 100
            $0.minimumScaleFactor = 0.1
        }
        let ideal = engine.idealSize(word)
        let low = engine.measure(word, width: nil, height: ideal.height / 2)
        #expect(low.size.height <= ideal.height / 2 && low.size.height > ideal.height * 0.45)
        let letter = text("W") {
            $0.runs[0].font.size = 100
            $0.minimumScaleFactor = 0.1
        }
        let narrow = engine.measure(letter, width: 40, height: nil)
        #expect(narrow.size.width <= 40 && narrow.size.width > 34)
        let tiny = text("Word") {
            $0.runs[0].font.size = 100
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0
        }
        let any = engine.measure(tiny, width: 20, height: 20)
        #expect(any.size.width <= 20 && !any.isTruncated)
        let least = engine.measure(letter, width: 2, height: 2)
        #expect(least.size.height < ideal.height * 0.15)
    }

    @Test("what is left of a cut text stands close to its ellipsis, and takes no more room than it needs")
    func ellipsisWidth() {
        for truncation in [StyledText.Truncation.head, .middle, .tail] {
            let long = text("WWWWWWWWWW WWWWWWWWWW") {
                $0.lineLimit = 1
                $0.truncation = truncation
            }
            // Nearly one letter more would fit.
            let letter = engine.idealSize(text("W")).width
            let widths = stride(from: 80, through: 80 + letter, by: 1).map {
                engine.measure(long, width: $0, height: nil).size.width
            }
            #expect(Set(widths).count <= 4, "\(truncation)")
        }
    }

    @Test("letters come a little closer before a text shrinks or is cut, where they may")
    func tightening() {
        var plain = text("A title that is too long") { $0.lineLimit = 1 }
        let ideal = engine.idealSize(plain)
        #expect(engine.measure(plain, width: ideal.width - 4, height: nil).isTruncated)
        plain.allowsTightening = true
        let tight = engine.measure(plain, width: ideal.width - 4, height: nil)
        #expect(!tight.isTruncated && tight.size.height == ideal.height && tight.size.width <= ideal.width - 4)
        #expect(engine.measure(plain, width: ideal.width * 0.7, height: nil).isTruncated)
    }

    @Test("line spacing is added between lines, kerning between characters")
    func spacing() {
        let plain = engine.idealSize(text("a\nb\nc"))
        #expect(engine.idealSize(text("a\nb\nc") { $0.lineSpacing = 10 }).height == plain.height + 20)
        let kerned = engine.idealSize(text("abcd") { $0.runs[0].kerning = 5 }).width
        #expect(abs(kerned - engine.idealSize(text("abcd")).width - 15) <= 1)
    }

    @Test("weights, designs and PostScript names select faces")
    func faces() {
        func width(_ change: (inout FontDescription) -> Void) -> CGFloat {
            engine.idealSize(text("illumination WWW") { change(&$0.runs[0].font) }).width
        }
        #expect(width { $0.weight = 800 } > width { _ in })
        #expect(width { $0.design = .monospaced } > width { _ in })
        #expect(width { $0.family = "No Such Family" } == width { _ in })
        #expect(
            width { $0.family = "Inter-Bold" }
                == width {
                    $0.family = "Inter"; $0.weight = 700
                })
        #expect(engine.isInstalled(family: "dejavu sans"))
        #expect(!engine.isInstalled(family: "No Such Family"))
    }

    @Test("digits of one width make numbers of one width")
    func digits() {
        func width(_ string: String) -> CGFloat {
            engine.idealSize(text(string) { $0.runs[0].font.hasMonospacedDigits = true }).width
        }
        #expect(width("1111111111") == width("0000000000"))
    }
}
