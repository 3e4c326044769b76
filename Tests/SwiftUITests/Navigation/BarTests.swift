import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Bars of pages", .serialized)
struct BarTests {
    private struct Page: View {
        @State var showsItems = false
        var body: some View {
            NavigationStack {
                Button("Toggle") { showsItems.toggle() }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.yellow.accessibilityElement().accessibilityLabel("content"))
                    .toolbar {
                        ToolbarItem(placement: .bottomBar) { if showsItems { Text("All is well") } }
                        ToolbarItem(placement: .topBarTrailing) { if showsItems { Button("Add") {} } }
                    }
            }
        }
    }

    @Test("bars whose items show nothing are not there, and come with what they show")
    func empty() {
        let screen = Screen(size: CGSize(width: 400, height: 600)) { Page() }
        let middle = screen.button("Toggle").frame.midY
        #expect(middle == 300)
        #expect(screen.any("content").frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        screen.button("Toggle").tap()
        #expect(abs(screen.text("All is well").frame.midY - 577) < 0.1)
        #expect(abs(screen.button("Add").frame.midY - 23) < 0.1)
        screen.button("Toggle").tap()
        #expect(screen.button("Toggle").frame.midY == 300)
    }

    @Test("buttons of a bar keep one line in any width, before the title is read")
    func narrow() {
        func screen(_ width: CGFloat) -> Screen {
            Screen(size: CGSize(width: width, height: 400), idiom: .phone) {
                NavigationStack {
                    Color.clear
                        .navigationTitle("November 2026")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) { Button("Today") {} }
                            ToolbarItemGroup(placement: .topBarTrailing) {
                                ForEach(["plus", "gear", "trash"], id: \.self) { name in
                                    Button {
                                    } label: {
                                        Image(systemName: name)
                                    }
                                }
                            }
                            ToolbarItem(placement: .bottomBar) { Button("Compose a new message") {} }
                        }
                }
            }
        }
        let (wide, narrow) = (screen(600), screen(230))
        #expect(narrow.button("Today").frame.size == wide.button("Today").frame.size)
        #expect(screen(180).button("Compose a new message").frame.height < 40)
    }

    @Test("texts in the bar at the bottom keep away from its edges")
    func edges() {
        let screen = Screen(size: CGSize(width: 400, height: 600)) {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem(placement: .bottomBar) { Text("Left") }
                    ToolbarSpacer(placement: .bottomBar)
                    ToolbarItem(placement: .bottomBar) { Text("Right") }
                }
            }
        }
        #expect(screen.text("Left").frame.minX >= 12)
        #expect(screen.text("Right").frame.maxX <= 388)
    }

    private struct Search: View {
        @State private var query = ""
        @State private var submitted = ""
        var body: some View {
            NavigationStack {
                List(["Elm", "Oak"].filter { query.isEmpty || $0.contains(query) }, id: \.self) { name in
                    NavigationLink(name) { Text("Page of \(name) \(submitted)") }
                }
                .navigationTitle("Trees")
            }
            .searchable(text: $query, prompt: "Find")
            .searchSuggestions { Text("Try Oak").searchCompletion("Oak") }
            .onSubmit(of: .search) { submitted = query }
        }
    }

    @Test("a search field around a stack stands in the bars of its root, not on pages that are pushed")
    func search() {
        let screen = Screen { Search() }
        #expect(screen.textField("Find").frame.minY > screen.text("Trees").frame.maxY)
        screen.textField("Find").tap()
        #expect(screen.any("Try Oak").exists)
        screen.press("O")
        #expect(screen.texts.contains("Oak") && !screen.texts.contains("Elm"))
        screen.press(.return)
        screen.any("Oak").tap()
        #expect(screen.text("Page of Oak O").exists)
        #expect(!screen.textField("Find").exists)
        screen.button("Back").tap()
        #expect(screen.textField("Find").value == "O")
        #expect(screen.warnings == [])
    }

    @Test("a search field around tabs or a split view stands on the roots inside; around anything else, above it")
    func elsewhere() {
        let tabs = Screen {
            TabView {
                NavigationStack { Text("One").navigationTitle("First") }.tabItem { Text("A") }
                NavigationStack { Text("Two").navigationTitle("Second") }.tabItem { Text("B") }
            }
            .searchable(text: .constant(""), prompt: "Find")
        }
        #expect(tabs.textField("Find").frame.minY > tabs.text("First").frame.maxY)
        let plain = Screen { Text("Plain").searchable(text: .constant(""), prompt: "Find") }
        #expect(plain.textField("Find").frame.maxY < plain.text("Plain").frame.minY)
        let split = Screen(size: CGSize(width: 900, height: 600)) {
            NavigationSplitView {
                Text("Side").navigationTitle("Sidebar")
            } detail: {
                Text("Detail")
            }
            .searchable(text: .constant(""), prompt: "Find")
        }
        #expect(split.textField("Find").frame.maxX < split.text("Detail").frame.minX)
    }

    @Test("a search field in a narrow bar gives way to the title, and comes back with the room")
    func narrowField() {
        struct Page: View {
            @State private var query = ""
            var body: some View {
                NavigationStack {
                    Color.clear.navigationTitle("Inbox").navigationSubtitle("46 messages in it")
                        .searchable(text: $query, placement: .toolbar, prompt: "Find")
                        .toolbar { Button("Star", systemImage: "star") {} }
                }
            }
        }
        let wide = Screen(size: CGSize(width: 700, height: 400)) { Page() }
        let narrow = Screen(size: CGSize(width: 300, height: 400)) { Page() }
        #expect(narrow.text("46 messages in it").frame.width == wide.text("46 messages in it").frame.width)
        #expect(narrow.textField("Find").frame.width < wide.textField("Find").frame.width - 20)
        #expect(narrow.textField("Find").frame.width > 60)
    }

    @Test("on a phone a long text in the middle of a bar is cut before other items go into the menu")
    func longPrincipal() {
        let screen = Screen(size: CGSize(width: 390, height: 300), idiom: .phone) {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem(placement: .principal) {
                        Text("Longer than the bar of a phone has room")
                    }
                    ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
                    ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: "square.and.arrow.up") {} }
                }
            }
        }
        #expect(screen.button("Add").exists && screen.button("Share").exists && !screen.button("More").exists)
    }

    @Test("segments in a bar are as wide as they like to be, and in the middle")
    func segments() {
        let screen = Screen(size: CGSize(width: 900, height: 300)) {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem(placement: .principal) {
                        Picker("Span", selection: .constant(1)) {
                            Text("Day").tag(1)
                            Text("Week").tag(2)
                        }
                        .pickerStyle(.segmented)
                        .accessibilityIdentifier("span")
                    }
                }
            }
        }
        let frame = screen.rects["span"] ?? .zero
        #expect(frame.width > 60 && frame.width < 300 && abs(frame.midX - 450) <= 1)
    }

}
