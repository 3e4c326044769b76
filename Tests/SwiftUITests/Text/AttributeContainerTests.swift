import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Containers of attributes")
struct AttributeContainerTests {
    private let font = UIFont.boldSystemFont(ofSize: 20)

    @Test("what UIKit says of a text becomes attributes of a container, and comes back")
    func dictionary() throws {
        let container = AttributeContainer([.font: font, .foregroundColor: UIColor.systemRed, .kern: 2])
        #expect(container.uiKit.font == font && container.uiKit.foregroundColor == .systemRed)
        let values = [NSAttributedString.Key: Any](container)
        #expect(values.count == 3 && values[.font] as? UIFont == font)
        #expect((values[.kern] as? NSNumber)?.doubleValue == 2)
        let plain = try AttributeContainer([.font: font], including: \.swiftUI)
        #expect(plain == AttributeContainer())
    }

    @Test("a value of another type is left out, or thrown where a scope is asked for")
    func otherType() {
        #expect(AttributeContainer([.foregroundColor: "red"]) == AttributeContainer())
        #expect(throws: CocoaError.self) { try AttributeContainer([.foregroundColor: "red"], including: \.uiKit) }
    }

    @Test("a text is drawn with the attributes of a container that was made of UIKit's")
    func drawn() {
        let link = AttributeContainer([.link: URL(string: "https://example.org")!])
        let screen = Screen { Text(AttributedString("Site", attributes: link)) }
        #expect(screen.texts == ["Site"])
    }
}
