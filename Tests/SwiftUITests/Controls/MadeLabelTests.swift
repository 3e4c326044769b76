import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Names made of views", .serialized)
struct MadeLabelTests {
    private struct Row: View {
        @State private var isUnread = true
        var body: some View {
            VStack {
                Text("Lunch").accessibilityLabel { label in
                    if isUnread { Text("Unread") }
                    label
                }
                Button("Open", action: {}).accessibilityLabel { label in
                    label
                    Text("in a new window")
                }
                Button("Read") { isUnread = false }
                Button(action: {}) { Image(systemName: "star").accessibilityLabel { _ in Text("Favourite") } }
            }
        }
    }

    @Test("a view is called by the texts of a closure, with its own name where that stands")
    func names() {
        let screen = Screen { Row() }
        #expect(screen.text("Unread, Lunch").exists)
        #expect(screen.button("Open, in a new window").exists)
        #expect(screen.button("Favourite").exists)
        #expect(screen.texts.contains("Lunch") && !screen.texts.contains("Unread"), "only what is drawn is seen")
        screen.button("Read").tap()
        #expect(screen.text("Lunch").exists && !screen.text("Unread, Lunch").exists)
    }
}
