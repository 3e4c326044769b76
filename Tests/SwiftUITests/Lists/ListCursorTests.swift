import MartletHost
import SwiftUI
import Testing

@testable import ViewTesting

/// The row to which the keyboard has come in a list whose rows can be selected.
@MainActor
@Suite("The row that keys go on from")
struct ListCursorTests {
    private struct Rows: View {
        var count = 6
        @State var selection: Set<Int> = []
        var body: some View {
            Text(selection.sorted().map(String.init).joined(separator: "-"))
            List(0..<count, id: \.self, selection: $selection) { Text("row \($0)") }
        }
    }

    private struct Two: View {
        @State private var first: Int? = 1
        @State private var second: Int? = 2
        var body: some View {
            HStack {
                List(0..<4, id: \.self, selection: $first) { Text("a \($0)") }
                List(0..<4, id: \.self, selection: $second) { Text("b \($0)") }
            }
        }
    }

    @Test("a range grows upwards too, and shrinks from where it was led to")
    func ranges() {
        let screen = Screen { Rows() }
        screen.text("row 3").tap()
        screen.press(.upArrow, modifiers: .shift)
        screen.press(.upArrow, modifiers: .shift)
        #expect(screen.texts[0] == "1-2-3")
        screen.press(.downArrow, modifiers: .shift)
        #expect(screen.texts[0] == "2-3")
        screen.press(.downArrow, modifiers: .shift)
        screen.press(.downArrow, modifiers: .shift)
        #expect(screen.texts[0] == "3-4")
        screen.press(KeyEquivalent.home, modifiers: .shift)
        #expect(screen.texts[0] == "0-1-2-3")
        screen.press(.end)
        #expect(screen.texts[0] == "5")
    }

    @Test("of two lists with a selected row each, the one with the keyboard shows it, at its row")
    func ring() {
        let screen = Screen(size: CGSize(width: 400, height: 300)) { Two() }
        screen.press(.tab)
        let first = screen.image()
        screen.press(.tab)
        let second = screen.image()
        #expect(first != second)
        screen.press(.tab, modifiers: .shift)
        #expect(screen.image() == first)
        // With the pointer nothing is shown of it.
        screen.text("b 2").tap()
        #expect(screen.image() != second)
    }

    @Test("the keyboard brings the selected row into sight as it comes to a list")
    func scrolls() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Rows(count: 100, selection: [80]) }
        #expect(!screen.text("row 80").isVisible)
        screen.press(.tab)
        #expect(screen.text("row 80").isVisible)
    }

    @Test("a row is named by what its fields hold, and a row of a tree is open or closed itself")
    func names() {
        struct Item: Identifiable {
            let id: Int
            var name: String
            var children: [Item]?
        }
        struct Page: View {
            @State var items = [Item(id: 1, name: "Ann"), Item(id: 2, name: "Bea")]
            @State var selection: Int?
            var body: some View {
                List($items, selection: $selection) { $item in
                    HStack {
                        TextField("Name", text: $item.name)
                        Text("Rome")
                    }
                }
            }
        }
        let screen = Screen { Page() }
        #expect(rows(screen).map(\.label) == ["Ann, Rome", "Bea, Rome"])
        struct Tree: View {
            let items = [Item(id: 1, name: "Animals", children: [Item(id: 2, name: "Dogs")])]
            @State var selection: Int?
            var body: some View {
                List(items, children: \.children, selection: $selection) { Text($0.name) }
            }
        }
        let tree = Screen { Tree() }
        #expect(rows(tree).map(\.label) == ["Animals"] && rows(tree).map(\.isExpanded) == [false])
        tree.text("Animals").tap()
        tree.press(.rightArrow)
        #expect(rows(tree).map(\.label) == ["Animals", "Dogs"] && rows(tree).map(\.isExpanded) == [true, nil])
    }

    private func rows(_ screen: Screen) -> [AccessibleElement] {
        screen.description.elements.filter { $0.role == .row }
    }
}
