import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

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
}
