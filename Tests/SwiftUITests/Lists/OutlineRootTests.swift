import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Outlines from one element")
struct OutlineRootTests {
    struct Item: Identifiable {
        let id: Int
        var name: String
        var inner: [Item]?
    }

    nonisolated static let items = [
        Item(id: 1, name: "one", inner: [Item(id: 3, name: "three")]), Item(id: 2, name: "two"),
    ]

    @Test("a tree may begin with one element")
    func root() {
        let screen = Screen(size: CGSize(width: 300, height: 400)) {
            List { OutlineGroup(Self.items[0], children: \.inner) { Text($0.name) } }
        }
        #expect(screen.texts == ["one"])
        screen.text("one").tap()
        #expect(screen.texts == ["one", "three"])
    }
}
