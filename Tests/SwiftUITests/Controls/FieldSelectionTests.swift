import Foundation
import MartletDisplay
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("What is selected in fields")
struct FieldSelectionTests {
    final class Model: ObservableObject {
        @Published var text = "Hello, world"
        @Published var selection: TextSelection?
        var isEditor = false
    }

    struct Form: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                if model.isEditor {
                    TextEditor(text: $model.text, selection: $model.selection).accessibilityLabel("Field")
                } else {
                    TextField("Field", text: $model.text, selection: $model.selection)
                }
                Text(shown)
            }
        }

        var shown: String {
            guard case .selection(let range)? = model.selection?.indices else { return "nothing" }
            return range.upperBound <= model.text.endIndex ? "\"\(model.text[range])\"" : "another's"
        }
    }

    private func field(_ screen: Screen, _ model: Model) -> Element {
        model.isEditor ? screen.textEditor("Field") : screen.textField("Field")
    }

    @Test("what the user selects is written, and shown by whoever reads it", arguments: [false, true])
    func written(isEditor: Bool) {
        let model = Model()
        model.isEditor = isEditor
        let screen = Screen { Form(model: model) }
        #expect(screen.texts.contains("nothing"))
        field(screen, model).selectText(7..<12)
        #expect(screen.text("\"world\"").exists)
        #expect(model.selection == TextSelection(range: model.text.indices(ofScalars: 7..<12)))
        #expect(model.selection?.isInsertion == false)
        field(screen, model).selectText(3..<3)
        #expect(model.selection == TextSelection(insertionPoint: model.text.index(model.text.startIndex, offsetBy: 3)))
        #expect(model.selection?.isInsertion == true)
    }

    @Test("typing goes where the caret is, in place of what is selected, and takes the caret along")
    func typing() {
        let model = Model()
        let screen = Screen { Form(model: model) }
        let field = screen.textField("Field")
        field.selectText(0..<5)
        field.type("Bye")
        #expect(model.text == "Bye, world")
        #expect(model.selection == TextSelection(insertionPoint: model.text.index(model.text.startIndex, offsetBy: 3)))
        field.tap()
        screen.press(.delete)
        screen.press("e")
        screen.press("!")
        #expect(model.text == "Bye!, world" && field.selectedText == "")
    }

    @Test("what the program selects is what the window system is asked to select")
    func selected() throws {
        let model = Model()
        let picture = Picture(200, 100, Form(model: model))
        func entry() throws -> TextEntry {
            let entries = picture.items.compactMap { item -> TextEntry? in
                guard case .native(let native) = item, case .textEntry(let entry) = native.content else { return nil }
                return entry
            }
            return try #require(entries.first)
        }
        #expect(try entry().selection == nil && entry().tellsSelection)
        model.selection = TextSelection(range: model.text.startIndex..<model.text.endIndex)
        picture.run()
        #expect(try entry().selection == 0..<12)
        model.selection = TextSelection(insertionPoint: model.text.startIndex)
        picture.run()
        #expect(try entry().selection == 0..<0)
        model.text = "👩‍👩‍👧 é"
        model.selection = TextSelection(range: model.text.index(after: model.text.startIndex)..<model.text.endIndex)
        picture.run()
        #expect(try entry().selection == 5..<7)
        model.selection = nil
        picture.run()
        #expect(try entry().selection == nil)
    }

    @Test("indices of another string count for the nearest places; of several ranges the first counts")
    func badIndices() {
        let model = Model()
        let screen = Screen { Form(model: model) }
        let long = String(repeating: "é👩‍👩‍👧", count: 50)
        let field = screen.textField("Field")
        for (lower, upper) in [(0, 100), (40, 60), (1, 3), (99, 100)] {
            let range = long.index(long.startIndex, offsetBy: lower)..<long.index(long.startIndex, offsetBy: upper)
            model.text = "ab"
            model.selection = TextSelection(range: range)
            #expect(field.selectedText != nil)
            model.text = ""
            #expect(field.selectedText == "")
        }
        model.text = "one two three"
        let words = model.text.split(separator: " ").map { $0.startIndex..<$0.endIndex }
        model.selection = TextSelection(ranges: RangeSet(words[1...]))
        #expect(field.selectedText == "two")
        model.selection = TextSelection(ranges: RangeSet())
        #expect(field.selectedText == "" && model.selection?.isInsertion == true)
        field.selectText(90..<100)
        #expect(model.selection == TextSelection(insertionPoint: model.text.endIndex))
    }

    @Test("the surroundings' affinity is that of what a field writes")
    func affinity() {
        let model = Model()
        let screen = Screen { Form(model: model).textSelectionAffinity(.upstream) }
        screen.textField("Field").selectText(2..<2)
        #expect(model.selection?.affinity == .upstream)
        #expect(TextSelection(insertionPoint: model.text.startIndex).affinity == .automatic)
    }

    @Test("a field whose program does not follow the selection tells nothing of it")
    func unfollowed() {
        let screen = Screen { TextField("Plain", text: .constant("text")) }
        #expect(screen.textField("Plain").selectedText == nil)
        withKnownIssue { screen.textField("Plain").selectText(0..<1) }
    }
}
