import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("The boxes and rows around fields", .serialized)
struct FieldBoxTests {
    private struct Fields: View {
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("Name", text: $text).textFieldStyle(.roundedBorder).frame(width: 200)
                Text(text.isEmpty ? "empty" : text)
            }
        }
    }

    @Test("all of the box takes the keyboard", arguments: [CGPoint(x: -7, y: 0), CGPoint(x: 30, y: -6)])
    func box(offset: CGPoint) {
        let screen = Screen(size: CGSize(width: 300, height: 200)) { Fields() }
        let line = screen.textField("Name").frame
        screen.tap(at: CGPoint(x: line.minX + offset.x, y: line.minY + offset.y))
        #expect(screen.textField("Name").isFocused)
        screen.press("a")
        #expect(screen.text("a").exists)
    }

    @Test("the glass and the room beside it belong to a search field, the button that clears it does not")
    func search() {
        struct Page: View {
            @State private var query = "oak"
            var body: some View {
                NavigationStack { List { Text("query \(query)") }.searchable(text: $query) }
            }
        }
        let screen = Screen(size: CGSize(width: 390, height: 500), idiom: .phone) { Page() }
        let line = screen.textField("Search").frame
        screen.tap(at: CGPoint(x: line.minX - 14, y: line.midY))
        #expect(screen.textField("Search").isFocused)
        screen.button("Clear").tap()
        #expect(screen.text("query ").exists)
    }

    @Test("a row around a field is a part of it, unless rows are selected")
    func row() {
        struct Page: View {
            @State private var chosen: Int?
            var body: some View {
                VStack {
                    Form { TextField("In a form", text: .constant("")) }
                    List([1], id: \.self, selection: $chosen) { _ in TextField("In a list", text: .constant("")) }
                }
            }
        }
        let screen = Screen(size: CGSize(width: 390, height: 500), idiom: .phone) { Page() }
        func clickAbove(_ name: String) {
            let line = screen.textField(name).frame
            screen.tap(at: CGPoint(x: line.midX, y: line.minY - 8))
        }
        clickAbove("In a form")
        #expect(screen.textField("In a form").isFocused)
        clickAbove("In a list")
        #expect(!screen.textField("In a list").isFocused)
    }
}
