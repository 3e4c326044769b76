import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Commands of keys", .serialized)
struct KeyCommandTests {
    struct Board: View {
        let log: Log
        @State private var isOn = true
        var body: some View {
            VStack {
                Text("Board").focusable()
                    .onMoveCommand(perform: isOn ? { log("move \($0)") } : nil)
                    .onExitCommand { log("exit") }
                    .onDeleteCommand { log("delete") }
                Button("Off") { isOn = false }
            }
            .onMoveCommand { log("outer \($0)") }
        }
    }

    @Test("arrows, Escape and the keys that delete go to the innermost view around the keyboard that has a command")
    func commands() {
        let log = Log()
        let screen = Screen { Board(log: log) }
        screen.press(.leftArrow)
        screen.press(.escape)
        #expect(log.lines == [])
        screen.press(.tab)
        for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward] {
            screen.press(key)
        }
        screen.press(.leftArrow, modifiers: .shift)
        #expect(
            log.lines == ["move up", "move down", "move left", "move right", "exit", "delete", "delete"])
        screen.button("Off").tap()
        screen.press(.upArrow)
        #expect(log.lines.last == "outer up")
    }

    @Test("what has the keyboard uses its own keys first: a slider its arrows, a field all but up, down and Escape")
    func controlsFirst() {
        let log = Log()
        let screen = Screen {
            VStack {
                Slider(value: .constant(0.5)) { Text("Slider") }
                TextField("Field", text: .constant("text"))
            }
            .onMoveCommand { log("\($0)") }
            .onExitCommand { log("exit") }
            .onDeleteCommand { log("delete") }
        }
        screen.press(.tab)
        screen.press(.leftArrow)
        #expect(log.lines == [])
        screen.textField("Field").tap()
        for key in [KeyEquivalent.leftArrow, .delete, .upArrow, .downArrow, .escape] { screen.press(key) }
        #expect(log.lines == ["up", "down", "exit"])
    }

    struct Code: View {
        @Namespace private var form
        @Environment(\.resetFocus) private var resetFocus
        @State private var prefersLast = false
        var body: some View {
            VStack {
                TextField("First", text: .constant(""))
                TextField("Middle", text: .constant("")).prefersDefaultFocus(!prefersLast, in: form)
                TextField("Last", text: .constant("")).prefersDefaultFocus(prefersLast, in: form)
                Button("Reset") { resetFocus(in: form) }
                Button("Last!") {
                    prefersLast = true; resetFocus(in: form)
                }
            }
            .focusScope(form)
        }
    }

    @Test("the view that prefers the keyboard has it when its scope comes, and again when the scope is reset")
    func preferred() {
        let screen = Screen { Code() }
        #expect(screen.focusedLabel == "Middle")
        screen.textField("First").tap()
        screen.button("Reset").tap()
        #expect(screen.focusedLabel == "Middle")
        screen.button("Last!").tap()
        #expect(screen.focusedLabel == "Last")
    }

    @Test("a scope in which nothing prefers the keyboard leaves it alone, and gives it to its first field when reset")
    func nothingPreferred() {
        struct Page: View {
            @Namespace private var scope
            @Environment(\.resetFocus) private var resetFocus
            var body: some View {
                VStack {
                    Button("Reset") { resetFocus(in: scope) }
                    VStack { TextField("Inside", text: .constant("")) }.focusScope(scope)
                }
            }
        }
        let screen = Screen { Page() }
        #expect(screen.focusedLabel == nil)
        screen.button("Reset").tap()
        #expect(screen.focusedLabel == "Inside")
    }

    struct Told: View {
        let name: String
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text("\(name) \(isFocused ? "on" : "off")") }
    }

    struct Style: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Told(name: "style") }
    }

    @Test("isFocused is that of the innermost control around, and runs only the bodies that read it")
    func isFocused() {
        let screen = Screen {
            VStack {
                Told(name: "outside")
                Told(name: "view").focusable()
                Button("Styled") {}.buttonStyle(Style())
                Button {
                } label: {
                    Told(name: "label")
                }
            }
        }
        let texts = { screen.texts }
        #expect(texts() == ["outside off", "view off", "style off", "label off"])
        screen.resetBodyCounts()
        screen.press(.tab)
        #expect(texts() == ["outside off", "view on", "style off", "label off"])
        #expect(screen.bodyCounts == ["Told": 1])
        screen.press(.tab)
        #expect(texts() == ["outside off", "view off", "style on", "label off"])
        screen.press(.tab)
        #expect(texts() == ["outside off", "view off", "style off", "label on"])
    }

    final class Note: ObservableObject {
        @Published var title: String
        init(_ title: String) { self.title = title }
    }

    struct Notes: View {
        let notes: [Note]
        var body: some View {
            VStack {
                Title()
                ForEach(0..<2) { TextField("Field \($0)", text: .constant("")).focusedObject(notes[$0]) }
            }
        }
    }

    struct Title: View {
        @FocusedObject private var note: Note?
        var body: some View {
            Text(note?.title ?? "none")
            Button("Rename") { $note?.title.wrappedValue += "!" }
        }
    }

    @Test("a focused object is that of the view with the keyboard, is followed and can be written")
    func focusedObject() {
        let notes = [Note("a"), Note("b")]
        let screen = Screen { Notes(notes: notes) }
        #expect(screen.texts.first == "none")
        screen.textField("Field 1").tap()
        #expect(screen.texts.first == "b")
        notes[1].title = "c"
        #expect(screen.texts.first == "c")
        screen.button("Rename").tap()
        #expect(notes[1].title == "c!")
        #expect(screen.texts.first == "c!")
    }

    @Test("a button that repeats acts while it is held, by the pointer and by a key; another acts once")
    func repeating() {
        let log = Log()
        let screen = Screen {
            VStack {
                Button("More") { log("more") }.buttonRepeatBehavior(.enabled)
                Button("Once") { log("once") }
            }
        }
        screen.button("More").tap()
        #expect(log.lines == ["more"])
        screen.button("More").longPress(for: .milliseconds(850))
        #expect(log.lines.count == 1 + 4)
        screen.button("Once").longPress(for: .milliseconds(850))
        #expect(log.lines.last == "once")
        #expect(log.lines.count == 6)
        screen.advance(by: .seconds(2))
        #expect(log.lines.count == 6)
        screen.press(.tab)
        for phase in [KeyEvent.Phase.down, .repeated, .repeated, .up] {
            screen.send(.key(KeyEvent(phase: phase, key: .space, characters: " ")))
        }
        #expect(log.lines.suffix(3) == ["more", "more", "more"])
        #expect(log.lines.count == 9)
    }
}
