import Foundation
import MartletDisplay
import MartletGraph
import Testing

@testable import SwiftUI

@MainActor @Suite("Texts")
struct TextTests {
    func run(_ view: some View) -> TextRun { Picture(400, 100, view).runs[0] }
    func string(_ text: Text) -> String { Picture(800, 100, text).texts.joined() }

    @Test("a text is small, so that a list of them is")
    func size() {
        #expect(MemoryLayout<Text>.size <= 24)
    }

    @Test("texts are equal when they show the same in the same style")
    func equality() {
        #expect(Text("a") == Text(verbatim: "a"))
        #expect(Text("a").bold() == Text("a").bold() && Text("a").bold() != Text("a"))
        #expect(Text("\(3) a") == Text("\(3) a") && Text("\(3) a") != Text("\(4) a"))
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
        #expect(
            Text(3, format: .number) == Text(3, format: .number) && Text(3, format: .number) != Text(4, format: .number)
        )
    }

    @Test("text styles have their sizes; a headline is semibold")
    func styles() {
        #expect(run(Text("a")).font == FontDescription(size: 15))
        #expect(run(Text("a").font(.largeTitle)).font.size == 32)
        #expect(run(Text("a").font(.headline)).font == FontDescription(size: 15, weight: 600))
        #expect(
            run(Text("a").font(.system(size: 20, weight: .heavy, design: .serif))).font
                == FontDescription(design: .serif, size: 20, weight: 800))
        #expect(run(Text("a").font(.custom("Noto Serif", size: 9))).font.family == "Noto Serif")
        #expect(
            Font.title.bold().italic().monospacedDigit().description(at: .large)
                == FontDescription(size: 27, weight: 700, isItalic: true, hasMonospacedDigits: true))
    }

    @Test("a text style grows with the size that the user wants, and so does a custom font unless its size is fixed")
    func dynamicTypeSize() {
        func size(_ font: Font) -> CGFloat { run(Text("a").font(font).dynamicTypeSize(.accessibility1)).font.size }
        #expect(size(.body) == 25 && size(.largeTitle) == 41 && size(.system(size: 15)) == 15)
        #expect(size(.custom("Noto Serif", size: 20)) == 33 && size(.custom("Noto Serif", fixedSize: 20)) == 20)
        #expect(size(.custom("Noto Serif", size: 20, relativeTo: .largeTitle)) == 26)
        let limited = Text("a").dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility5)
        #expect(run(limited).font.size == 17)
        #expect(run(Text("a").environment(\.sizeCategory, .accessibilityMedium)).font.size == 25)
    }

    @Test("the style nearest to a text wins")
    func nearest() {
        #expect(run(Text("a").font(.title).font(.caption)).font.size == 27)
        #expect(run(VStack { Text("a").fontWeight(.light) }.fontWeight(.black)).font.weight == 300)
        #expect(run(VStack { Text("a").bold(false) }.bold()).font.weight == 400)
        #expect(run(VStack { Text("a") }.italic().bold().kerning(2)).kerning == 2)
        #expect(run(VStack { Text("a") }.underline()).underline != nil)
    }

    @Test("joined texts keep a style each")
    func joined() {
        let picture = Picture(400, 100, Text("a").bold() + Text("b").foregroundColor(.pureRed) + Text("c"))
        #expect(picture.texts == ["abc"])
        #expect(picture.runs.map(\.font.weight) == [700, 400, 400])
        #expect(picture.runs[1].color == RGBA(red: 1, green: 0, blue: 0))
        #expect(
            Picture(400, 100, (Text("a").font(.title) + Text("b")).font(.caption)).runs.map(\.font.size) == [27, 11])
    }

    @Test("values in a key are formatted")
    func interpolation() {
        #expect(string(Text("\(3) of \(7)%")) == "3 of 7%")
        #expect(string(Text("\("*a*") *b*")) == "*a* b")
        #expect(string(Text("\(0.5, specifier: "%.2f")")) == "0.50")
        #expect(string(Text("\(Text("x").bold())y")) == "xy")
        #expect(string(Text("\(0.25, format: .percent)").environment(\.locale, Locale(identifier: "en_US"))) == "25%")
        #expect(string(Text("100%")) == "100%")
    }

    @Test("whole numbers in a key are grouped as the locale does")
    func grouping() {
        let text = Text("\(1234567)").environment(\.locale, Locale(identifier: "en_US"))
        #expect(Picture(400, 100, text).texts == ["1,234,567"])
        #expect(string(Text(verbatim: "\(1234567)")) == "1234567")
    }

    func string(_ view: some View) -> String { Picture(800, 100, view).texts.joined() }

    @Test("literals hold inline Markdown, strings do not")
    func markdown() {
        let picture = Picture(400, 100, Text("a **b** *c* `d` ~~e~~ [f](https://g.h) i_j_k \\*l\\*"))
        #expect(picture.texts == ["a b c d e f i_j_k *l*"])
        #expect(picture.runs.first { $0.text == "b" }?.font.weight == 700)
        #expect(picture.runs.first { $0.text == "c" }?.font.isItalic == true)
        #expect(picture.runs.first { $0.text == "d" }?.font.design == .monospaced)
        #expect(picture.runs.first { $0.text == "e" }?.strikethrough != nil)
        #expect(picture.runs.first { $0.text == "f" }?.color == RGBA(hex: 0x1C71D8))
        let plain = "**b**"
        #expect(string(Text(plain)) == "**b**")
        #expect(string(Text("2 * 3 * 4 and **open")) == "2 * 3 * 4 and **open")
    }

    @Test("dates are shown as days or times of the environment's zone")
    func dates() {
        let date = Date(timeIntervalSince1970: 0)
        let zone = TimeZone(identifier: "UTC")!
        func shown(_ style: Text.DateStyle) -> String {
            string(
                Text(date, style: style).environment(\.timeZone, zone).environment(
                    \.locale, Locale(identifier: "en_US")))
        }
        #expect(shown(.date) == "January 1, 1970")
        #expect(shown(.time).hasPrefix("12:00"))
    }

    @Test("attributes of a string become styles of runs")
    func attributed() {
        var string = AttributedString("one ")
        var second = AttributedString("two")
        second.foregroundColor = .pureRed
        second.font = .title
        second.underlineStyle = .single
        string += second
        let picture = Picture(400, 100, Text(string))
        #expect(picture.texts == ["one two"])
        #expect(picture.runs[1].font.size == 27 && picture.runs[1].underline != nil && picture.runs[0].font.size == 15)
    }

    @Test("text in capitals, limits of lines and alignment come from the environment")
    func environment() {
        #expect(string(VStack { Text("abc") }.textCase(.uppercase)) == "ABC")
        let long = Text("one two three four five six seven eight")
        let one = Picture(60, 400, long.lineLimit(1)).textFrames[0].height
        let all = Picture(60, 400, long).textFrames[0].height
        #expect(all > one * 3)
        #expect(Picture(60, 400, long.lineLimit(2)).textFrames[0].height == one * 2 || all > one * 2)
    }

    @Test("texts of other sizes stand on one line by their baselines")
    func baselines() {
        let frames = Picture(
            400, 100,
            HStack(alignment: .firstTextBaseline) {
                Text("A").font(.largeTitle)
                Text("a")
            }
        ).textFrames
        #expect(frames[1].minY > frames[0].minY && frames[1].maxY < frames[0].maxY)
    }

    @Test("ten thousand texts of one scope work out their style once")
    func sharedStyle() {
        let scope = OutermostScope(key: ObjectIdentifier(TextTests.self))
        #expect(TextEnvironment.of(scope) === TextEnvironment.of(scope))
        scope.changed()
        let style = TextEnvironment.of(scope)
        #expect(style === TextEnvironment.of(scope))
    }
}
