import MartletHeadless
import MartletHost
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("What windows let users do, and the keys of scenes", .serialized)
struct WindowBehaviorTests {
    struct Scenes: App {
        var body: some SwiftUI.Scene {
            WindowGroup { Text("main") }.keyboardShortcut("m")
            Window("Activity", id: "activity") { Text("activity") }
                .keyboardShortcut("0", modifiers: [.option, .command])
        }
    }

    @Test("the keys of a scene open its windows from any window, in place of the usual ones; of a single one no second")
    func scenes() {
        let program = Program(Scenes.self)
        program.windows[0].press("n", modifiers: .command)
        #expect(program.windows.map(\.texts) == [["main"]])
        program.windows[0].press("m", modifiers: .command)
        program.windows[1].press("0", modifiers: [.option, .command])
        program.windows[0].press("0", modifiers: [.option, .command])
        #expect(program.windows.map(\.texts) == [["main"], ["main"], ["activity"]])
        program.windows[2].press("m", modifiers: .command)
        #expect(program.windows.count == 4)
    }

    struct Listed: App {
        var body: some SwiftUI.Scene {
            WindowGroup { Text("main") }
            Window("Activity", id: "activity") { Text("activity") }
                .keyboardShortcut("0", modifiers: [.option, .command])
            UtilityWindow("Tools", id: "tools") { Text("tools") }
            Window("Hidden", id: "hidden") { Text("hidden") }.commandsRemoved()
        }
    }

    @Test("the menu of a window opens the scenes of one window, but for those without commands")
    func listed() {
        let program = Program(Listed.self)
        #expect(program.windows[0].window.window.hasMenu)
        let menu = KeyEquivalent("\u{F70D}")
        program.windows[0].press(menu)
        #expect(program.windows[0].texts.contains("Ctrl+Alt+0") && !program.windows[0].button("Hidden").exists)
        program.windows[0].button("Tools").tap()
        #expect(program.windows.map(\.texts) == [["main"], ["tools"]])
        program.windows[1].press(menu)
        program.windows[1].button("Activity").tap()
        #expect(program.windows.map(\.texts) == [["main"], ["tools"], ["activity"]])
        program.windows[2].press(menu)
        program.windows[2].button("Tools").tap()
        #expect(program.windows.count == 3)
    }

    struct Welcome: App {
        struct Page: View {
            @State private var isDone = false
            var body: some View {
                Button("Done") { isDone = true }
                    .windowDismissBehavior(isDone ? .automatic : .disabled)
                    .windowFullScreenBehavior(isDone ? .enabled : .disabled)
                    .windowResizeBehavior(isDone ? .automatic : .disabled)
                    .windowMinimizeBehavior(.disabled)
            }
        }
        var body: some SwiftUI.Scene {
            WindowGroup { Page().windowDismissBehavior(.automatic) }
        }
    }

    @Test("a view says what the user can do with its window, for as long as it says so")
    func abilities() throws {
        let program = Program(Welcome.self)
        let screen = program.windows[0]
        let window = try #require(screen.window.controller.window as? HeadlessWindow)
        #expect(
            window.abilities == WindowAbilities(closes: false, minimizes: false, fillsScreen: false, resizes: false))
        screen.press("w", modifiers: .control)
        screen.press(KeyEquivalent("\u{F70E}"))
        #expect(program.windows.count == 1 && !window.place.isFullScreen)
        screen.button("Done").tap()
        #expect(window.abilities == WindowAbilities(minimizes: false))
        screen.press(KeyEquivalent("\u{F70E}"))
        #expect(window.place.isFullScreen)
        screen.press("w", modifiers: .control)
        #expect(program.windows.isEmpty)
    }
}
