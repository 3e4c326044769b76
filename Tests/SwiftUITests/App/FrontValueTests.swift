import SwiftUI
import Testing
import ViewTesting

extension FocusedValues {
    @Entry fileprivate var save: (() -> Void)?
    @Entry fileprivate var title: Binding<String>?
}

/// What an app and its scenes read of the window in front.
@MainActor
@Suite("Focused values outside of windows", .serialized)
struct FrontValueTests {
    struct Page: View {
        @State private var saved = 0
        @State private var title = "Title"
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            Text("saved \(saved)")
            TextField("Field", text: $title).focusedValue(\.title, $title)
            Button("Open") { openWindow(id: "second") }
                .focusedSceneValue(\.save) { saved += 1 }
        }
    }

    struct Reading: App {
        @FocusedValue(\.save) private var save
        @FocusedBinding(\.title) private var title
        var body: some Scene {
            WindowGroup { Page() }
                .commands {
                    CommandMenu("Note") {
                        Button("Save") { save?() }.keyboardShortcut("s").disabled(save == nil)
                        Button("Call it \(title ?? "nothing")") { title = "Called" }.keyboardShortcut("t")
                    }
                }
            Window("Second", id: "second") { Text("second") }
        }
    }

    @Test("an app reads the focused values of the window in front")
    func app() {
        let program = Program(Reading.self)
        let window = program.windows[0]
        window.press("s", modifiers: .command)
        #expect(window.text("saved 1").exists)
        window.press("s", modifiers: .command)
        #expect(window.text("saved 2").exists)
        window.textField("Field").tap()
        window.press("t", modifiers: .command)
        #expect(window.textField("Field").value == "Called")
    }

    struct Editor: View {
        @FocusedValue(\.save) private var save
        @State private var saved = 0
        var body: some View {
            TextField("Note", text: .constant("")).focusedValue(\.save) { saved += 1 }
            Button("Save \(saved)") { save?() }.keyboardShortcut("s").disabled(save == nil)
        }
    }

    @Test("a view that reads the closure that a view inside of it gives comes to rest, and has the last one")
    func echo() {
        let screen = Screen { VStack { Editor() } }
        #expect(screen.texts.contains("Save 0"))
        screen.textField("Note").tap()
        #expect(screen.button("Save 0").isEnabled)
        for count in 0..<5 {
            screen.press("s", modifiers: .command)
            #expect(screen.button("Save \(count + 1)").exists)
        }
    }
}
