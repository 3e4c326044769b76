import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Lists of bindings to trees")
struct BoundTreeTests {
    struct Item: Identifiable {
        let id: Int
        var name: String
        var inner: [Item]?
    }

    struct Tree: View {
        @State var items = [
            Item(id: 1, name: "one", inner: [Item(id: 3, name: "three")]), Item(id: 2, name: "two"),
        ]
        var body: some View {
            List($items, children: \.inner) { $item in
                HStack {
                    Text(item.name)
                    Button("Mark \(item.id)") { item.name += "!" }
                }
            }
            Text(items.map(\.name).joined() + (items[0].inner ?? []).map(\.name).joined())
        }
    }

    @Test("rows of a tree that a binding points at write into the tree")
    func tree() {
        let screen = Screen(size: CGSize(width: 400, height: 400)) { Tree() }
        #expect(screen.texts.last == "onetwothree")
        screen.text("one").tap()
        #expect(screen.texts.contains("three"))
        screen.button("Mark 3").tap()
        screen.button("Mark 2").tap()
        #expect(screen.texts.last == "onetwo!three!")
        #expect(screen.texts.contains("three!"))
    }
}
