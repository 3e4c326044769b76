import MartletHost
import Testing

@testable import MartletGraph
@testable import SwiftUI
@testable import ViewTesting

/// On the desktop tabs and the bar of the page are one bar.
@MainActor @Suite("Tabs in the bar of a page")
struct TabsInBarTests {
    struct Pages: View {
        var title = "Parks"
        var body: some View {
            TabView {
                NavigationStack {
                    List {
                        NavigationLink("Oak") { Text("A tree").navigationTitle("Oak Tree") }
                        NavigationLink("Bare") { Text("No bar").toolbar(.hidden, for: .navigationBar) }
                        NavigationLink("Picker") {
                            Text("A page").toolbar {
                                ToolbarItem(placement: .principal) { Text("An item that is no title, and long") }
                            }
                        }
                    }
                    .navigationTitle(title)
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Sort") {} }
                        ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                    }
                }
                .tabItem { Text("Places") }
                Text("Nothing above").tabItem { Text("Map") }
                NavigationSplitView {
                    Text("List").navigationTitle("Side")
                } detail: {
                    Text("Page").navigationTitle("Main")
                }
                .tabItem { Text("Columns") }
            }
        }
    }

    private func screen(width: CGFloat = 800, title: String = "Parks") -> Screen {
        Screen(size: CGSize(width: width, height: 500)) { Pages(title: title) }
    }

    @Test("the tabs stand in its middle, the title after what leads, and the page begins below one bar")
    func one() {
        let screen = screen()
        let rects = screen.rects
        let (sort, title, add) = (rects["Sort"]!, rects["Parks"]!, rects["Add"]!)
        let tabs = rects["Places"]!.union(rects["Columns"]!)
        #expect(abs(tabs.midX - 400) < 1)
        #expect(sort.maxX < title.minX && title.maxX < tabs.minX && tabs.maxX < add.minX)
        #expect([sort, title, tabs, add].allSatisfy { abs($0.midY - 23) < 1 })
        #expect(rects["Oak"]!.minY < 90)
        #expect(screen.rebuild() == [])
    }

    @Test("whoever reads from the right has it mirrored")
    func mirrored() {
        let (screen, other) = (screen(), screen())
        other.layoutDirection = .rightToLeft
        for name in ["Sort", "Parks", "Places", "Columns", "Add"] {
            #expect(abs(other.rects[name]!.midX - (800 - screen.rects[name]!.midX)) < 1, "\(name)")
        }
        #expect(other.rebuild() == [])
    }

    @Test("a page that is pushed has them too, and one without a bar leaves them theirs")
    func pushed() {
        let screen = screen()
        screen.button("Oak").tap()
        #expect(abs(screen.rects["Oak Tree"]!.midY - screen.rects["Places"]!.midY) < 1)
        #expect(screen.rects["Oak Tree"]!.maxX < screen.rects["Places"]!.minX)
        screen.button("Back").tap()
        screen.button("Bare").tap()
        #expect(screen.rects["No bar"]!.midY > 47 + 200)
        #expect(screen.rebuild() == [])
        screen.any("Map").tap()
        #expect(abs(screen.rects["Nothing above"]!.midY - (47 + 453 / 2)) < 1)
        #expect(screen.rebuild() == [])
        screen.any("Columns").tap()
        #expect(screen.rects["Side"]!.minY > 47 && screen.rects["Main"]!.minY > 47)
        screen.any("Places").tap()
        #expect(screen.rebuild() == [])
    }

    @Test("a long title ends with dots before the tabs; they do not stand on an item in the middle")
    func long() {
        let long = screen(title: "All the parks of the city and of those around it")
        #expect(long.rects.first { $0.key.hasPrefix("All the") }!.value.maxX <= long.rects["Places"]!.minX)
        #expect(abs(long.rects["Places"]!.midY - 23) < 1)
        let screen = screen(width: 700)
        screen.button("Picker").tap()
        let item = "An item that is no title, and long"
        #expect(screen.rects[item]!.minY < 23 && screen.rects[item]!.maxX < screen.rects["Places"]!.minX)
        screen.size.width = 520
        #expect(screen.rects[item]!.minY > 47)
        #expect(screen.rebuild() == [])
    }

    @Test("a line at the bottom of the page is none of its bar")
    func status() {
        let screen = Screen(size: CGSize(width: 800, height: 500)) {
            TabView {
                NavigationStack {
                    Text("Page").navigationTitle("Title").toolbar {
                        ToolbarItem(placement: .status) { Text("All is well") }
                    }
                }
                .tabItem { Text("One") }
                Text("Other").tabItem { Text("Two") }
            }
        }
        #expect(abs(screen.rects["Title"]!.midY - screen.rects["One"]!.midY) < 1)
        #expect(abs(screen.rects["All is well"]!.midX - 400) < 1)
        #expect(screen.rebuild() == [])
    }

    struct Around: View {
        @State private var isHidden = false
        var body: some View {
            NavigationStack {
                TabView {
                    VStack {
                        NavigationLink("Oak") { Text("A tree").navigationTitle("Oak Tree") }
                        Button("Hide") { isHidden.toggle() }
                    }
                    .navigationTitle("Parks")
                    .toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
                    .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
                    .tabItem { Text("Places") }
                    Text("A map").navigationTitle("World").tabItem { Text("Map") }
                }
            }
        }
    }

    @Test("tabs inside of a stack stand in the stack's bar", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func around(direction: LayoutDirection) {
        let screen = Screen(size: CGSize(width: 800, height: 500)) { Around() }
        screen.layoutDirection = direction
        let tabs = screen.rects["Places"]!.union(screen.rects["Map"]!)
        #expect(abs(tabs.midX - 400) < 1 && abs(tabs.midY - 23) < 1)
        #expect(abs(screen.rects["Parks"]!.midY - 23) < 1 && abs(screen.rects["Add"]!.midY - 23) < 1)
        #expect(!screen.rects["Parks"]!.intersects(tabs))
        screen.any("Map").tap()
        #expect(abs(screen.rects["A map"]!.midY - (46 + 454 / 2)) < 1)
        #expect(abs(screen.rects["World"]!.midY - 23) < 1)
        #expect(screen.rebuild() == [])
        screen.any("Places").tap()
        screen.button("Oak").tap()
        #expect(abs(screen.rects["Oak Tree"]!.midX - 400) < 1)
        #expect(screen.rects["Places"] == nil)
        #expect(screen.rebuild() == [])
        screen.button("Back").tap()
        #expect(abs(screen.rects["Places"]!.midY - 23) < 1)
        #expect(screen.rebuild() == [])
    }

    @Test("where the stack has no bar, or the window is narrow, they have their own again")
    func aroundWithoutBar() {
        let screen = Screen(size: CGSize(width: 800, height: 500)) { Around() }
        screen.button("Hide").tap()
        #expect(screen.rects["Parks"] == nil)
        #expect(abs(screen.rects["Places"]!.midY - 23) < 1)
        screen.any("Map").tap()
        #expect(abs(screen.rects["World"]!.midY - 23) < 1 && abs(screen.rects["Map"]!.midY - 23) < 1)
        screen.size.width = 420
        #expect(screen.rects["Places"]!.minY > 440)
        #expect(screen.rebuild() == [])
        screen.size.width = 800
        #expect(abs(screen.rects["Map"]!.midY - 23) < 1)
        #expect(screen.rebuild() == [])
    }

    struct Covered: View {
        let isFull: Bool
        @State private var isShown = false
        var body: some View {
            TabView {
                NavigationStack {
                    Button("Show") { isShown = true }.navigationTitle("Below")
                        .sheet(isPresented: isFull ? .constant(false) : $isShown) { sheet }
                        .fullScreenCover(isPresented: isFull ? $isShown : .constant(false)) { sheet }
                }
                .tabItem { Text("Places") }
                Text("Other").tabItem { Text("Map") }
            }
        }

        private var sheet: some View {
            NavigationStack { Text("In front").navigationTitle("Above") }
        }
    }

    @Test("what covers the page has its own bar, and leaves that of the page as it is", arguments: [false, true])
    func covered(isFull: Bool) {
        let screen = Screen(size: CGSize(width: 800, height: 500)) { Covered(isFull: isFull) }
        screen.button("Show").tap()
        #expect(abs(screen.rects["Above"]!.midX - 400) < 1)
        func tabs(below node: _ViewNode) -> [TabsNode] {
            var found = (node as? TabsNode).map { [$0] } ?? []
            node.forEachChild { found += tabs(below: $0) }
            return found
        }
        #expect(tabs(below: screen.window.root.root).map { $0.inBar != nil } == [true])
        #expect(screen.rebuild() == [])
    }

    @Test("they give way to the bar at the bottom where the window is narrow, and come back")
    func narrow() {
        let screen = screen()
        let wide = screen.rects
        screen.size.width = 420
        #expect(abs(screen.rects["Parks"]!.midX - 210) < 1)
        #expect(screen.rects["Places"]!.minY > 440)
        screen.size.width = 800
        #expect(screen.rects == wide)
    }

    @Test("where nothing can be pressed the bar moves the window, and tabs and items are pressed")
    func presses() {
        let window = TestWindow(size: CGSize(width: 800, height: 500), Pages())
        defer { window.close() }
        window.settle()
        let elements = window.root.describe().elements
        func isHandle(_ name: String) -> Bool {
            let frame = elements.first { $0.label == name }!.frame
            return window.controller.isWindowHandle(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        #expect(window.window.drawsTitleBar)
        #expect(!isHandle("Sort") && !isHandle("Places") && !isHandle("Map") && !isHandle("Add"))
        #expect(window.controller.isWindowHandle(at: CGPoint(x: 220, y: 23)))
        #expect(!window.controller.isWindowHandle(at: CGPoint(x: 220, y: 60)))
    }

    @Test("whether there is room is judged with the window's buttons, wherever the bar of the page stands now")
    func buttons() {
        var (own, shared) = (0, 0)
        for width in stride(from: CGFloat(500), through: 700, by: 10) {
            let window = TestWindow(size: CGSize(width: width, height: 500), Pages())
            defer { window.close() }
            window.window.buttonRoom = TitleBarRoom(right: 120)
            window.controller.appearanceChanged()
            #expect(window.settle(), "it comes to rest, \(width)")
            let elements = window.root.describe().elements
            let (tab, add) = (
                elements.first { $0.label == "Columns" }!.frame, elements.first { $0.label == "Add" }!.frame
            )
            if add.midY > 47 {
                own += 1
            } else {
                shared += 1
                #expect(tab.maxX < add.minX && add.maxX <= width - 120)
            }
        }
        #expect(own > 0 && shared > 0)
    }

    struct Restless: View {
        var body: some View {
            TabView {
                GeometryReader { proxy in
                    NavigationStack {
                        // With one bar it is too high for its own bar, with two it wants it.
                        Text("Page").toolbar(proxy.size.height > 470 ? .hidden : .visible, for: .navigationBar)
                            .navigationTitle("Title")
                    }
                }
                .tabItem { Text("One") }
                Text("Two").tabItem { Text("Two") }
            }
        }
    }

    @Test("a page that hides its bar because the tabs are in it does not send them to and fro for ever")
    func restless() {
        let window = TestWindow(size: CGSize(width: 800, height: 500), Restless())
        defer { window.close() }
        #expect(window.settle())
    }
}
