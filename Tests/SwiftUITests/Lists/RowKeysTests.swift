import MartletHost
import SwiftUI
import Testing

@testable import ViewTesting

@MainActor @Suite("Rows by keys")
struct RowKeysTests {
    private struct Page: View {
        @State private var items = ["Milk", "Bread", "Soap"]
        @State private var last = "nothing"
        var body: some View {
            Text("did \(last)")
            List {
                ForEach(items, id: \.self) { item in
                    Text(item).swipeActions {
                        Button("Archive") { last = "archive \(item)" }
                        Button("Flag") { last = "flag \(item)" }
                    }
                }
                .onDelete { items.remove(atOffsets: $0) }
            }
        }
    }

    @Test(
        "Tab stops at rows with which something can be done; Delete deletes, and the menu key offers what a swipe does")
    func actions() {
        let screen = Screen { Page() }
        screen.press(.tab)
        screen.press(.tab)
        screen.send(.key(KeyEvent(phase: .down, key: .menu)))
        screen.button("Flag").tap()
        #expect(screen.texts[0] == "did flag Bread")
        screen.press(.delete)
        #expect(!screen.texts.contains("Bread") && screen.focusedLabel == "Soap")
        screen.press(.delete)
        #expect(screen.texts == ["did flag Bread", "Milk"] && screen.focusedLabel == "Milk")
    }

    @Test("Delete deletes the row around a link, a button or a toggle that has the keyboard, and leaves a field alone")
    func controls() {
        struct Rows: View {
            @State private var items = ["link", "button", "toggle", "field"]
            @State private var text = "ab"
            var body: some View {
                NavigationStack {
                    List {
                        ForEach(items, id: \.self) { item in
                            switch item {
                            case "link": NavigationLink(item, value: item)
                            case "button": Button(item) {}
                            case "toggle": Toggle(item, isOn: .constant(true))
                            default: TextField(item, text: $text)
                            }
                        }
                        .onDelete { items.remove(atOffsets: $0) }
                    }
                    Text(items.joined(separator: " "))
                }
            }
        }
        let screen = Screen { Rows() }
        func left() -> String { screen.texts.last ?? "" }
        screen.press(.tab)
        #expect(screen.focusedLabel == "link")
        screen.press(.delete)
        #expect(left() == "button toggle field" && screen.focusedLabel == "button")
        screen.press(.deleteForward)
        #expect(left() == "toggle field" && screen.focusedLabel == "toggle")
        screen.press(.delete)
        #expect(left() == "field" && screen.focusedLabel == "field")
        screen.press(.delete)
        #expect(left() == "field")
    }

    @Test("the next row has the keyboard while the deleted one is on its way out")
    func moving() {
        let screen = Screen { Page() }
        screen.showsSystemMotion = true
        screen.press(.tab)
        screen.press(.tab)
        screen.press(.delete)
        #expect(screen.focusedLabel == "Soap")
        screen.settle()
        screen.press(.delete)
        screen.settle()
        #expect(screen.texts == ["did nothing", "Milk"] && screen.focusedLabel == "Milk")
    }

    @Test("a secondary click opens the same menu, and a row that can be deleted has that in it")
    func mouse() {
        struct Plain: View {
            @State private var items = ["Milk", "Bread"]
            var body: some View {
                List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
            }
        }
        let screen = Screen { Plain() }
        screen.text("Milk").secondaryClick()
        screen.button("Delete").tap()
        #expect(screen.texts == ["Bread"])
    }

    @Test("Return shows what is chosen in a column that is not beside the list")
    func narrow() {
        struct Split: View {
            @State private var chosen: String?
            var body: some View {
                NavigationSplitView {
                    List(["Milk", "Bread"], id: \.self, selection: $chosen) { Text($0) }
                } detail: {
                    Text("about \(chosen ?? "nothing")")
                }
            }
        }
        let screen = Screen(size: CGSize(width: 360, height: 600)) { Split() }
        screen.press(.tab)
        screen.press(.downArrow)
        screen.press(.downArrow)
        #expect(!screen.texts.contains("about Bread"))
        screen.press(.return)
        screen.advance(by: .seconds(1))
        #expect(screen.texts.contains("about Bread"))
    }
}
