import Foundation
import MartletDisplay
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Editors of texts with attributes")
struct AttributedEditorTests {
    final class Model: ObservableObject {
        @Published var text = AttributedString("Hello, world")
        @Published var selection = AttributedTextSelection()
    }

    struct Page: View {
        @ObservedObject var model: Model
        var body: some View {
            TextEditor(text: $model.text, selection: $model.selection).accessibilityLabel("Note")
        }
    }

    private func range(_ model: Model, _ scalars: Range<Int>) -> Range<AttributedString.Index> {
        model.text.indices(ofScalars: scalars)
    }

    /// The letters of a text that are red.
    private func red(_ text: AttributedString) -> String {
        text.runs.filter { $0.foregroundColor == .red }.map { String(text[$0.range].characters) }.joined(separator: "|")
    }

    @Test("what is typed has the attributes of the letter before, and the others keep theirs")
    func typing() {
        let model = Model()
        model.text[range(model, 0..<5)].foregroundColor = .red
        let screen = Screen { Page(model: model) }
        let note = screen.textEditor("Note")
        note.selectText(5..<5)
        note.type("!!")
        #expect(String(model.text.characters) == "Hello!!, world" && red(model.text) == "Hello!!")
        note.selectText(14..<14)
        note.type("s")
        #expect(red(model.text) == "Hello!!" && String(model.text.characters).hasSuffix("worlds"))
        note.selectText(2..<9)
        note.type("y")
        #expect(String(model.text.characters) == "Heyworlds" && red(model.text) == "Hey")
        #expect(model.selection == AttributedTextSelection(insertionPoint: range(model, 3..<3).lowerBound))
    }

    @Test("attributes are changed of what is selected, or of what is typed next")
    func transform() {
        let model = Model()
        let screen = Screen { Page(model: model) }
        let note = screen.textEditor("Note")
        note.selectText(7..<12)
        model.text.transformAttributes(in: &model.selection) { $0.foregroundColor = .red }
        #expect(red(model.text) == "world" && note.selectedText == "world")
        #expect(model.selection.attributes(in: model.text)[\.foregroundColor] == [.red])
        note.selectText(5..<5)
        model.text.transformAttributes(in: &model.selection) { $0.foregroundColor = .red }
        #expect(red(model.text) == "world")
        #expect(model.selection.typingAttributes(in: model.text).foregroundColor == .red)
        note.type("ab")
        #expect(red(model.text) == "ab|world" && String(model.text.characters) == "Helloab, world")
        note.selectText(1..<1)
        #expect(model.selection.typingAttributes(in: model.text).foregroundColor == nil)
    }

    @Test("of letters that are all the same, the one at the caret is new")
    func sameLetters() {
        let model = Model()
        model.text = AttributedString("aaaa")
        model.text[range(model, 0..<2)].foregroundColor = .red
        let screen = Screen { Page(model: model) }
        let note = screen.textEditor("Note")
        note.selectText(1..<1)
        note.type("a")
        #expect(red(model.text) == "aaa" && note.selectedText == "")
        #expect(model.selection == AttributedTextSelection(insertionPoint: range(model, 2..<2).lowerBound))
    }

    @Test("a text is replaced where it is selected, and the selection goes along with other changes")
    func replacing() {
        var text = AttributedString("one two three")
        var selection = AttributedTextSelection(range: text.indices(ofScalars: 4..<7))
        text.replaceSelection(&selection, withCharacters: "2")
        #expect(String(text.characters) == "one 2 three")
        guard case .insertionPoint(let caret) = selection.indices(in: text) else { return #expect(Bool(false)) }
        #expect(text.scalars(in: caret..<caret) == 5..<5)
        selection = AttributedTextSelection(range: text.indices(ofScalars: 6..<11))
        text.transform(updating: &selection) { $0.insert(AttributedString("0 "), at: $0.startIndex) }
        #expect(String(text[selection].characters.map { $0 }) == "three")
    }

    @Test("indices of another text count for the nearest places")
    func badIndices() {
        let long = AttributedString(String(repeating: "é👩‍👩‍👧", count: 40))
        let model = Model()
        let screen = Screen { Page(model: model) }
        for scalars in [0..<240, 100..<200, 3..<5, 239..<240] {
            model.text = AttributedString("ab")
            model.selection = AttributedTextSelection(range: long.indices(ofScalars: scalars))
            #expect(screen.textEditor("Note").selectedText != nil)
            _ = model.selection.typingAttributes(in: model.text)
            model.text.transformAttributes(in: &model.selection) { $0.foregroundColor = .red }
            model.text = AttributedString()
            #expect(screen.textEditor("Note").selectedText == "")
            screen.textEditor("Note").type("x")
            #expect(String(model.text.characters) == "x")
        }
    }

    @Test("what is shown has the attributes, also of an editor that nobody follows the selection of")
    func looks() throws {
        var text = AttributedString("plain ")
        var bold = AttributedString("bold")
        bold.font = .system(size: 30, weight: .bold)
        bold.underlineStyle = .single
        bold.foregroundColor = .pureRed
        text.append(bold)
        let picture = Picture(200, 100, TextEditor(text: .constant(text)))
        let entry = try #require(self.entry(picture))
        #expect(entry.runs.map(\.text) == ["plain ", "bold"] && entry.text == "plain bold" && !entry.tellsSelection)
        #expect(entry.runs[0].font == entry.font && entry.runs[1].font.size == 30 && entry.runs[1].underline != nil)
        #expect(picture.pixels.values.contains { $0 == .pureRed })
    }

    private func entry(_ picture: Picture) -> TextEntry? {
        picture.items.lazy.compactMap { item -> TextEntry? in
            guard case .native(let native) = item, case .textArea(let entry) = native.content else { return nil }
            return entry
        }.first
    }

    @Test("an editor with a label looks as it does without one, and not as a value")
    func labelled() throws {
        let alone = try #require(entry(Picture(300, 100, Form { TextEditor(text: .constant("text")) })))
        let labelled = try #require(
            entry(Picture(300, 100, Form { LabeledContent("Note") { TextEditor(text: .constant("text")) } })))
        #expect(labelled.color == alone.color && labelled.alignment == alone.alignment)
        let faint = try #require(
            entry(
                Picture(
                    300, 100,
                    Form {
                        LabeledContent("Note") { TextEditor(text: .constant("text")).foregroundStyle(.secondary) }
                    })))
        #expect(faint.color != alone.color)
    }

    struct NoRed: AttributedTextValueConstraint {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        func constrain(_ container: inout Attributes) {
            if container.foregroundColor == .red { container.foregroundColor = container.kern == nil ? .blue : nil }
        }
    }

    struct Rules: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            NoRed()
            ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
        }
    }

    @Test("a formatting definition decides what is shown and what is written")
    func definition() {
        var text = AttributedString("red")
        text.foregroundColor = .red
        text.underlineStyle = Text.LineStyle(pattern: .dash)
        Rules().constrain(&text)
        #expect(text.foregroundColor == .blue && text.underlineStyle == .single)
        var container = AttributeContainer()
        container.foregroundColor = .red
        container.kern = 2
        Rules().constrain(&container)
        #expect(container.foregroundColor == nil && container.kern == 2)

        let model = Model()
        model.text.foregroundColor = .red
        let screen = Screen { Page(model: model).attributedTextFormattingDefinition(Rules()) }
        screen.textEditor("Note").type("!")
        #expect(model.text.foregroundColor == .blue)
        var shown = AttributedString("shown")
        shown.foregroundColor = .pureRed
        struct NoPureRed: AttributedTextValueConstraint {
            typealias Scope = AttributeScopes.SwiftUIAttributes
            typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
            func constrain(_ container: inout Attributes) {
                if container.foregroundColor == .pureRed { container.foregroundColor = .pureBlue }
            }
        }
        let runs = Picture(Text(shown).attributedTextFormattingDefinition(NoPureRed())).runs
        #expect(runs.map(\.color) == [RGBA(red: 0, green: 0, blue: 1)])
    }
}
