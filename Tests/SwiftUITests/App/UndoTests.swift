import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Undoing in a window", .serialized)
struct UndoTests {
    @MainActor @Observable
    final class Notes {
        var names: [String] = []

        func add(_ name: String, _ undo: UndoManager?) {
            names.append(name)
            undo?.registerUndo(withTarget: self) { $0.removeLast(undo) }
        }

        func removeLast(_ undo: UndoManager?) {
            let name = names.removeLast()
            undo?.registerUndo(withTarget: self) { $0.add(name, undo) }
        }
    }

    struct Page: View {
        @State var notes = Notes()
        @State private var text = ""
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            Text(verbatim: "Notes: " + notes.names.joined(separator: " "))
            Button("Add") { notes.add("\(notes.names.count + 1)", undoManager) }
            Button("Two") {
                notes.add("a", undoManager)
                notes.add("b", undoManager)
            }
            TextField("Name", text: $text)
        }
    }

    @Test("Control and Z undoes what one event did, with Shift it is done again, and a new change ends that")
    func undo() {
        let screen = Screen { Page() }
        screen.button("Add").tap()
        screen.button("Two").tap()
        #expect(screen.texts.contains("Notes: 1 a b"))
        screen.press("z", modifiers: .control)
        #expect(screen.texts.contains("Notes: 1"))
        screen.press("z", modifiers: .control)
        #expect(screen.texts.contains("Notes: "))
        screen.press("z", modifiers: .control)
        screen.press("z", modifiers: [.control, .shift])
        screen.press("y", modifiers: .control)
        #expect(screen.texts.contains("Notes: 1 a b"))
        screen.press("z", modifiers: .control)
        screen.button("Add").tap()
        screen.press("z", modifiers: [.control, .shift])
        #expect(screen.texts.contains("Notes: 1 2"))
    }

    @Test("each window undoes its own")
    func windows() {
        let (first, second) = (Screen { Page() }, Screen { Page() })
        first.button("Add").tap()
        second.button("Two").tap()
        first.press("z", modifiers: .control)
        #expect(first.texts.contains("Notes: ") && second.texts.contains("Notes: a b"))
    }
}
