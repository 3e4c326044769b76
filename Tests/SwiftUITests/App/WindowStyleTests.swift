import MartletHost
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Styles of windows", .serialized)
struct WindowStyleTests {
    struct Bare: View {
        var body: some View {
            Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay { GeometryReader { Text("\(Int($0.size.height)) below \(Int($0.safeAreaInsets.top))") } }
        }
    }

    struct Titled: View {
        @State private var hidesBar = false
        var body: some View {
            NavigationStack {
                VStack {
                    GeometryReader { Text("\(Int($0.frame(in: .global).minY))") }
                    Button("Bar") { hidesBar.toggle() }
                }
                .navigationTitle("Parks")
                .toolbar { Button("Add") {} }
                .toolbar(hidesBar ? .hidden : .visible, for: .navigationBar)
            }
        }
    }

    struct HiddenApp: App {
        var body: some SwiftUI.Scene { WindowGroup { Bare() }.windowStyle(.hiddenTitleBar) }
    }

    struct HiddenTitledApp: App {
        var body: some SwiftUI.Scene { WindowGroup { Titled() }.windowStyle(HiddenTitleBarWindowStyle()) }
    }

    struct PlainApp: App {
        var body: some SwiftUI.Scene {
            WindowGroup { Titled() }.windowStyle(.plain).defaultPosition(.bottomTrailing)
        }
    }

    struct UsualApp: App {
        var body: some SwiftUI.Scene {
            WindowGroup { Titled() }.windowStyle(.titleBar).windowToolbarStyle(.unified)
        }
    }

    struct ExpandedApp: App {
        var body: some SwiftUI.Scene { WindowGroup { Titled() }.windowToolbarStyle(.expanded) }
    }

    struct CompactApp: App {
        var body: some SwiftUI.Scene {
            WindowGroup { Titled() }.windowToolbarStyle(.unifiedCompact(showsTitle: false))
        }
    }

    @Test("a window without a title bar leaves the place of its buttons out of the safe area, and is moved by it")
    func hidden() {
        let program = Program(HiddenApp.self, size: CGSize(width: 400, height: 300))
        let screen = program.windows[0]
        #expect(screen.texts == ["254 below 46"])
        let window = screen.window
        #expect(window.window.drawsTitleBar)
        #expect(window.controller.isWindowHandle(at: CGPoint(x: 200, y: 20)))
        #expect(!window.controller.isWindowHandle(at: CGPoint(x: 200, y: 60)))
        let whole = Screen(size: CGSize(width: 400, height: 300)) { Bare() }
        #expect(whole.texts == ["300 below 0"])
    }

    @Test("a bar with items takes that place, without a title, and gives it back")
    func hiddenWithBar() {
        let screen = Program(HiddenTitledApp.self).windows[0]
        #expect(screen.texts.contains("46") && !screen.texts.contains("Parks"))
        #expect(abs(screen.button("Add").frame.midY - 23) < 1)
        screen.button("Bar").tap()
        #expect(screen.texts.contains("46") && !screen.button("Add").exists)
        screen.button("Bar").tap()
        #expect(screen.texts.contains("46") && abs(screen.button("Add").frame.midY - 23) < 1)
    }

    @Test("a plain window has no bar and no buttons but the content's, and opens where it is wanted")
    func plain() {
        let screen = Program(PlainApp.self).windows[0]
        let options = screen.window.window.options
        #expect(options.isPlain && options.position == CGPoint(x: 1, y: 1))
        #expect(!screen.window.window.drawsTitleBar && !screen.texts.contains("Parks"))
    }

    struct Handle: View {
        @State private var count = 0
        var body: some View {
            VStack(spacing: 0) {
                Color.blue.frame(height: 100)
                    .overlay { Button("Count \(count)") { count += 1 } }
                    .gesture(WindowDragGesture())
                Color.red
            }
        }
    }

    struct BackgroundApp: App {
        var body: some SwiftUI.Scene {
            WindowGroup { Handle() }.windowStyle(.plain).windowBackgroundDragBehavior(.enabled)
        }
    }

    @Test("a drag of a view moves the window, once, and leaves a button in it its press")
    func dragGesture() {
        let screen = Screen(size: CGSize(width: 400, height: 300)) { Handle() }
        let window = screen.window.window
        screen.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 22, y: 20))
        #expect(window.movesBegun == 0, "a click that slips is none")
        screen.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 60))
        #expect(window.movesBegun == 1)
        screen.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 60))
        #expect(window.movesBegun == 2)
        screen.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 60, y: 250))
        screen.button("Count 0").tap()
        #expect(window.movesBegun == 2 && screen.button("Count 1").exists)
    }

    @Test("a window is moved by its background where its scene says so, and not where something takes presses")
    func backgroundDrag() {
        let screen = Program(BackgroundApp.self, size: CGSize(width: 400, height: 300)).windows[0]
        let button = screen.button("Count 0").frame
        let controller = screen.window.controller
        #expect(controller.isWindowHandle(at: CGPoint(x: 200, y: 250)))
        #expect(!controller.isWindowHandle(at: CGPoint(x: button.midX, y: button.midY)))
        let usual = Program(PlainApp.self, size: CGSize(width: 400, height: 300)).windows[0]
        #expect(!usual.window.controller.isWindowHandle(at: CGPoint(x: 200, y: 250)))
    }

    @Test("a toolbar is one with the title bar, or stands below it, or is lower and without the title")
    func toolbars() {
        let usual = Program(UsualApp.self).windows[0]
        #expect(usual.window.window.drawsTitleBar && usual.texts.contains("Parks") && usual.texts.contains("46"))
        let expanded = Program(ExpandedApp.self).windows[0]
        #expect(!expanded.window.window.drawsTitleBar && !expanded.texts.contains("Parks"))
        #expect(expanded.button("Add").exists && expanded.window.window.title == "Parks")
        let compact = Program(CompactApp.self).windows[0]
        #expect(compact.window.window.drawsTitleBar && !compact.texts.contains("Parks"))
        #expect(compact.texts.contains("38") && compact.window.window.options.barHeight == 38)
        #expect(abs(compact.button("Add").frame.midY - 19) < 1)
    }

    struct SidebarApp: App {
        var body: some SwiftUI.Scene {
            WindowGroup {
                NavigationSplitView {
                    Text("Side")
                } detail: {
                    Text("Detail")
                }
            }
            .defaultSize(width: 900, height: 400)
            .commands { SidebarCommands() }
        }
    }

    @Test("F9 hides and shows the sidebar of the window in front, and the menu says which")
    func sidebar() {
        let screen = Program(SidebarApp.self).windows[0]
        let (key, menu) = (KeyEquivalent("\u{F70C}"), KeyEquivalent("\u{F70D}"))
        #expect(screen.texts.contains("Side"))
        screen.press(key)
        #expect(!screen.texts.contains("Side") && screen.texts.contains("Detail"))
        screen.press(menu)
        screen.button("Show Sidebar").tap()
        #expect(screen.texts.contains("Side"))
        screen.press(menu)
        #expect(screen.button("Hide Sidebar").exists)
    }

    struct InspectorApp: App {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                Text("Drawing").inspector(isPresented: $isShown) { Text("Details") }
            }
        }
        var body: some SwiftUI.Scene {
            WindowGroup { Page() }
                .defaultSize(width: 900, height: 400)
                .commands { InspectorCommands() }
        }
    }

    @Test("Control, Alt and I shows and hides the inspector of the window in front, and the menu says which")
    func inspector() {
        let screen = Program(InspectorApp.self).windows[0]
        #expect(!screen.texts.contains("Details"))
        screen.press("i", modifiers: [.command, .option])
        #expect(screen.texts.contains("Details"))
        screen.press("\u{F70D}")
        screen.button("Hide Inspector").tap()
        #expect(!screen.texts.contains("Details"))
        screen.press("\u{F70D}")
        #expect(screen.button("Show Inspector").exists)
    }
}
