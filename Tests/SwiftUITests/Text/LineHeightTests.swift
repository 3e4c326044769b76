import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Heights of lines, and fonts as they are used")
struct LineHeightTests {
    private func height(_ lines: String, _ lineHeight: AttributedString.LineHeight?) -> CGFloat {
        let screen = Screen { Text(verbatim: lines).lineHeight(lineHeight).accessibilityIdentifier("text") }
        return screen.text(lines).frame.height
    }

    @Test("a line of exactly 40 points takes 40 points more")
    func exact() {
        #expect(height("a\nb", .exact(points: 40)) == 80)
        #expect(height("a\nb\nc", .exact(points: 40)) == 120)
    }

    @Test("multiples and leading count from the size of the font, which is 15 points")
    func multiples() {
        #expect(height("a\nb", .multiple(factor: 2)) == 60)
        #expect(height("a\nb", .leading(increase: 5)) == 40)
    }

    @Test("loose lines are further apart than normal ones, tight ones less; what is no height changes nothing")
    func named() {
        let normal = height("a\nb", .normal)
        #expect(height("a\nb", nil) == normal)
        #expect(height("a\nb", .variable) == normal)
        #expect(height("a\nb", .loose) > normal)
        #expect(height("a\nb", .tight) < normal)
        #expect(height("a\nb", .exact(points: -1)) == normal)
    }

    @Test("a part of a text has lines of its own height, which coding keeps")
    func attribute() throws {
        var string = AttributedString("a\nb")
        string.lineHeight = .exact(points: 50)
        let screen = Screen { Text(string) }
        #expect(screen.text("a\nb").frame.height == 100)
        let data = try JSONEncoder().encode(string.lineHeight)
        #expect(try JSONDecoder().decode(AttributedString.LineHeight.self, from: data) == .exact(points: 50))
    }

    struct Fonts: View {
        @Environment(\.fontResolutionContext) private var context
        var body: some View {
            let font = Font.system(size: 20).bold().italic().resolve(in: context)
            Text(verbatim: "\(font.pointSize) \(font.isBold) \(font.isItalic) \(font.isMonospaced)")
            Text(verbatim: "\(Font.body.resolve(in: context).pointSize)")
            Text(verbatim: "\(Font.body.monospaced().leading(.tight).resolve(in: context).leading)")
        }
    }

    @Test("a font tells its size and its traits where it is used")
    func resolved() {
        let screen = Screen { Fonts() }
        #expect(screen.texts == ["20.0 true true false", "15.0", "tight"])
        screen.dynamicTypeSize = .xxxLarge
        #expect(screen.texts[1] != "15.0")
    }

    @Test("a paragraph that is read from the right begins there where the strategy says so")
    func strategy() {
        func ink(_ strategy: Text.AlignmentStrategy) -> StyledAlignment {
            let screen = Screen(size: CGSize(width: 200, height: 100)) {
                Text(verbatim: "שלום עולם ארוך\nשם").multilineTextAlignment(.leading)
                    .multilineTextAlignment(strategy: strategy)
            }
            return StyledAlignment(image: screen.image())
        }
        #expect(ink(.layoutBased) != ink(.writingDirectionBased))
    }

    /// A picture, compared as a whole.
    struct StyledAlignment: Equatable { let image: Data }

    @Test("a language changes nothing of letters that it sets like others")
    func language() {
        let plain = Screen { Text("Hello") }
        let english = Screen { Text("Hello").typesettingLanguage(.init(identifier: "en")) }
        let japanese = Screen { Text("Hello").typesettingLanguage(.init(identifier: "ja"), isEnabled: false) }
        #expect(plain.text("Hello").frame == english.text("Hello").frame)
        #expect(plain.image() == japanese.image())
    }
}
