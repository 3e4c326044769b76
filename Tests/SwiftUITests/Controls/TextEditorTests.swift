import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Text editors and growing fields", .serialized)
struct TextEditorTests {
    struct Note: View {
        @State private var text = "One"
        var body: some View {
            VStack(spacing: 0) {
                Text("\(text.count) letters")
                TextEditor(text: $text)
            }
        }
    }

    @Test("an editor takes the space that is left and edits its text, lines included")
    func editor() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) { Note() }
        let editor = screen.textEditor()
        #expect(editor.value == "One")
        #expect(editor.frame.width == 290)
        #expect(editor.frame.maxY == 192)
        editor.tap()
        screen.press(.return)
        screen.press("a")
        editor.type("bc")
        #expect(editor.value == "One\nabc")
        #expect(screen.text("7 letters").exists)
        editor.clear()
        #expect(screen.text("0 letters").exists)
    }

    struct Growing: View {
        @State private var text = ""
        var body: some View {
            VStack(spacing: 0) {
                Text("above")
                TextField("Message", text: $text, axis: .vertical).lineLimit(2...4).textFieldStyle(.plain)
                Text("below")
            }
        }
    }

    @Test("a vertical field grows with its lines between the fewest and the most")
    func growing() {
        let screen = Screen(size: CGSize(width: 200, height: 400)) { Growing() }
        func height() -> CGFloat { screen.text("below").frame.minY - screen.text("above").frame.maxY }
        let two = height()
        let field = screen.textField("Message")
        var heights: [CGFloat] = []
        for _ in 0..<5 {
            field.type("a\n")
            heights.append(height())
        }
        let line = two / 2
        #expect(heights == [two, 3 * line, 4 * line, 4 * line, 4 * line])
        field.clear()
        field.type(String(repeating: "wide words ", count: 6))
        #expect(height() == 3 * line)
    }

    struct Chat: View {
        @State private var text = ""
        @State private var sent: [String] = []
        var idiom = Idiom.desktop

        var body: some View {
            VStack {
                ForEach(sent, id: \.self) { Text($0) }
                TextField("Message", text: $text, axis: .vertical).onSubmit {
                    sent.append(text)
                    text = ""
                }
            }
            .environment(\.idiom, idiom)
        }
    }

    @Test("Return submits a field of several lines on a desktop, and begins a line with Shift")
    func returnInLines() {
        let screen = Screen { Chat() }
        let field = screen.textField("Message")
        field.tap()
        field.type("one")
        screen.press(.return, modifiers: .shift)
        field.type("two")
        #expect(field.value == "one\ntwo")
        screen.press(.return)
        #expect(screen.texts.first == "one\ntwo" && field.value == "")
    }

    @Test("Return begins a line on a phone")
    func returnOnPhone() {
        let screen = Screen { Chat(idiom: .phone) }
        let field = screen.textField("Message")
        field.tap()
        field.type("one")
        screen.press(.return)
        #expect(field.value == "one\n")
    }

    @Test("a view around a field of several lines has Return before the field")
    func returnTaken() {
        var taken = 0
        let screen = Screen {
            Chat().onKeyPress(.return) {
                taken += 1
                return .handled
            }
        }
        screen.textField("Message").tap()
        screen.textField("Message").type("one")
        screen.press(.return)
        #expect(taken == 1 && screen.textField("Message").value == "one")
    }

    @Test("a text with reserved lines takes their space")
    func reserved() {
        let screen = Screen {
            VStack(spacing: 0) {
                Text("above")
                Text("one line").lineLimit(3, reservesSpace: true)
                Text("below")
            }
        }
        let line = screen.text("above").frame.height
        #expect(screen.text("below").frame.minY - screen.text("above").frame.maxY == 3 * line)
    }

    @Test("what Return does is said to a screen reader")
    func submitLabel() {
        let stage = Stage { TextField("Name", text: .constant("")).submitLabel(.search) }
        #expect(stage.element(.textField, "Name").hint == "Return: Search")
    }

    struct Fast: View {
        @State private var text = ""
        let log: Log
        var body: some View {
            TextField("Name", text: $text).onChange(of: text) { log($1) }
        }
    }

    @Test("onChange hears of every letter, also when several come between two frames")
    func everyLetter() {
        let log = Log()
        let stage = Stage { Fast(log: log) }
        let field = stage.element(.textField, "Name")
        var typed = ""
        for letter in "letters" {
            typed.append(letter)
            stage.root.nativeElement(field.id, did: .textChanged(typed))
        }
        stage.frame()
        #expect(log.lines == ["l", "le", "let", "lett", "lette", "letter", "letters"])
    }
}
