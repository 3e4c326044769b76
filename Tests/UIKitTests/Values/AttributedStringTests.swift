import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

@MainActor @Suite("NSAttributedString and AttributedString")
struct AttributedStringTests {
    private let font = UIFont.boldSystemFont(ofSize: 20)

    @Test("what UIKit, Foundation and SwiftUI say of a text goes from one to the other and back")
    func roundTrip() throws {
        var text = AttributedString("Zoë 🎉 met ")
        var name = AttributedString("Ada")
        name.uiKit.font = font
        name.uiKit.foregroundColor = .systemRed
        name.uiKit.underlineStyle = [.single, .patternDot]
        name.uiKit.kern = 2
        name.link = URL(string: "https://example.org")
        name.swiftUI.tracking = 3
        name.swiftUI.inlinePresentationIntent = .stronglyEmphasized
        text += name
        let converted = NSAttributedString(text)
        #expect(converted.string == "Zoë 🎉 met Ada" && converted.length == 14)
        #expect(converted.attributes(at: 4, effectiveRange: nil).isEmpty)
        let values = converted.attributes(at: 11, effectiveRange: nil)
        #expect(values[.font] as? UIFont == font && values[.foregroundColor] as? UIColor == .systemRed)
        #expect((values[.underlineStyle] as? NSNumber)?.intValue == 0x101)
        #expect((values[.kern] as? NSNumber)?.doubleValue == 2)
        #expect(values[.link] as? URL == URL(string: "https://example.org"))
        #expect((values[NSAttributedString.Key("SwiftUI.Tracking")] as? NSNumber)?.doubleValue == 3)
        #expect(AttributedString(converted) == text)
    }

    @Test("attributes of UIKit make a container; what has another type is left out, or is an error")
    func containers() throws {
        let values: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.systemRed, .kern: "wide"]
        let container = AttributeContainer(values)
        #expect(container.uiKit.font == font && container.uiKit.foregroundColor == .systemRed)
        #expect(container.uiKit.kern == nil)
        #expect(AttributedString("Ada", attributes: container).runs.first?.uiKit.font == font)
        #expect(throws: CocoaError.self) { try AttributeContainer(values, including: \.uiKit) }
        #expect(try AttributeContainer([.font: font], including: \.uiKit).uiKit.font == font)
    }

    @Test("ranges are those of the letters, links may be texts, and what has another type is left out")
    func fromTheOther() throws {
        let source = NSMutableAttributedString(string: "a🎉b", attributes: [.font: "no font"])
        source.addAttributes(
            [.link: "https://example.org", .strikethroughStyle: NSUnderlineStyle.single.rawValue],
            range: NSRange(location: 1, length: 2))
        let text = AttributedString(source)
        #expect(text.runs.count == 3)
        let run = try #require(text.runs.first { $0.link != nil })
        #expect(String(text[run.range].characters) == "🎉" && run.link == URL(string: "https://example.org"))
        #expect(run.uiKit.strikethroughStyle == .single && run.uiKit.font == nil)
        #expect(throws: CocoaError.self) { try AttributedString(source, including: \.uiKit) }
        let halved = NSMutableAttributedString(string: "🎉")
        halved.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
        #expect(AttributedString(halved) == AttributedString("🎉"))
    }

    private enum Mood: AttributedStringKey {
        typealias Value = Int
        static let name = "mood"
    }

    private struct Moods: AttributeScope {
        let mood: Mood
    }

    @Test("a scope says which attributes are taken, also one of the program's own")
    func scopes() throws {
        var text = AttributedString("Ada")
        text[Mood.self] = 4
        text.link = URL(string: "https://example.org")
        text.uiKit.kern = 1
        let own = try NSAttributedString(text, including: Moods.self)
        #expect(own.attributes(at: 0, effectiveRange: nil).keys.map(\.rawValue) == ["mood"])
        let back = try AttributedString(own, including: Moods.self)
        #expect(back[Mood.self] == 4)
        let links = try NSAttributedString(text, including: \.foundation)
        #expect(Set(links.attributes(at: 0, effectiveRange: nil).keys) == [.link])
        #expect(NSAttributedString(text).attributes(at: 0, effectiveRange: nil).keys.count == 2)
    }

    @Test("a text shows what UIKit says of its letters, unless SwiftUI says otherwise")
    func shown() {
        let source = NSAttributedString(
            string: "Hello",
            attributes: [.font: UIFont.systemFont(ofSize: 40), .kern: 5, .backgroundColor: UIColor.red])
        var plain = AttributedString("Hello")
        plain.font = .system(size: 40)
        plain.kern = 5
        plain.backgroundColor = Color(uiColor: .red)
        var other = AttributedString(source)
        other.font = .system(size: 12)
        func size(_ text: AttributedString) -> CGSize { Screen { Text(text) }.text("Hello").frame.size }
        #expect(size(AttributedString(source)) == size(plain))
        #expect(size(other).height < size(plain).height)
        #expect(Screen { Text(AttributedString(source)) }.image() == Screen { Text(plain) }.image())
    }

    @Test("the largest titles are bold, and follow the size of texts")
    func titles() {
        let large = UIFont.preferredFont(forTextStyle: .extraLargeTitle)
        let second = UIFont.preferredFont(forTextStyle: .extraLargeTitle2)
        #expect(large.pointSize > UIFont.preferredFont(forTextStyle: .largeTitle).pointSize)
        #expect(second.pointSize < large.pointSize)
        #expect([large, second].allSatisfy { $0.fontDescriptor.symbolicTraits.contains(.traitBold) })
        func height(_ font: Font, _ size: DynamicTypeSize = .large) -> CGFloat {
            Screen { Text("Title").font(font).dynamicTypeSize(size) }.text("Title").frame.height
        }
        #expect(height(Font(large)) == height(.extraLargeTitle) && height(Font(second)) == height(.extraLargeTitle2))
        #expect(height(.extraLargeTitle, .accessibility5) > height(.extraLargeTitle))
    }
}
