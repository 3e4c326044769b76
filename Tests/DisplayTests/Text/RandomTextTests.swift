import Foundation
import MartletDisplay
import MartletText
import Testing

/// Characters of every kind from all planes: letters of many scripts, signs that join or stack, what turns the
/// direction, what breaks lines, what nobody has defined.
@MainActor @Suite("Texts of random characters")
struct RandomTextTests {
    private static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x20...0x20, 0xA0...0x24F, 0x300...0x36F, 0x370...0x5FF, 0x600...0x6FF, 0x900...0x97F,
        0xE00...0xE7F, 0x1100...0x11FF, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3040...0x30FF,
        0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xE000...0xE0FF, 0xFE00...0xFE0F, 0xFFF0...0xFFFD, 0x1F1E6...0x1F1FF,
        0x1F300...0x1FAFF, 0x1D100...0x1D1FF, 0x10FFF0...0x10FFFD, 0x00...0x1F, 0xE0001...0xE007F,
    ]

    private static func string(_ random: inout Dice) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...24, using: &random) {
            let range = ranges.randomElement(using: &random)!
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { scalars.append(scalar) }
            }
        }
        return String(scalars)
    }

    private func measure(_ string: String, _ width: CGFloat? = nil, lines: Int? = nil) -> MeasuredText {
        var text = StyledText(runs: [TextRun(text: string, font: FontDescription(size: 15), color: .black)])
        text.lineLimit = lines
        return TextEngine.shared.measure(text, width: width, height: nil)
    }

    /// The width that a line cannot be narrower than, because nothing in a character breaks.
    private func widestCharacter(of string: String) -> CGFloat {
        string.reduce(0) { max($0, measure(String($1)).size.width) }
    }

    @Test("ten thousand strings stay in the width they are given, and cut ones on their line")
    func boxes() {
        var random = Dice(state: 14)
        let line = measure("Ag").size.height
        for index in 0..<10_000 {
            let string = Self.string(&random)
            let width = CGFloat.random(in: 40...300, using: &random)
            let (whole, broken, cut) = (measure(string), measure(string, width), measure(string, width, lines: 1))
            let name = Comment(rawValue: "\(index): \(string.debugDescription) in \(width)")
            for size in [whole.size, broken.size, cut.size] {
                #expect((0...20_000).contains(size.width) && (0...5000).contains(size.height), name)
            }
            if max(broken.size.width, cut.size.width) > width.rounded(.up) {
                let least = widestCharacter(of: string)
                #expect(broken.size.width <= max(width, least).rounded(.up) + 1, name)
                #expect(cut.size.width <= max(width, least).rounded(.up) + 1, name)
            }
            // Where the cut parts a mark from its letter, the mark may come from another font, which is higher.
            let slack = line * 0.3
            #expect(cut.size.height <= max(line, whole.size.height) + slack, name)
            #expect(broken.size.height + slack >= cut.size.height, name)
        }
    }

    @Test("no line breaks where Unicode's rules for lines and for characters differ, however narrow it is")
    func clusters() {
        let strings = [
            "🇾🇹🇻\u{16}🇹🇦🇸", "🇬\u{202A}🇦🇲\u{65E}", "🇫\u{E006C}🇵🇼|", "🇺🇨🇭\u{331}🇶🇵🇨🇺🇺", "🇶🇹🇮\u{200E}🇼🇧🇴",
            "\u{202B} \u{31C}K", "a\u{1F3FB}b", "字\u{E33}字", "\u{600}字a", "\u{6DD}字", "  \u{301}x", "a \u{FF9E}b",
        ]
        for string in strings {
            let widest = widestCharacter(of: string)
            for width in [CGFloat(0), 0.01, 1, 12, 40] {
                #expect(
                    measure(string, width).size.width <= max(width, widest).rounded(.up) + 1, "\(string) in \(width)")
            }
        }
    }

    @Test("two thousand strings in no width at all end nothing")
    func narrow() {
        var random = Dice(state: 31)
        for _ in 0..<2000 { #expect(measure(Self.string(&random), 0.01).size.height < 5000) }
    }
}

private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}
