import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Changing the tabs of a sidebar", .serialized)
struct TabCustomizationTests {
    struct Library: View {
        @AppStorage("tabs") private var customization = TabViewCustomization()
        let log: Log
        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Text("home page") }
                    .customizationID("home").customizationBehavior(.disabled, for: .sidebar)
                Tab("Alerts", systemImage: "bell") { Text("alerts page") }
                    .customizationID("alerts").defaultVisibility(.hidden, for: .sidebar)
                Tab("Pinned", systemImage: "pin") { Text("pinned page") }.tabPlacement(.pinned)
                Tab("Archive", systemImage: "archivebox") { Text("archive page") }
                    .customizationID("archive").tabPlacement(.sidebarOnly)
                TabSection("Music") {
                    Tab("Albums", systemImage: "music.note") { Text("albums page") }.customizationID("albums")
                    Tab("Songs", systemImage: "music.mic") { Text("songs page") }.customizationID("songs")
                }
                .customizationID("music").customizationBehavior(.reorderable)
                .sectionActions { Button("New Playlist") { log("new") } }
                TabSection("Video") {
                    Tab("Films", systemImage: "film") { Text("films page") }
                }
                .customizationID("video")
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
            .tabViewSidebarHeader { Text("head") }
            .tabViewSidebarFooter { Text("foot") }
            .tabViewSidebarBottomBar { Text("bottom") }
        }
    }

    func store() -> UserDefaults {
        let name = "martlet.tests.\(UUID().uuidString)"
        let store = UserDefaults(suiteName: name)!
        store.removePersistentDomain(forName: name)
        return store
    }

    func screen(_ store: UserDefaults, _ log: Log = Log(), width: CGFloat = 800) -> Screen {
        Screen(size: CGSize(width: width, height: 600)) { Library(log: log).defaultAppStorage(store) }
    }

    /// What stands in the sidebar, from its top to its bottom.
    func sidebar(_ screen: Screen) -> [String] {
        screen.rects.filter { $0.value.midX < 220 }.sorted { $0.value.minY < $1.value.minY }.map(\.key)
    }

    let usual = [
        "head", "Home", "Pinned", "Archive", "Music", "Albums", "Songs", "New Playlist", "Video", "Films", "foot",
        "bottom", "Edit",
    ]

    @Test(
        "a sidebar begins as the program says, with what it puts around the tabs; a bar leaves out what is not for it")
    func begins() {
        let log = Log()
        let wide = screen(store(), log)
        #expect(sidebar(wide) == usual)
        wide.button("New Playlist").tap()
        #expect(log.lines == ["new"])
        let narrow = screen(store(), width: 390)
        #expect(narrow.texts == ["home page", "Home", "Alerts", "Albums", "Songs", "Films", "Pinned"])
    }

    @Test("a user hides and shows tabs and moves tabs and sections, and finds them so the next time")
    func changes() {
        let store = store()
        let first = screen(store)
        first.button("Edit").tap()
        #expect(!first.toggle("Home").exists && first.toggle("Alerts").value == "0")
        first.toggle("Alerts").tap()
        first.toggle("Archive").tap()
        // The buttons that move: those of Music, of its two tabs, and of Video.
        first.button("Move Up").nth(2).tap()
        first.button("Move Down").nth(0).tap()
        first.button("Done").tap()
        let changed = [
            "head", "Home", "Alerts", "Pinned", "Video", "Films", "Music", "Songs", "Albums", "New Playlist", "foot",
            "bottom", "Edit",
        ]
        #expect(sidebar(first) == changed)
        #expect(sidebar(screen(store)) == changed)
        // The page that was hidden keeps being one; the keyboard goes through the tabs as they stand.
        first.button("Songs").tap()
        first.press(.tab)
        first.press(.downArrow)
        #expect(first.texts.contains("albums page"))
    }

    @Test("a program reads and resets what a user changed")
    func value() throws {
        var value = TabViewCustomization()
        value[sidebarVisibility: "a"] = .hidden
        value.setSectionOrder(["y", "x"])
        value[section: "x"].tabOrder = ["2", "1"]
        let read = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(value))
        #expect(
            read == value && read[tab: "a"].sidebarVisibility == .hidden
                && read[tab: "b"].sidebarVisibility == .automatic)
        #expect(read[sectionID: "x"] == ["2", "1"] && read[section: "y"].tabOrder == nil)
        value[section: "y"].tabOrder = ["3"]
        value[section: "x"].resetTabOrder()
        #expect(value[sectionID: "x"] == nil && value[sectionID: "y"] == ["3"])
        value.resetSectionOrder()
        #expect(value.sectionOrder == [] && value[sectionID: "y"] == nil && value[sidebarVisibility: "a"] == .hidden)
        value.resetVisibility()
        #expect(value == TabViewCustomization())
    }

    @Test(
        "of a section all tabs are told in their order, also those that stay; a tab view that nobody changes shows all")
    func order() {
        struct Fixed: View {
            @Binding var customization: TabViewCustomization
            var canChange = true
            var body: some View {
                TabView {
                    TabSection("Section") {
                        ForEach(["a", "b", "c"], id: \.self) { name in
                            Tab(name, systemImage: "star") { Text("page") }
                                .customizationID(name)
                                .customizationBehavior(name == "b" ? .disabled : .automatic, for: .sidebar)
                                .defaultVisibility(name == "c" ? .hidden : .automatic, for: .sidebar, .tabBar)
                        }
                    }
                    .customizationID("section").customizationBehavior(.reorderable)
                }
                .tabViewStyle(.sidebarAdaptable)
                .tabViewCustomization(canChange ? $customization : nil)
            }
        }
        let log = Log()
        let binding = Binding<TabViewCustomization> {
            TabViewCustomization()
        } set: {
            log($0[section: "section"].tabOrder?.joined() ?? "none")
        }
        let screen = Screen(size: CGSize(width: 800, height: 600)) { Fixed(customization: binding) }
        #expect(sidebar(screen) == ["Section", "a", "b", "Edit"])
        screen.button("Edit").tap()
        screen.button("Move Down").nth(1).tap()
        #expect(log.lines == ["cba"])
        let fixed = Screen(size: CGSize(width: 800, height: 600)) { Fixed(customization: binding, canChange: false) }
        #expect(sidebar(fixed) == ["Section", "a", "b", "c"])
    }

    private struct Plain: View {
        @State private var isOpen = false
        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Button("Open") { isOpen = true } }
                    .popover(isPresented: $isOpen) { Text("about home") }
                TabSection {
                    Tab("Albums", systemImage: "music.note") { Text("albums page") }
                    Tab("Songs", systemImage: "music.mic") { Text("songs page") }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("a section without a header stands apart; what a tab is about pops up beside it")
    func plainSection() throws {
        let screen = Screen(size: CGSize(width: 800, height: 600)) { Plain() }
        #expect(sidebar(screen) == ["Home", "Albums", "Songs"])
        let (home, albums) = (try #require(screen.rects["Home"]), try #require(screen.rects["Albums"]))
        let songs = try #require(screen.rects["Songs"])
        #expect(albums.minY - home.maxY > songs.minY - albums.maxY + 8)
        screen.button("Open").tap()
        let about = try #require(screen.rects["about home"])
        #expect(about.midX < 400 && about.midY < 300)
    }
}
