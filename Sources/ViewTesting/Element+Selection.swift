import MartletHost
import SwiftUI

extension Element {
    /// Selects characters of a field whose program follows the selection; an empty range places the caret. Characters
    /// that the field does not hold count for its end.
    ///
    ///     screen.textField("Name").selectText(0..<4)
    public func selectText(_ range: Range<Int>) {
        guard let element = usable(for: "selected in"), followsSelection(element) else { return }
        let text = element.value ?? ""
        let index = { (offset: Int) in
            text.index(text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex) ?? text.endIndex
        }
        let lower = text[..<index(range.lowerBound)].unicodeScalars.count
        let upper = text[..<index(range.upperBound)].unicodeScalars.count
        tell(element, .selectionChanged(lower..<upper))
    }

    /// The characters that are selected in a field; empty where a caret stands, nil where the program does not follow
    /// the selection.
    public var selectedText: String? {
        guard let element = required, let range = element.selectedText else { return nil }
        return String(
            String.UnicodeScalarView(
                (element.value ?? "").unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)))
    }

    private func followsSelection(_ element: AccessibleElement) -> Bool {
        if element.selectedText != nil { return true }
        report("\(element.words) does not tell what is selected: its program does not follow it.", at: place)
        return false
    }
}

extension AccessibleElement {
    /// The field's text with something in place of what is selected, and where the caret is then, in Unicode scalars.
    /// Where nobody follows the selection, the caret is at the end.
    func replacingSelection(with new: String) -> (text: String, caret: Int?) {
        let text = value ?? ""
        guard let selectedText else { return (text + new, nil) }
        return replacing(selectedText, with: new)
    }

    /// The field's text without what is selected, or without the character before the caret.
    func deleting() -> (text: String, caret: Int?) {
        let text = value ?? ""
        guard let selectedText else { return (String(text.dropLast()), nil) }
        if !selectedText.isEmpty { return replacing(selectedText, with: "") }
        let scalars = text.unicodeScalars
        let caret = scalars.index(scalars.startIndex, offsetBy: selectedText.lowerBound)
        let before = String(text[..<caret].dropLast()).unicodeScalars.count
        return replacing(before..<selectedText.lowerBound, with: "")
    }

    private func replacing(_ range: Swift.Range<Int>, with new: String) -> (text: String, caret: Int?) {
        let scalars = (value ?? "").unicodeScalars
        var result = String.UnicodeScalarView(scalars.prefix(range.lowerBound))
        result.append(contentsOf: new.unicodeScalars)
        let caret = result.count
        result.append(contentsOf: scalars.dropFirst(range.upperBound))
        return (String(result), caret)
    }
}
