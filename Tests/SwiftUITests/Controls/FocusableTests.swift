import Observation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Views that take the keyboard")
struct FocusableTests {
    struct Board: View {
        let interactions: FocusInteractions
        @State private var keys = ""
        var body: some View {
            Text("Board \(keys)").focusable(interactions: interactions)
                .onKeyPress(.space) {
                    keys += "!"
                    return .handled
                }
            TextField("Other", text: .constant(""))
        }
    }

    @Test("a press on a view that is edited brings the keyboard, on one that is activated it does not")
    func press() {
        let edited = Screen { Board(interactions: .edit) }
        edited.text("Board ").tap()
        edited.press(.space)
        #expect(edited.texts.contains("Board !"))
        let activated = Screen { Board(interactions: .activate) }
        activated.text("Board ").tap()
        activated.press(.space)
        #expect(activated.texts.contains("Board "))
        let unpressed = Screen { Board(interactions: .activate) }
        unpressed.press(.tab)
        unpressed.press(.space)
        #expect(unpressed.texts.contains("Board !"))
    }

    @Test("an action is told when the keyboard comes and goes")
    func told() {
        let log = Log()
        let screen = Screen {
            Text("Board").focusable { log("\($0)") }
            TextField("Other", text: .constant(""))
        }
        screen.press(.tab)
        screen.press(.tab)
        #expect(log.lines == ["true", "false"])
    }

    @Observable final class Note {
        var title = "none"
        init(_ title: String) { self.title = title }
    }

    @Test("an observable object is found by its type while the keyboard is in the view, and one of a scene anywhere")
    func objects() {
        struct Reader: View {
            @FocusedValue(Note.self) private var note
            var body: some View { Text("note \(note?.title ?? "-")") }
        }
        struct Page: View {
            let inScene: Bool
            @State private var note = Note("first")
            var body: some View {
                Reader()
                TextField("Field", text: $note.title).focusedValue(inScene ? nil : note)
                Text("scene").focusedSceneValue(inScene ? note : nil)
            }
        }
        let screen = Screen { Page(inScene: false) }
        #expect(screen.texts.contains("note -"))
        screen.textField("Field").tap()
        #expect(screen.texts.contains("note first"))
        #expect(Screen { Page(inScene: true) }.texts.contains("note first"))
    }
}
