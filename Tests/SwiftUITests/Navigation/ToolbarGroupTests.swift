import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Content of toolbars", .serialized)
struct ToolbarGroupTests {
    struct Tool: Identifiable {
        let id: Int
        let name: String
    }

    struct Page: View {
        @State private var tools = [Tool(id: 1, name: "Pen")]
        @State private var log = ""
        @State private var hides = false
        var body: some View {
            NavigationStack {
                VStack {
                    Text("log \(log)")
                    Button("Add") { tools.append(Tool(id: 2, name: "Brush")) }
                    Button("Hide") { hides = true }
                }
                .toolbar {
                    ForEach(tools) { tool in ToolbarItem { Button(tool.name) { log += tool.name } } }
                    Group {
                        ToolbarItem(placement: .topBarLeading) { Button("Undo") {} }
                        ToolbarItem(placement: .topBarLeading) { Button("Redo") {} }
                    }
                    .hidden(hides)
                }
            }
        }
    }

    @Test("a toolbar has an item for each element of a collection, and groups of items")
    func items() {
        let screen = Screen(size: CGSize(width: 600, height: 400)) { Page() }
        #expect(screen.button("Pen").exists && !screen.button("Brush").exists && screen.button("Undo").exists)
        screen.button("Add").tap()
        screen.button("Brush").tap()
        #expect(screen.texts.contains("log Brush"))
        screen.button("Hide").tap()
        #expect(!screen.button("Undo").exists && !screen.button("Redo").exists && screen.button("Pen").exists)
    }

    private func titled(isLarge: Bool) -> Screen {
        Screen(size: CGSize(width: 600, height: 400)) {
            NavigationStack {
                Color.clear.navigationTitle("Title").navigationSubtitle("Subtitle")
                    .toolbarTitleDisplayMode(isLarge ? .large : .inline)
                    .toolbar {
                        ToolbarItem(placement: .title) { Text("Own") }
                        ToolbarItem(placement: .subtitle) { Text("Line") }
                        ToolbarItem(placement: .largeTitle) { Text("Large") }
                        ToolbarItem(placement: .largeSubtitle) { Text("Below") }
                    }
            }
        }
    }

    @Test("views stand in place of the title and of the line under it, in the bar or below it")
    func titles() {
        let (inline, large) = (titled(isLarge: false), titled(isLarge: true))
        #expect(inline.texts == ["Own", "Line"] && inline.title == "Title")
        #expect(large.texts == ["Large", "Below"] && large.title == "Title")
        #expect(large.rects["Large"]!.height > inline.rects["Own"]!.height)
        #expect(inline.rects["Own"]!.maxY <= inline.rects["Line"]!.minY + 1)
        #expect(abs(inline.rects["Own"]!.midX - 300) < 1)
    }

    struct Searched: View {
        var behavior = SearchToolbarBehavior.minimize
        @State private var query = ""
        var body: some View {
            NavigationStack {
                Text("query \(query)").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .navigationTitle("Trees").searchable(text: $query, prompt: "Find")
                    .searchToolbarBehavior(behavior)
                    .searchPresentationToolbarBehavior(.avoidHidingContent)
            }
        }
    }

    @Test("a small search field is a button in the bar until the user searches")
    func small() {
        let screen = Screen(size: CGSize(width: 600, height: 400)) { Searched() }
        #expect(screen.button("Search").exists && !screen.textField("Find").exists)
        #expect(screen.button("Search").frame.midX > 400 && screen.button("Search").frame.midY < 60)
        screen.button("Search").tap()
        #expect(screen.textField("Find").exists && screen.focusedLabel == "Find")
        screen.textField("Find").type("elm")
        #expect(screen.texts.contains("query elm"))
        screen.press(.escape)
        #expect(screen.button("Search").exists && screen.texts.contains("query "))
        screen.press("f", modifiers: .command)
        #expect(screen.textField("Find").exists)
        #expect(Screen { Searched(behavior: .automatic) }.textField("Find").exists)
    }
}
