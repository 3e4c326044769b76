import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Tabs by value", .serialized)
struct TabContentTests {
    enum Place: Hashable { case inbox, sent, drafts, search }

    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    struct Mail: View {
        @State var place = Place.sent
        var unread = 3
        var hidesDrafts = false
        var body: some View {
            TabView(selection: $place) {
                Tab(value: .search, role: .search) { Counter(name: "search") }
                Tab("Inbox", systemImage: "tray", value: .inbox) { Counter(name: "inbox") }
                    .badge(unread)
                TabSection("Outgoing") {
                    Tab("Sent", systemImage: "paperplane", value: Place.sent) { Counter(name: "sent") }
                    Tab("Drafts", systemImage: "doc", value: Place.drafts) { Counter(name: "drafts") }
                        .hidden(hidesDrafts)
                }
            }
            Button("Go to search") { place = .search }
        }
    }

    private func tabs(_ screen: Screen) -> [String] {
        ["Inbox", "Sent", "Drafts", "Search"].filter { screen.button($0).exists }
            .sorted { screen.button($0).frame.minX < screen.button($1).frame.minX }
    }

    @Test("tabs show the page of the selected value, keep their state, and the one for searching stands last")
    func selection() {
        let screen = Screen { Mail() }
        #expect(tabs(screen) == ["Inbox", "Sent", "Drafts", "Search"])
        screen.button("sent 0").tap()
        screen.button("Inbox").tap()
        #expect(screen.button("inbox 0").exists && screen.button("Inbox").value == "1")
        #expect(screen.texts.contains("3"))
        screen.button("Go to search").tap()
        #expect(screen.button("search 0").exists)
        screen.button("Sent").tap()
        #expect(screen.button("sent 1").exists)
        #expect(screen.warnings == [])
    }

    @Test("a hidden tab is not in the bar")
    func hidden() {
        #expect(tabs(Screen { Mail(hidesDrafts: true) }) == ["Inbox", "Sent", "Search"])
    }

    @Test("tabs without values are chosen by the view itself; a disabled one cannot be")
    func withoutValues() {
        let screen = Screen {
            TabView {
                Tab("One", systemImage: "1.circle") { Counter(name: "first") }
                Tab("Two", systemImage: "2.circle") { Counter(name: "second") }
                Tab("Three", systemImage: "3.circle") { Counter(name: "third") }.disabled(true)
            }
        }
        #expect(screen.button("first 0").exists)
        screen.button("Two").tap()
        #expect(screen.button("second 0").exists)
        #expect(!screen.button("Three").isEnabled)
        let third = screen.button("Three").frame
        screen.tap(at: CGPoint(x: third.midX, y: third.midY))
        #expect(screen.button("second 0").exists)
    }

    @Test("a tab for each element keeps its state when the elements change places")
    func elements() {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        struct Rooms: View {
            @State private var rooms = ["Hall", "Attic"]
            var body: some View {
                VStack {
                    Button("Swap") { rooms.reverse() }
                    TabView {
                        Tab("First", systemImage: "star") { Text("first") }
                        ForEach(rooms, id: \.self) { room in
                            Tab(room, systemImage: "door.left.hand.open") { Counter(name: room) }
                        }
                        ForEach(0..<2) { number in Tab("Page \(number)", systemImage: "doc") { Text("page") } }
                    }
                }
            }
        }
        let screen = Screen { Rooms() }
        #expect(screen.texts == ["Swap", "first", "First", "Hall", "Attic", "Page 0", "Page 1"])
        screen.button("Attic").tap()
        screen.button("Attic 0").tap()
        screen.button("Swap").tap()
        #expect(screen.texts == ["Swap", "Attic 1", "First", "Attic", "Hall", "Page 0", "Page 1"])
    }

    struct Numbers: View {
        let behavior: TabBarMinimizeBehavior
        var body: some View {
            TabView {
                Tab("Numbers", systemImage: "number") {
                    NavigationStack { List(0..<100, id: \.self) { Text("row \($0)") } }
                }
                Tab("Alerts", systemImage: "bell") { Text("alerts") }
            }
            .tabBarMinimizeBehavior(behavior)
        }
    }

    @Test(
        "a bar at the bottom shrinks to the tab of a page that is scrolled, until that is pressed or the page scrolled back"
    )
    func minimizes() {
        func tabs(_ screen: Screen) -> [String] { ["Numbers", "Alerts"].filter { screen.button($0).exists } }
        func scroll(_ screen: Screen, _ distance: CGFloat) -> [String] {
            screen.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: distance))
            return tabs(screen)
        }
        let size = CGSize(width: 390, height: 700)
        let screen = Screen(size: size) { Numbers(behavior: .onScrollDown) }
        let height = screen.button("Numbers").frame.height
        #expect(tabs(screen) == ["Numbers", "Alerts"])
        #expect(scroll(screen, 200) == ["Numbers"])
        #expect(screen.button("Numbers").frame.height < height && screen.button("Numbers").frame.maxX < 200)
        #expect(scroll(screen, -20) == ["Numbers", "Alerts"])
        #expect(scroll(screen, 20) == ["Numbers"])
        screen.button("Numbers").tap()
        #expect(tabs(screen) == ["Numbers", "Alerts"])
        let upward = Screen(size: size) { Numbers(behavior: .onScrollUp) }
        #expect(scroll(upward, 200) == ["Numbers", "Alerts"] && scroll(upward, -20) == ["Numbers"])
        let never = Screen(size: size) { Numbers(behavior: .automatic) }
        #expect(scroll(never, 200) == ["Numbers", "Alerts"])
        let wide = Screen(size: CGSize(width: 900, height: 700)) { Numbers(behavior: .onScrollDown) }
        #expect(scroll(wide, 200) == ["Numbers", "Alerts"])
    }

    @Test("in a wide window a sidebar lists the tabs under their sections, in a narrow one there is a bar")
    func sidebar() {
        let screen = Screen(size: CGSize(width: 800, height: 500)) { Mail().tabViewStyle(.sidebarAdaptable) }
        let (inbox, header, sent) = (screen.rects["Inbox"]!, screen.rects["Outgoing"]!, screen.rects["Sent"]!)
        #expect(inbox.maxY <= header.minY && header.maxY <= sent.minY && sent.maxX <= 220)
        #expect(screen.button("sent 0").frame.minX > 220)
        screen.button("Drafts").tap()
        #expect(screen.button("drafts 0").exists)
        screen.press(.upArrow)
        screen.size = CGSize(width: 390, height: 800)
        #expect(!screen.texts.contains("Outgoing"))
        #expect(screen.button("Inbox").frame.minY > 700)
    }

    @Test("pages to swipe through have dots, on a box where it is asked for")
    func pageIndex() {
        func dots(_ mode: PageTabViewStyle.IndexDisplayMode) -> Bool {
            Screen {
                TabView {
                    Text("a")
                    Text("b")
                }
                .tabViewStyle(.page(indexDisplayMode: mode))
                .indexViewStyle(.page(backgroundDisplayMode: .always))
            }
            .button("Page 2").exists
        }
        #expect(dots(.always) && dots(.automatic) && !dots(.never))
    }
}
