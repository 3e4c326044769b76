import Foundation

/// A text with attributes that an editor edits.
nonisolated struct AttributedField {
    let text: Binding<AttributedString>
    let selection: Binding<AttributedTextSelection>?

    /// What is selected, in Unicode scalars; nil where the program does not say.
    var selected: Range<Int>? {
        guard let selection else { return nil }
        let text = text.wrappedValue
        switch selection.wrappedValue.indices(in: text) {
        case .insertionPoint(let index): return text.scalars(in: index..<index)
        case .ranges(let ranges): return text.scalars(in: ranges.ranges[0])
        }
    }

    /// Takes over what the user has selected. What is typed next is what it was while the caret stays.
    func select(_ range: Range<Int>, _ affinity: TextSelectionAffinity) {
        guard let selection, range != selected else { return }
        var new = AttributedTextSelection(range: text.wrappedValue.indices(ofScalars: range))
        new.affinity = affinity
        selection.wrappedValue = new
    }

    /// Takes over an edit: letters that stay keep their attributes, new ones are typed with those of their place.
    func write(_ new: String, _ definition: (any AttributedTextFormattingDefinition)?) {
        var string = text.wrappedValue
        let present = selected
        let edit = TextEdit(from: string.unicodeScalars, to: new, present)
        var place = AttributedTextSelection(range: string.indices(ofScalars: edit.removed))
        if edit.removed.lowerBound == present?.lowerBound { place.typing = selection?.wrappedValue.typing }
        string.replaceSelection(&place, withCharacters: edit.inserted)
        definition?.constrain(&string)
        text.wrappedValue = string
        let caret = text.wrappedValue.indices(ofScalars: edit.caret..<edit.caret).lowerBound
        selection?.wrappedValue = AttributedTextSelection(insertionPoint: caret)
    }
}

extension TextEditor {
    /// Makes an editor of a text with attributes: letters that are typed have those of the letter before, or what
    /// `selection` says. Font, underline, strikethrough, colours, kerning and baseline offset are shown.
    nonisolated public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        self.init(TextFieldCore(attributed: AttributedField(text: text, selection: selection)))
    }
}
