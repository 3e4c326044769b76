import MartletHost
import SwiftUI

extension Screen {
    /// A text with these words, also inside a control.
    public func text(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        Element(self, .text, label, SourcePlace(fileID, filePath, line, column))
    }

    public func button(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        Element(self, .control([.button, .menu, .menuItem, .tab]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// A text field with this title or placeholder.
    public func textField(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        Element(self, .control([.textField]), label, SourcePlace(fileID, filePath, line, column))
    }

    public func secureField(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        Element(self, .control([.secureField]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// A text editor; one has a label only where it was given one for accessibility.
    public func textEditor(
        _ label: String = "", fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        Element(self, .control([.textEditor]), label, SourcePlace(fileID, filePath, line, column))
    }

    public func toggle(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        Element(self, .control([.toggle]), label, SourcePlace(fileID, filePath, line, column))
    }

    public func slider(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        Element(self, .control([.slider]), label, SourcePlace(fileID, filePath, line, column))
    }

    public func stepper(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        Element(self, .control([.stepper]), label, SourcePlace(fileID, filePath, line, column))
    }

    public func picker(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        Element(self, .control([.picker]), label, SourcePlace(fileID, filePath, line, column))
    }

    public func link(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        Element(self, .control([.link]), label, SourcePlace(fileID, filePath, line, column))
    }

    public func image(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        Element(self, .control([.image]), label, SourcePlace(fileID, filePath, line, column))
    }

    /// Whatever has this label or accessibility identifier.
    public func any(
        _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Element {
        Element(self, .any, label, SourcePlace(fileID, filePath, line, column))
    }

    /// What is on the screen, a line each, for the message of a failure.
    var contents: String {
        let description = description
        var lines = description.elements.map { element in
            let value = element.value.map { " = \"\($0)\"" } ?? ""
            return "  \(element.role.rawValue) \"\(element.label)\"\(value)\(element.isEnabled ? "" : " (disabled)")"
        }
        let labels = Set(description.elements.map(\.label))
        lines += description.texts.map(\.text).filter { !labels.contains($0) }.map { "  text \"\($0)\" in a control" }
        lines += description.named.map { "  name \"\($0.name)\"" }
        return lines.isEmpty ? "The screen is empty." : "On the screen:\n" + lines.joined(separator: "\n")
    }
}
