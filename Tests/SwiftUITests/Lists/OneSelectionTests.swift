import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Lists with one selection")
struct OneSelectionTests {
    struct Item: Identifiable {
        let id: Int
        var name: String
        var inner: [Item]?
    }

    nonisolated static let items = [
        Item(id: 1, name: "one", inner: [Item(id: 3, name: "three")]), Item(id: 2, name: "two"),
    ]

    struct Page: View {
        let kind: Int
        @State private var selection = 1
        @State private var items = OneSelectionTests.items
        var body: some View {
            Text("chosen \(selection)")
            switch kind {
            case 0: List(items, selection: $selection) { Text($0.name) }
            case 1: List(items, id: \.id, selection: $selection) { Text($0.name) }
            case 2: List(1..<4, selection: $selection) { Text(["one", "two", "three"][$0 - 1]) }
            case 3: List($items, selection: $selection) { Text($0.wrappedValue.name) }
            default: List(items, children: \.inner, selection: $selection) { Text($0.name) }
            }
        }
    }

    @Test("a click selects another row, and one is always selected", arguments: 0..<5)
    func selects(kind: Int) {
        let screen = Screen(size: CGSize(width: 300, height: 400)) { Page(kind: kind) }
        #expect(screen.texts.contains("chosen 1"))
        screen.text("two").tap()
        #expect(screen.texts.contains("chosen 2"))
    }

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
