import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Questions before a window closes", .serialized)
struct DismissalDialogTests {
    struct Draft: View {
        @State private var text = ""
        var body: some View {
            VStack {
                Button("Write") { text = "Dear" }
                Text("Says \(text)")
            }
            .dismissalConfirmationDialog("Discard the draft?", shouldPresent: !text.isEmpty) {
                Button("Discard", role: .destructive) { text = "" }
                Button("Keep a copy") { text = "" }
            } message: {
                Text("It was not sent.")
            }
        }
    }

    struct Mail: App {
        var body: some Scene {
            WindowGroup { Draft() }
            WindowGroup("Other", id: "other") { Text("Other") }
        }
    }

    private func draft() -> Program {
        let program = Program(Mail.self)
        program.windows[0].button("Write").tap()
        program.windows[0].press("w", modifiers: .command)
        return program
    }

    @Test("a window with something to lose asks, and stays when the user cancels")
    func asks() {
        let program = draft()
        let window = program.windows[0]
        #expect(window.texts.contains("Discard the draft?") && window.texts.contains("It was not sent."))
        window.button("Cancel").tap()
        #expect(program.windows.count == 1 && !window.texts.contains("Discard the draft?"))
        #expect(window.texts.contains("Says Dear"))
        window.press("w", modifiers: .command)
        window.press(.escape)
        #expect(program.windows.count == 1)
    }

    @Test("every other answer closes the window", arguments: ["Discard", "Keep a copy"])
    func closes(answer: String) {
        let program = draft()
        program.windows[0].button(answer).tap()
        #expect(program.windows.isEmpty)
    }

    @Test("with nothing to lose it closes at once")
    func closesAtOnce() {
        let program = Program(Mail.self)
        program.windows[0].press("w", modifiers: .command)
        #expect(program.windows.isEmpty)
    }
}
