import SwiftUI
import Testing
import ViewTesting

/// The ways in which programs write these views: each compiles, and shows what it says.
@MainActor @Suite("Ways to write pages", .serialized)
struct SpellingTests {
    struct Item: Identifiable, Hashable {
        let id: Int
        var children: [Item]?
    }

    private func texts(@ViewBuilder _ content: () -> some View) -> [String] { Screen(content: content).texts }

    @Test("links by label and destination, by title, by value, by tag, by flag")
    func links() {
        let found = texts {
            NavigationStack {
                VStack {
                    NavigationLink(destination: Text("a")) { Text("destination") }
                    NavigationLink(destination: { Text("a") }, label: { Text("closures") })
                    NavigationLink("title") { Text("a") }
                    NavigationLink("old", destination: Text("a"))
                    NavigationLink(value: 1) { Text("value") }
                    NavigationLink("named value", value: 1)
                    NavigationLink(destination: Text("a"), isActive: .constant(false)) { Text("flag") }
                    NavigationLink("titled flag", isActive: .constant(false)) { Text("a") }
                    NavigationLink(destination: Text("a"), tag: 1, selection: .constant(nil)) { Text("tag") }
                    NavigationLink("titled tag", tag: 1, selection: .constant(nil)) { Text("a") }
                }
            }
        }
        #expect(
            found == [
                "destination", "closures", "title", "old", "value", "named value", "flag", "titled flag", "tag",
                "titled tag",
            ])
    }

    @Test("lists of data, ids, bindings, children and selections")
    func lists() {
        let items = [Item(id: 1, children: nil)]
        func row(_ item: Item) -> Text { Text(verbatim: "row \(item.id)") }
        #expect(texts { List { row(items[0]) } } == ["row 1"])
        #expect(texts { List(items) { row($0) } } == ["row 1"])
        #expect(texts { List(items, id: \.self) { row($0) } } == ["row 1"])
        #expect(texts { List(items, children: \.children) { row($0) } } == ["row 1"])
        #expect(texts { List(items, selection: .constant(Set<Int>())) { row($0) } } == ["row 1"])
        #expect(texts { List(items, id: \.id, selection: .constant(Int?.none)) { row($0) } } == ["row 1"])
        #expect(texts { List(selection: .constant(Int?.none)) { row(items[0]) } } == ["row 1"])
        #expect(texts { List(.constant(items)) { $item in row(item) } } == ["row 1"])
        #expect(texts { List(.constant(items), editActions: .all) { $item in row(item) } } == ["row 1"])
    }

    @Test("menus, context menus and bars")
    func menus() {
        let found = texts {
            NavigationView {
                VStack {
                    Menu("title") { Button("x") {} }
                    Menu("symbol", systemImage: "star") { Button("x") {} }
                    Menu(content: { Button("x") {} }, label: { Text("content and label") })
                    Menu("primary") {
                        Button("x") {}
                    } primaryAction: {
                    }
                    Text("menu").contextMenu(menuItems: { Button("x") {} })
                    Text("preview").contextMenu {
                        Button("x") {}
                    } preview: {
                        Text("seen")
                    }
                    Text("old menu").contextMenu(ContextMenu { Button("x") {} })
                    Text("pop-over").popover(
                        isPresented: .constant(false), attachmentAnchor: .point(.top), arrowEdge: .top
                    ) { Text("x") }
                }
                .navigationBarTitle("Bar", displayMode: .inline)
                .navigationBarItems(leading: Text("leading"), trailing: Text("trailing"))
                .toolbar(content: { ToolbarItem(placement: .bottomBar) { Text("bottom") } })
                .toolbar { Text("plain") }
                .toolbar(.visible, for: .navigationBar)
            }
            .navigationViewStyle(.stack)
        }
        #expect(
            found == [
                "leading", "Bar", "trailing", "plain", "title", "symbol", "content and label", "primary", "menu",
                "preview", "old menu", "pop-over", "bottom",
            ])
    }

    @Test("searches with and without placement, prompt and suggestions")
    func searches() {
        func isThere(@ViewBuilder _ content: () -> some View) -> Bool {
            Screen { NavigationStack { content() } }.textField("Find").exists
        }
        #expect(isThere { Text("x").searchable(text: .constant(""), prompt: "Find") })
        #expect(isThere { Text("x").searchable(text: .constant(""), placement: .automatic, prompt: Text("Find")) })
        #expect(
            isThere { Text("x").searchable(text: .constant(""), prompt: "Find") { Text("a").searchCompletion("a") } })
        let title = "Find"
        #expect(
            isThere {
                Text("x").searchable(
                    text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: title)
            })
    }

    @Test("tab views of views and of tabs, with and without a selection")
    func tabs() {
        let pages = [
            texts { TabView { Text("a").tabItem { Text("one") } } },
            texts { TabView(selection: .constant(1)) { Text("a").tag(1) } },
            texts { TabView { Tab("one", systemImage: "star") { Text("a") } } },
            texts { TabView(selection: .constant(1)) { Tab("one", systemImage: "star", value: 1) { Text("a") } } },
            texts {
                TabView(selection: .constant(Int?.some(1))) { Tab("one", systemImage: "star", value: 1) { Text("a") } }
            },
            texts {
                TabView(selection: .constant(1)) {
                    if Bool(true) {
                        Tab(value: 1, role: .search) {
                            Text("a")
                        } label: {
                            Text("look")
                        }
                    }
                }
            },
        ]
        #expect(pages.allSatisfy { $0.contains("a") })
    }
}
