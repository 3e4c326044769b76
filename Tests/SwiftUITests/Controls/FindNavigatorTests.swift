import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Bars in which words are looked for")
struct FindNavigatorTests {
    struct Editor: View {
        @State var text = "one two One\nthree one"
        @State var isFinding = false
        var mayReplace = true
        var mayFind = true
        var body: some View {
            Toggle("Finding", isOn: $isFinding)
            Button("Longer") { text += " one" }
            TextEditor(text: $text)
                .replaceDisabled(!mayReplace)
                .findDisabled(!mayFind)
                .findNavigator(isPresented: $isFinding)
            Text(text)
        }
    }

    @Test("the bar finds words whatever their case, says how many there are, and goes around")
    func find() {
        let screen = Screen { Editor(isFinding: true) }
        screen.textField("Find").type("one")
        #expect(screen.texts.contains("1 of 3"))
        #expect(screen.textEditor().selectedText == "one")
        screen.button("Next").tap()
        #expect(screen.texts.contains("2 of 3"))
        #expect(screen.textEditor().selectedText == "One")
        screen.press("g", modifiers: .control)
        screen.press("g", modifiers: .control)
        #expect(screen.texts.contains("1 of 3"))
        screen.press("g", modifiers: [.control, .shift])
        #expect(screen.texts.contains("3 of 3"))
        screen.textField("Find").clear()
        screen.textField("Find").type("four")
        #expect(screen.texts.contains("Not found"))
    }

    @Test("a place is replaced and the next one selected, or all are at once")
    func replace() {
        let screen = Screen { Editor(isFinding: true) }
        screen.textField("Find").type("one")
        screen.textField("Replace").type("1")
        screen.button("Replace").tap()
        #expect(screen.texts.last == "1 two One\nthree one")
        #expect(screen.texts.contains("1 of 2"))
        #expect(screen.textEditor().selectedText == "One")
        screen.button("Replace All").tap()
        #expect(screen.texts.last == "1 two 1\nthree 1")
        #expect(screen.texts.contains("Not found"))
    }

    @Test("Control and F in the editor opens the bar, Escape closes it")
    func keys() {
        let screen = Screen { Editor() }
        #expect(!screen.textField("Find").exists)
        screen.textEditor().tap()
        screen.press("f", modifiers: .control)
        #expect(screen.textField("Find").isFocused)
        screen.press(.escape)
        #expect(!screen.textField("Find").exists)
    }

    @Test("editors that may not be looked through have no bar, and others no fields to replace")
    func disabled() {
        let closed = Screen { Editor(isFinding: true, mayFind: false) }
        #expect(!closed.textField("Find").exists)
        closed.textEditor().tap()
        closed.press("f", modifiers: .control)
        #expect(!closed.textField("Find").exists)
        let half = Screen { Editor(isFinding: true, mayReplace: false) }
        #expect(half.textField("Find").exists)
        #expect(!half.textField("Replace").exists)
    }

    @Test("what changes meanwhile counts")
    func typing() {
        let screen = Screen { Editor(isFinding: true) }
        screen.textField("Find").type("one")
        screen.button("Longer").tap()
        #expect(screen.texts.contains("1 of 4"))
    }
}
