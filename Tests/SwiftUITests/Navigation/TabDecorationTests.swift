import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Items of tabs", .serialized)
struct TabDecorationTests {
    @Test("tabs need no label; one that is named for screen readers is found by that name")
    func unlabelled() {
        struct Page: View {
            @State private var place = 1
            @State private var maybe: Int? = 1
            var body: some View {
                TabView(selection: $place) {
                    Tab(value: 1) { Text("first") }.accessibilityLabel("One")
                    Tab(value: 2) { Text("second") }.accessibilityLabel(Text("Two"))
                }
                TabView(selection: $maybe) {
                    Tab(value: 1) { Text("third") }
                    Tab(value: 2) { Text("fourth") }
                }
                TabView { Tab { Text("fifth") } }
            }
        }
        let screen = Screen { Page() }
        #expect(screen.texts.contains("first") && screen.texts.contains("third") && screen.texts.contains("fifth"))
        screen.button("Two").tap()
        #expect(screen.texts.contains("second"))
    }

    @Test("a tab has a label, a value, a hint and a name for tests, as far as each is enabled")
    func described() {
        let screen = Screen {
            TabView {
                Tab("Inbox", systemImage: "tray") { Text("page") }
                    .accessibilityValue("3 new").accessibilityIdentifier("inbox tab")
                    .accessibilityLabel("ignored", isEnabled: false)
                Group {
                    Tab("Sent", systemImage: "paperplane") { Text("sent") }
                    Tab("Drafts", systemImage: "doc") { Text("drafts") }
                }
                .disabled(true)
            }
        }
        #expect(screen.rects["inbox tab"] != nil && screen.rects["Inbox"] != nil)
        #expect(!screen.button("ignored").exists)
        #expect(!screen.button("Sent").isEnabled && !screen.button("Drafts").isEnabled)
    }

    @Test("a tab and the header of a section have context menus in the sidebar")
    func menus() {
        func screen(_ isSidebar: Bool) -> Screen {
            Screen(size: CGSize(width: 800, height: 500)) {
                let tabs = TabView {
                    Tab("Inbox", systemImage: "tray") { Text("page") }.contextMenu { Button("Empty") {} }
                    TabSection("More") { Tab("Sent", systemImage: "paperplane") { Text("sent") } }
                        .contextMenu { Button("Sort") {} }
                }
                if isSidebar { tabs.tabViewStyle(.sidebarAdaptable) } else { tabs }
            }
        }
        let sidebar = screen(true)
        sidebar.button("Inbox").secondaryClick()
        #expect(sidebar.button("Empty").exists)
        sidebar.press(.escape)
        sidebar.text("More").secondaryClick()
        #expect(sidebar.button("Sort").exists)
        let bar = screen(false)
        bar.button("Inbox").secondaryClick()
        #expect(!bar.button("Empty").exists)
    }

    struct Mail: View {
        var isInside = false
        var activation = TabSearchActivation.searchTabSelection
        @State private var place = 1
        @State private var query = ""
        var body: some View {
            let tabs = TabView(selection: $place) {
                Tab("Inbox", systemImage: "tray", value: 1) { Text("inbox") }
                Tab("Sent", systemImage: "paperplane", value: 2) { Text("sent") }
                Tab(value: 3, role: .search) {
                    NavigationStack {
                        if isInside { Found().searchable(text: $query) } else { Found() }
                    }
                }
            }
            .tabViewSearchActivation(activation)
            if isInside { tabs } else { tabs.searchable(text: $query) }
        }
    }

    struct Found: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View {
            Text(isSearching ? "searching" : "idle")
            Button("Over") { dismissSearch() }
        }
    }

    @Test("the tab for searching begins a search, whose end shows the tab before", arguments: [false, true])
    func search(isInside: Bool) {
        let screen = Screen { Mail(isInside: isInside) }
        screen.button("Sent").tap()
        screen.button("Search").tap()
        #expect(screen.texts.contains("searching"))
        screen.button("Over").tap()
        #expect(screen.texts.contains("sent"))
        screen.button("Search").tap()
        #expect(screen.texts.contains("searching"))
        let other = Screen { Mail(isInside: isInside, activation: .automatic) }
        other.button("Search").tap()
        #expect(other.texts.contains("idle"))
    }
}
