import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Tabs", .serialized)
struct TabTests {
    func screen(width: CGFloat = 390, @ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: CGSize(width: width, height: 600), content: content)
    }

    final class Log {
        var events: [String] = []
    }

    struct Counter: View {
        let name: String
        var log = Log()
        @State private var count = 0
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { log.events.append("+\(name)") }
                .onDisappear { log.events.append("-\(name)") }
        }
    }

    struct Selected: View {
        @State var tab: String
        var log = Log()
        var body: some View {
            TabView(selection: $tab) {
                VStack {
                    Counter(name: "A", log: log)
                    Button("Go to B") { tab = "b" }
                }
                .tabItem { Label("Home", systemImage: "house") }
                .tag("a")
                Counter(name: "B", log: log)
                    .tag("b")
                    .tabItem {
                        Image(systemName: "gear")
                        Text("Settings")
                    }
                Counter(name: "C", log: log).tabItem { Text(tab == "c" ? "Here" : "There") }.tag("c")
            }
        }
    }

    @Test("a tab shows its page, pages keep their state, and follow a selection that the program writes")
    func selection() {
        let screen = screen { Selected(tab: "a") }
        #expect(screen.button("A 0").exists && !screen.button("B 0").exists && screen.button("Home").value == "1")
        screen.button("A 0").tap()
        screen.button("Settings").tap()
        #expect(screen.button("B 0").exists && !screen.button("A 1").exists)
        #expect(screen.button("Settings").value == "1" && screen.button("Home").value == "0")
        screen.button("Home").tap()
        #expect(screen.button("A 1").exists)
        screen.button("Go to B").tap()
        #expect(screen.button("B 0").exists && screen.button("There").exists)
        screen.button("There").tap()
        #expect(screen.button("C 0").exists && screen.button("Here").value == "1")
        #expect(screen.warnings == [])
    }

    @Test("a page appears when it is shown and disappears when another is, also one whose tag is inside its item")
    func presence() {
        let log = Log()
        let screen = screen { Selected(tab: "a", log: log) }
        #expect(log.events == ["+A"])
        screen.button("Settings").tap()
        #expect(log.events.sorted() == ["+A", "+B", "-A"])
        log.events = []
        screen.button("Home").tap()
        #expect(log.events.sorted() == ["+A", "-B"])
    }

    @Test("the body of a page with an item runs first when the page is shown")
    func lazyPages() {
        let screen = screen {
            TabView {
                Text("One").tabItem { Text("First") }
                Counter(name: "A").tabItem { Text("Second") }
            }
        }
        #expect(screen.bodyCounts["Counter"] ?? 0 == 0)
        screen.button("Second").tap()
        #expect(screen.bodyCounts["Counter"] == 1 && screen.button("A 0").exists)
    }

    @Test("the bar is at the bottom of a narrow window and on top of a wide one")
    func barPlace() {
        let narrow = screen { Selected(tab: "a") }
        #expect(narrow.button("Home").frame.minY > 500)
        let wide = screen(width: 800) { Selected(tab: "a") }
        #expect(wide.button("Home").frame.maxY < 60 && wide.button("A 0").frame.minY > 60)
    }

    struct Rooms: View {
        @State private var rooms = ["Hall", "Attic"]
        @State private var hasExtra = false
        var body: some View {
            TabView {
                ForEach(rooms, id: \.self) { room in
                    VStack {
                        Text("In \(room)")
                        Button("Extra") { hasExtra.toggle() }
                        Button("Insert") { rooms.insert("Door", at: 0) }
                    }
                    .tabItem { Text(room) }
                    .badge(room == "Attic" ? rooms.count : 0)
                }
                if hasExtra {
                    Group { Text("Extra page") }.tabItem { Label("More", systemImage: "star") }
                }
            }
        }
    }

    @Test("pages come from loops and conditions; without a selection the page that is shown stays when others come")
    func dynamicPages() {
        let screen = screen { Rooms() }
        #expect(screen.texts.contains("In Hall") && screen.texts.contains("2"))
        screen.button("Attic").tap()
        screen.button("Extra").tap()
        #expect(screen.button("More").exists && screen.texts.contains("In Attic"))
        screen.button("Insert").tap()
        #expect(screen.texts.contains("In Attic") && screen.button("Attic").value == "1")
        #expect(screen.texts.contains("3"))
        screen.button("More").tap()
        #expect(screen.texts.contains("Extra page"))
    }

    @Test("only the title of the page that is shown passes upward")
    func titles() {
        let screen = screen {
            NavigationStack {
                TabView {
                    Text("One").navigationTitle("First title").tabItem { Text("First") }
                    Text("Two").tabItem { Text("Second") }.navigationTitle("Second title")
                }
            }
        }
        #expect(screen.texts.contains("First title") && !screen.texts.contains("Second title"))
        screen.button("Second").tap()
        #expect(screen.texts.contains("Second title") && !screen.texts.contains("First title"))
    }

    struct Pages: View {
        @State var page = 0
        var body: some View {
            VStack {
                Text("At \(page)")
                TabView(selection: $page) {
                    ForEach(0..<3) { number in Text("Page body \(number)").tag(number) }
                }
                .tabViewStyle(.page)
            }
        }
    }

    @Test("swipes, a wheel, dots and arrow keys show the pages of the page style")
    func pages() {
        let screen = screen { Pages() }
        #expect(screen.texts.contains("Page body 0") && !screen.texts.contains("Page body 1"))
        screen.swipe(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300))
        screen.advance(by: .seconds(2))
        #expect(screen.texts.contains("At 1") && screen.texts.contains("Page body 1"))
        #expect(screen.text("Page body 1").frame.midX == 195 && !screen.texts.contains("Page body 0"))
        screen.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 60, height: 0))
        screen.advance(by: .seconds(2))
        #expect(screen.texts.contains("At 2"))
        screen.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 60, height: 0))
        screen.advance(by: .seconds(2))
        #expect(screen.texts.contains("At 2"))
        screen.button("Page 1").tap()
        #expect(screen.texts.contains("At 0") && screen.button("Page 1").value == "1")
        screen.press(.tab)
        screen.press(.rightArrow)
        #expect(screen.texts.contains("At 1"))
        screen.press(.leftArrow)
        screen.press(.leftArrow)
        #expect(screen.texts.contains("At 0"))
    }

    @Test("a mouse that drags sideways turns pages, and presses nothing; one that drags up does not")
    func pagesByMouse() {
        struct Cards: View {
            @State private var presses = 0
            var body: some View {
                TabView {
                    ForEach(0..<3) { number in
                        Button("Card \(number), \(presses)") { presses += 1 }.frame(width: 300, height: 300)
                    }
                }
                .tabViewStyle(.page)
            }
        }
        let screen = screen { Cards() }
        screen.drag(from: CGPoint(x: 230, y: 422), to: CGPoint(x: 60, y: 430))
        screen.advance(by: .seconds(2))
        #expect(screen.texts == ["Card 1, 0"])
        screen.drag(from: CGPoint(x: 100, y: 422), to: CGPoint(x: 300, y: 422))
        screen.advance(by: .seconds(2))
        #expect(screen.texts == ["Card 0, 0"])
        screen.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 200, y: 330))
        screen.advance(by: .seconds(2))
        #expect(screen.texts[0].hasPrefix("Card 0"))
        screen.button("Card 0, \(screen.texts[0].suffix(1))").tap()
        #expect(screen.texts[0].hasPrefix("Card 0") && screen.texts[0] != "Card 0, 0")
    }

    @Test("a page that a finger leaves in motion is at its place after a third of a second")
    func flick() {
        let stage = Stage { Pages() }
        stage.finger(1, .down, CGPoint(x: 300, y: 300))
        for step in 1...4 {
            stage.advance(by: 0.016)
            stage.finger(1, .moved, CGPoint(x: 300 - 25 * CGFloat(step), y: 300))
        }
        stage.finger(1, .up, CGPoint(x: 200, y: 300))
        stage.advance(by: 0.02)
        #expect(stage.texts.contains("At 1"))
        stage.advance(by: 0.4)
        #expect(stage.texts == ["At 1", "Page body 1"])
    }

    @Test("dots are left out where the style says so, and for a single page")
    func dots() {
        let hidden = screen {
            TabView {
                Text("A"); Text("B")
            }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        }
        #expect(!hidden.button("Page 1").exists)
        let single = screen { TabView { Text("A") }.tabViewStyle(.page) }
        #expect(!single.button("Page 1").exists)
        let always = screen { TabView { Text("A") }.tabViewStyle(.page(indexDisplayMode: .always)) }
        #expect(always.button("Page 1").exists)
    }

    @MainActor final class Appearances {
        var events: [String] = []
    }

    @Test("the selected page appears before its tab view, and no other does", arguments: [1, 2])
    func order(selected: Int) {
        let log = Appearances()
        let screen = Screen {
            TabView(selection: .constant(selected)) {
                ForEach([1, 2], id: \.self) { page in
                    Text("page \(page)").onAppear { log.events.append("page \(page)") }
                        .tabItem { Text("tab \(page)") }
                        .tag(page)
                }
            }
            .onAppear { log.events.append("tabs") }
        }
        #expect(screen.texts.contains("page \(selected)"))
        #expect(log.events == ["page \(selected)", "tabs"])
    }

    @Test("a tab's page appears before its tab view too")
    func orderOfTabs() {
        let log = Appearances()
        let screen = Screen {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("page").onAppear { log.events.append("page") } }
                Tab("Two", systemImage: "2.circle") { Text("other").onAppear { log.events.append("other") } }
            }
            .onAppear { log.events.append("tabs") }
        }
        #expect(screen.texts.contains("page"))
        #expect(log.events == ["page", "tabs"])
    }

    @Test("on a phone a badge is at the symbol of its tab, however long the title is")
    func badgeAtSymbol() {
        let screen = Screen(size: CGSize(width: 400, height: 600), idiom: .phone) {
            TabView {
                Text("one").badge(5).tabItem { Label("A rather long title", systemImage: "star") }
                Text("two").tabItem { Label("Two", systemImage: "moon") }
            }
        }
        // The first of two tabs, of which the middle is a quarter from the left.
        let badge = screen.text("5").frame
        #expect(badge.minX > 100 && badge.maxX < 125 && badge.midY < screen.text("A rather long title").frame.minY)
    }

    private struct Shop: View {
        @State private var tab = 0
        @State private var count = 0

        var body: some View {
            TabView(
                selection: Binding {
                    tab
                } set: {
                    if $0 == tab { count += 1 }
                    tab = $0
                }
            ) {
                NavigationStack {
                    List(0..<60) { NavigationLink("Row \($0)", value: $0) }
                        .navigationDestination(for: Int.self) { number in
                            VStack {
                                Text("Page \(number)")
                                NavigationLink("Next", value: number + 1)
                            }
                        }
                }
                .tabItem { Text("Home") }
                .tag(0)
                Text("again \(count)").tabItem { Text("Cart") }.tag(1)
            }
        }
    }

    @Test("a tab that is chosen again leads to the first page, then to the top, and writes the selection")
    func chosenAgain() {
        let screen = Screen(idiom: .phone) { Shop() }
        screen.any("Row 1").tap()
        screen.any("Next").tap()
        #expect(screen.text("Page 2").exists)
        screen.any("Home").tap()
        screen.advance(by: .seconds(1))
        #expect(!screen.text("Page 2").exists && screen.text("Row 1").exists)
        screen.text("Row 1").scroll(by: CGSize(width: 0, height: 900))
        #expect(!screen.text("Row 1").exists)
        screen.any("Home").tap()
        screen.advance(by: .seconds(2))
        #expect(screen.text("Row 0").isHittable)
        screen.any("Cart").tap()
        #expect(screen.text("again 2").exists)
    }
}
