import MartletHeadless
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Keys of every window", .serialized)
struct UsualKeysTests {
    struct Start: View {
        @State private var isShown = false
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }
            Button("Open 5") { openWindow(value: 5) }
        }
    }

    struct Program: App {
        var body: some SwiftUI.Scene {
            WindowGroup("Start", id: "start") { Start() }
            WindowGroup("Number", id: "number", for: Int.self) { Text("window \($0.wrappedValue ?? 0)") }
            Window("Only", id: "only") { Text("only") }
            WindowGroup("Own", id: "own") { Text("own") }
                .commands {
                    CommandGroup(replacing: .newItem) {}
                    CommandGroup(replacing: .appTermination) {}
                }
        }
    }

    /// A running program; its process never ends here.
    @MainActor private final class Running {
        static var all: [Running] = []
        let host = HeadlessHost(size: CGSize(width: 400, height: 600))
        let session: WindowSession
        let app: AppSession<Program>
        private var screens: [Screen] = []

        init() {
            session = WindowSession(on: host)
            app = AppSession(Program(), windows: session)
            session.openFirstWindow()
            Running.all.append(self)
        }

        var scenes: [String] { session.windows.map(\.description.id) }

        func screen(_ index: Int) -> Screen {
            let screen = Screen(of: TestWindow(host: host, session: session, controller: session.windows[index]))
            // A screen that is let go closes its window.
            screens.append(screen)
            return screen
        }
    }

    @Test("Control and N opens another window of a scene that may have many, Control and W closes one")
    func windows() {
        let program = Running()
        program.screen(0).press("n", modifiers: .control)
        #expect(program.scenes == ["start", "start"])
        program.screen(0).button("Open 5").tap()
        program.screen(2).press("n", modifiers: .control)
        program.session.openWindow(WindowRequest(id: "only"))
        program.screen(4).press("n", modifiers: .control)
        // Neither has another one like it.
        #expect(program.scenes == ["start", "start", "number", "start", "only", "start"])
        program.screen(1).press("w", modifiers: .control)
        #expect(program.scenes == ["start", "number", "start", "only", "start"])
    }

    @Test("Control and W leaves a window alone while something lies above its content")
    func sheet() {
        let program = Running()
        let screen = program.screen(0)
        screen.button("Show").tap()
        screen.press("w", modifiers: .control)
        #expect(program.scenes == ["start"] && screen.texts.contains("sheet"))
        screen.press(.escape)
        screen.press("w", modifiers: .control)
        #expect(program.scenes.isEmpty)
    }

    @Test("a program that replaces the commands of a kind has their keys to itself")
    func replaced() {
        let program = Running()
        program.session.openWindow(WindowRequest(id: "own"))
        let screen = program.screen(1)
        screen.press("n", modifiers: .control)
        screen.press("q", modifiers: .control)
        #expect(program.scenes == ["start", "own"])
    }

    @Test("Control and Q closes every window")
    func quit() {
        let program = Running()
        let screen = program.screen(0)
        screen.button("Open 5").tap()
        screen.press("q", modifiers: [.control, .shift])
        #expect(program.scenes == ["start", "number"])
        screen.press("q", modifiers: .control)
        #expect(program.scenes.isEmpty)
    }

    @Test("a shortcut of the program's own comes before")
    func own() {
        var count = 0
        let screen = Screen {
            Button("Quick") { count += 1 }.keyboardShortcut("q")
        }
        screen.press("q", modifiers: .command)
        #expect(count == 1 && screen.button("Quick").exists)
    }

    @Test("F11 fills the screen and leaves it")
    func fullScreen() {
        let program = Running()
        let screen = program.screen(0)
        let key = KeyEquivalent("\u{F70E}")
        screen.press(key)
        #expect(program.session.windows[0].window?.place.isFullScreen == true)
        screen.press(key)
        #expect(program.session.windows[0].window?.place.isFullScreen == false)
    }

    @Test("Control with the page keys goes from tab to tab and stays at the last; innermost tabs come first")
    func tabs() {
        let screen = Screen(size: CGSize(width: 400, height: 600)) {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("first") }
                Tab("Two", systemImage: "2.circle") {
                    TabView {
                        Tab("Three", systemImage: "3.circle") { Text("third") }
                        Tab("Four", systemImage: "4.circle") { Text("fourth") }
                    }
                }
            }
        }
        func go(_ key: KeyEquivalent) -> [String] {
            screen.press(key, modifiers: .control)
            return ["first", "third", "fourth"].filter { screen.texts.contains($0) }
        }
        #expect(go(.pageUp) == ["first"])
        #expect(go(.pageDown) == ["third"])
        #expect(go(.pageDown) == ["fourth"])
        #expect(go(.pageDown) == ["fourth"])
        #expect(go(.pageUp) == ["third"])
    }
}
