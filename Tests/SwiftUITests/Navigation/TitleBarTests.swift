import MartletHost
import Testing

@testable import SwiftUI
@testable import ViewTesting

/// The bar of a page at the top of a window is the window's.
@MainActor @Suite("The one bar of a window")
struct TitleBarTests {
    private func window(width: CGFloat = 800, room: TitleBarRoom = TitleBarRoom(), _ view: some View) -> TestWindow {
        let window = TestWindow(size: CGSize(width: width, height: 600), view)
        window.window.buttonRoom = room
        window.controller.appearanceChanged()
        window.settle()
        return window
    }

    private func frame(_ text: String, in window: TestWindow) -> CGRect {
        window.root.describe().texts.first { $0.text == text }?.frame ?? .null
    }

    private func draws(_ view: some View) -> Bool {
        let window = window(view)
        defer { window.close() }
        return window.window.drawsTitleBar
    }

    @Test("a program without navigation keeps the window's own bar, and so does a stack that stands lower")
    func plain() {
        #expect(!draws(Text("Page")))
        #expect(!draws(NavigationStack { Text("Page") }))
        #expect(
            !draws(
                VStack(spacing: 0) {
                    Color.red.frame(height: 60)
                    NavigationStack { Text("Page").navigationTitle("Title") }
                }))
        #expect(draws(NavigationStack { Text("Page").navigationTitle("Title") }))
        #expect(draws(NavigationStack { Text("Page").toolbar { Button("Add") {} } }))
        #expect(draws(TabView { Text("A").tabItem { Text("First") } }))
    }

    struct Pages: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Go") {
                    Text("Full").navigationTitle("Deep").toolbar(.hidden, for: .navigationBar)
                }
                .navigationTitle("Parks")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Sort") {} }
                    ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                }
            }
        }
    }

    @Test("it comes and goes with the page that is shown")
    func follows() {
        let window = window(Pages())
        defer { window.close() }
        #expect(window.window.drawsTitleBar)
        let link = window.root.describe().elements.first { $0.label == "Go" }!
        _ = window.root.perform(.activate, on: link.id)
        window.settle()
        #expect(!window.window.drawsTitleBar)
        #expect(window.window.title == "Deep")
    }

    @Test("items leave room for the window's buttons, at the side where they are; the title stays in the middle")
    func room() {
        let plain = window(Pages())
        let (sort, add, title) = (frame("Sort", in: plain), frame("Add", in: plain), frame("Parks", in: plain))
        plain.close()
        #expect(abs(title.midX - 400) < 1)
        let right = window(room: TitleBarRoom(right: 120), Pages())
        #expect(frame("Sort", in: right) == sort)
        #expect(frame("Add", in: right).maxX == add.maxX - 114)
        #expect(frame("Parks", in: right) == title)
        right.close()
        let left = window(room: TitleBarRoom(left: 60), Pages())
        #expect(frame("Sort", in: left).minX == sort.minX + 54)
        #expect(frame("Add", in: left) == add)
        left.root.layoutDirection = .rightToLeft
        left.settle()
        // What is at the start stands at the right now, where no buttons are.
        #expect(frame("Sort", in: left).maxX == 800 - sort.minX)
        #expect(frame("Add", in: left).minX == 800 - add.maxX + 54)
        left.close()
    }

    @Test("the bar of a page that a menu moves aside goes out of the window as it is")
    func movedAside() {
        func add(_ offset: CGFloat) -> CGRect {
            let window = window(room: TitleBarRoom(right: 120), Pages().offset(x: offset))
            defer { window.close() }
            return frame("Add", in: window)
        }
        #expect(add(0).maxX <= 680)
        #expect(add(50) == add(0).offsetBy(dx: 50, dy: 0))
    }

    @Test("pages below one another, which move each other into the strip and out of it, come to rest")
    func belowOneAnother() {
        let window = window(width: 300, LazyVStack { ForEach(0..<5, id: \.self) { _ in Pages() } })
        defer { window.close() }
        #expect(window.settle())
    }

    @Test("columns share the bar: each leaves room where it touches the end")
    func columns() {
        func split(_ room: TitleBarRoom) -> (CGRect, CGRect) {
            let view = NavigationSplitView {
                Text("List").navigationTitle("Side")
            } detail: {
                Text("Page").navigationTitle("Main").toolbar { Button("Add") {} }
            }
            let window = window(room: room, view)
            defer { window.close() }
            #expect(window.window.drawsTitleBar)
            return (frame("Side", in: window), frame("Add", in: window))
        }
        let (side, add) = split(TitleBarRoom())
        let (sideNow, addNow) = split(TitleBarRoom(right: 100))
        #expect(sideNow == side && addNow.maxX == add.maxX - 94)
    }

    @Test("a drag moves the window where the bar is empty, and not where something can be pressed, or below")
    func handle() {
        let window = window(room: TitleBarRoom(right: 100), Pages())
        defer { window.close() }
        func isHandle(_ point: CGPoint) -> Bool { window.controller.isWindowHandle(at: point) }
        let add = frame("Add", in: window)
        #expect(isHandle(CGPoint(x: 200, y: 20)) && isHandle(CGPoint(x: 400, y: 23)))
        #expect(!isHandle(CGPoint(x: add.midX, y: add.midY)))
        #expect(!isHandle(CGPoint(x: 200, y: 60)))
        let other = self.window(Text("Page"))
        #expect(!other.controller.isWindowHandle(at: CGPoint(x: 200, y: 20)))
        other.close()
    }

    @Test("what covers the window covers its bar: only the window's buttons are darkened beside it")
    func shade() {
        let window = window(
            NavigationStack {
                Text("Page").navigationTitle("Title").sheet(isPresented: .constant(true)) { Text("Sheet") }
            })
        defer { window.close() }
        #expect(window.window.drawsTitleBar && window.window.shade > 0.1)
    }

    // MARK: The strip with the buttons

    private struct Covered: View {
        var body: some View {
            ZStack {
                NavigationStack { Text("Page").navigationTitle("Trails") }
                Color.orange.ignoresSafeArea()
                    .overlay(alignment: .topTrailing) { Text("Close") }
            }
        }
    }

    @Test("what lies over a stack or beside it leaves the strip free on which the window's buttons stand")
    func strip() {
        let over = window(Covered())
        defer { over.close() }
        #expect(over.window.drawsTitleBar && abs(frame("Trails", in: over).midY - 23) < 1)
        #expect(frame("Close", in: over).minY == 46)
        let beside = window(
            HStack(spacing: 0) {
                NavigationStack { Text("Page").navigationTitle("Trails") }
                VStack {
                    Text("Beside")
                    Spacer()
                }
                .frame(width: 200)
            })
        defer { beside.close() }
        #expect(abs(frame("Trails", in: beside).midY - 23) < 1 && frame("Beside", in: beside).minY == 46)
        #expect(beside.controller.isWindowHandle(at: CGPoint(x: 700, y: 20)))
    }

    @Test("a stack in a page of tabs or of a split view has its bar at the window's edge")
    func stripOfPages() {
        let view = TabView {
            NavigationStack { Text("Page").navigationTitle("Trails") }.tabItem { Text("First") }
        }
        let tabs = window(view)
        defer { tabs.close() }
        #expect(abs(frame("Trails", in: tabs).midY - 23) < 1)
        let split = window(
            NavigationSplitView {
                Text("Side").navigationTitle("Names")
            } detail: {
                NavigationStack { Text("Page").navigationTitle("Trails") }
            })
        defer { split.close() }
        #expect(abs(frame("Trails", in: split).midY - 23) < 1 && abs(frame("Names", in: split).midY - 23) < 1)
    }

    @Test("a bar below the one with the window's buttons leaves no room for those")
    func lowerBar() {
        func add(_ room: TitleBarRoom) -> (bar: CGRect, button: CGRect) {
            let view = TabView {
                HStack(spacing: 0) {
                    Text("Beside")
                    NavigationStack { Text("Page").navigationTitle("Lower").toolbar { Button("Add") {} } }
                }
                .tabItem { Text("Tab") }
                Text("Other").tabItem { Text("Second") }
            }
            let window = window(room: room, view)
            defer { window.close() }
            return (frame("Lower", in: window), frame("Add", in: window))
        }
        let (bar, button) = add(TitleBarRoom())
        #expect(abs(bar.midY - 69) < 2)
        let (barNow, buttonNow) = add(TitleBarRoom(right: 120))
        #expect(barNow == bar && buttonNow == button)
    }

    private struct Green: View {
        var body: some View {
            VStack {
                Text("Top")
                Spacer()
            }
            .frame(maxWidth: .infinity)
            .background(Color.green.ignoresSafeArea())
        }
    }

    private struct PhoneApp: App {
        var body: some SwiftUI.Scene { WindowGroup { Green() }.idiom(.phone) }
    }

    private struct PhoneTabsApp: App {
        var body: some SwiftUI.Scene {
            WindowGroup {
                TabView {
                    Green().tabItem { Text("First") }
                    NavigationStack { Text("Page").navigationTitle("Trails").navigationBarTitleDisplayMode(.inline) }
                        .tabItem { Text("Second") }
                }
            }
            .idiom(.phone)
        }
    }

    private struct CoverApp: App {
        private struct Page: View {
            @State private var isOpen = false
            var body: some View {
                NavigationStack { Button("Open") { isOpen = true }.navigationTitle("Trails") }
                    .fullScreenCover(isPresented: $isOpen) { Green() }
            }
        }
        var body: some SwiftUI.Scene { WindowGroup { Page() }.idiom(.phone) }
    }

    @Test("on a phone every page leaves the strip free, and what ignores the safe area reaches under it")
    func stripOfPhone() {
        let plain = Program(PhoneApp.self).windows[0]
        #expect(plain.window.window.drawsTitleBar && plain.text("Top").frame.minY == 46)
        let tabs = Program(PhoneTabsApp.self).windows[0]
        #expect(tabs.text("Top").frame.minY == 46)
        tabs.text("Second").tap()
        #expect(abs(tabs.text("Trails").frame.midY - 23) < 1 && tabs.text("Page").frame.minY > 46)
        let cover = Program(CoverApp.self).windows[0]
        cover.button("Open").tap()
        #expect(cover.text("Top").frame.minY == 46)
    }

    @Test("a stack that is cut to a shape keeps its bar: the shape is around both")
    func clippedStack() {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    Text("Added \(count)").toolbar { Button("Add") { count += 1 } }
                        .toolbarBackground(.red, for: .navigationBar).toolbarBackgroundVisibility(
                            .visible, for: .navigationBar)
                }
                .clipShape(.rect(cornerRadius: 20))
            }
        }
        let screen = Screen(idiom: .phone) { Page() }
        #expect(screen.button("Add").frame.midY < 46)
        screen.button("Add").tap()
        #expect(screen.texts.contains("Added 1"))
        let picture = Picture(390, 844, idiom: .phone, Page())
        #expect(picture.pixels[60, 4].red > 200 && picture.pixels[60, 4].green < 160)
        #expect(picture.pixels[1, 1].green > 200)
    }
}
