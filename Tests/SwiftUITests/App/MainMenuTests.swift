import SwiftUI
import Testing
@testable import ViewTesting

@MainActor @Suite("The menu of a window", .serialized)
struct MainMenuTests {
    private struct Groups: App {
        var body: some SwiftUI.Scene {
            WindowGroup("Notes", id: "notes") { Text("notes") }
            WindowGroup("Scratch", id: "scratch") { Text("scratch") }.keyboardShortcut(
                "m", modifiers: [.shift, .command])
            WindowGroup("Hidden", id: "hidden") { Text("hidden") }.commandsRemoved()
            WindowGroup("Number", id: "number", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
        }
    }

    private let menu = KeyEquivalent("\u{F70D}")

    @Test("it opens windows of each scene that may have many, with the keys of the scene")
    func groups() {
        let program = Program(Groups.self)
        #expect(program.windows[0].window.window.hasMenu)
        program.windows[0].press(menu)
        let window = program.windows[0]
        #expect(window.button("New Notes Window").exists && window.texts.contains("Ctrl+N"))
        #expect(!window.button("New Hidden Window").exists && !window.button("New Number Window").exists)
        #expect(window.texts.contains("Ctrl+Shift+M"), "\(window.texts)")
        window.button("New Scratch Window").tap()
        #expect(program.windows.map(\.texts) == [["notes"], ["scratch"]])
        program.windows[1].press("m", modifiers: [.shift, .command])
        #expect(program.windows.map(\.texts) == [["notes"], ["scratch"], ["scratch"]])
    }

    private struct Lone: App {
        var body: some SwiftUI.Scene {
            WindowGroup("Notes") { Text("notes") }.keyboardShortcut("m").commands { CommandMenu("More") { Text("a") } }
        }
    }

    @Test(
        "a program with one scene opens another window by the scene's own keys; a screen reader is told the menu's name"
    )
    func lone() {
        let program = Program(Lone.self)
        program.windows[0].press(menu)
        #expect(program.windows[0].texts.contains("New Window") && program.windows[0].texts.contains("Ctrl+M"))
        let card = program.windows[0].description.elements.first { $0.role == .openMenu }
        #expect(card?.label == "Main Menu")
        program.windows[0].button("New Window").tap()
        #expect(program.windows.count == 2)
    }

    @Observable
    fileprivate final class Model {
        var count = 0
    }

    private struct Counter: View {
        @State private var model = Model()
        @Environment(\.undoManager) private var undoManager
        var body: some View {
            Text("At \(model.count)")
            Button("Add") { change(by: 1) }
        }
        private func change(by step: Int) {
            model.count += step
            undoManager?.registerUndo(withTarget: model) { _ in
                MainActor.assumeIsolated { change(by: -step) }
            }
            if undoManager?.isUndoing == false, undoManager?.isRedoing == false {
                undoManager?.setActionName("Addition")
            }
        }
    }

    private struct Counting: App {
        var body: some SwiftUI.Scene {
            WindowGroup { Counter() }.commands { CommandMenu("More") { Text("a") } }
        }
    }

    @Test("it undoes what was done in the window, and does it again, once there is something to undo")
    func undo() {
        let program = Program(Counting.self)
        let window = program.windows[0]
        window.press(menu)
        #expect(!window.texts.contains("Undo"))
        window.press(.escape)
        window.button("Add").tap()
        window.press(menu)
        #expect(window.button("Undo Addition").isEnabled && window.texts.contains("Ctrl+Z"), "\(window.texts)")
        #expect(!window.button("Redo").isEnabled)
        window.button("Undo Addition").tap()
        #expect(window.texts.contains("At 0"))
        window.press(menu)
        window.button("Redo Addition").tap()
        #expect(window.texts.contains("At 1"))
    }
}
