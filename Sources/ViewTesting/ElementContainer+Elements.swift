import MartletHost
import SwiftUI

extension ElementContainer {
    /// A text with these words, also inside a control.
    public func text(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(.text, label, SourcePlace(fileID, filePath, line, column))
    }

    /// A button, a menu, a row of a menu, or a tab.
    public func button(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(
            .control([.button, .menu, .menuItem, .tab]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// A text field with this title or placeholder.
    public func textField(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(.control([.textField]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// A field for a password with this title or placeholder.
    public func secureField(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(.control([.secureField]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// A text editor; one has a label only where it was given one for accessibility.
    public func textEditor(
        _ label: String = "", fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(.control([.textEditor]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// A toggle.
    public func toggle(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(.control([.toggle]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// A slider.
    public func slider(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(.control([.slider]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// A stepper.
    public func stepper(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(.control([.stepper]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// A picker.
    public func picker(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(.control([.picker]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// A link.
    public func link(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(.control([.link]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// A picture or symbol.
    public func image(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(.control([.image]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// Whatever has this label or accessibility identifier.
    public func any(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(.any, label, SourcePlace(fileID, filePath, line, column))
    }

    /// A date picker with this label; one for a day and a time has two parts, each of which can be set.
    ///
    ///     screen.datePicker("Birthday").set(date)
    public func datePicker(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        _search.element(.control([.picker]), label, SourcePlace(fileID, filePath, line, column))
    }
}

extension Screen {
    /// What is on the screen, a line each, for the message of a failure.
    var contents: String {
        let description = description
        var lines = description.elements.map { "  \($0.words)" }
        let labels = Set(description.elements.map(\.label))
        lines += description.texts.map(\.text).filter { !labels.contains($0) }.map { "  text \"\($0)\" in a control" }
        lines += description.named.map { "  name \"\($0.name)\"" }
        return lines.isEmpty ? "The screen is empty." : "On the screen:\n" + lines.joined(separator: "\n")
    }
}
