import MartletHost
import Testing

@testable import SwiftUI
@testable import ViewTesting

/// Rotors are actions with which a screen reader jumps between places.
@MainActor @Suite("Rotors")
struct RotorTests {
    struct Message: Identifiable {
        let id: Int
        var isUnread: Bool { id % 40 == 39 }
    }

    struct Messages: View {
        let messages = (0..<200).map(Message.init)
        var body: some View {
            List(messages) { message in
                Button("Message \(message.id)") {}
            }
            .accessibilityRotor("Unread") {
                ForEach(messages) { message in
                    if message.isUnread { AccessibilityRotorEntry("Subject \(message.id)", id: message.id) }
                }
            }
        }
    }

    private static let size = CGSize(width: 300, height: 400)

    @Test("the next and the one before are scrolled to, also in rows that are not made yet, and get the keyboard")
    func rows() {
        let screen = Screen(size: Self.size) { Messages() }
        #expect(!screen.button("Message 39").isVisible)
        screen.button("Message 0").act("Next Unread")
        #expect(screen.button("Message 39").isVisible)
        #expect(screen.button("Message 39").isFocused)
        screen.button("Message 39").act("Next Unread")
        #expect(screen.button("Message 79").isFocused && screen.button("Message 79").isVisible)
        screen.button("Message 79").act("Previous Unread")
        #expect(screen.button("Message 39").isFocused)
        screen.button("Message 39").act("Previous Unread")
        #expect(screen.button("Message 39").isFocused)
        #expect(screen.warnings.isEmpty)
    }

    struct Places: View {
        @Namespace private var space
        @State private var isOpen = false
        let log: (String) -> Void
        var body: some View {
            VStack {
                Text("Start")
                if isOpen {
                    VStack {
                        Text("Detail")
                        Button("Answer") {}.accessibilityRotorEntry(id: "answer", in: space)
                    }
                }
                Button("End") {}.id("end")
            }
            .accessibilityRotor(Text("Place")) {
                AccessibilityRotorEntry("The answer to it", id: "answer", in: space) {
                    log("prepared")
                    isOpen = true
                }
                AccessibilityRotorEntry("Last", id: "end")
                AccessibilityRotorEntry("Nowhere", id: "none")
            }
            .accessibilityRotor(.headings, entries: ["end"], entryID: \.self, entryLabel: \.self)
        }
    }

    @Test("what an entry prepares is there before it is gone to; one that leads nowhere leaves all as it is")
    func prepared() {
        var log: [String] = []
        let screen = Screen(size: Self.size) { Places { log.append($0) } }
        screen.button("End").act("Next Place")
        #expect(log == ["prepared"])
        #expect(screen.button("Answer").isFocused)
        #expect(screen.window.root.describe().elements.first { $0.label == "Answer" }?.hint == "The answer to it")
        screen.button("Answer").act("Next Place")
        #expect(screen.button("End").isFocused)
        screen.button("End").act("Next Place")
        #expect(screen.button("End").isFocused)
        screen.button("Answer").act("Next Heading")
        #expect(log == ["prepared"] && screen.button("End").isFocused)
    }

    struct Texts: View {
        let names = ["Ash", "Birch", "Cedar"]
        var body: some View {
            VStack { ForEach(names, id: \.self) { Text($0) } }
                .accessibilityRotor("Tree", entries: names, entryID: \.self, entryLabel: \.self)
        }
    }

    @Test("a screen reader stops at text, too, while it is led there; without one the keyboard does not")
    func text() throws {
        for hasReader in [false, true] {
            let window = TestWindow(size: Self.size, Texts())
            window.host.hasScreenReader = hasReader
            window.settle()
            let first = try #require(window.root.describe().elements.first { $0.label == "Ash" })
            _ = window.controller.perform(.named("Previous Tree"), on: first.id)
            for _ in 0..<5 { window.settle() }
            let cedar = try #require(window.root.describe().elements.first { $0.label == "Cedar" })
            #expect(cedar.isFocusable == hasReader)
            #expect((window.root.focusedElement == cedar.id) == hasReader)
            window.close()
        }
    }
}
