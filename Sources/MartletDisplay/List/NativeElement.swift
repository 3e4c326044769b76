import Foundation

/// A place in the picture that a control of the window system fills.
package struct NativeElement: Hashable, Sendable, Identifiable {
    /// Stays with the view for as long as it lives.
    package let id: UInt64
    /// In the coordinates of the group that holds the item.
    package var frame: CGRect
    package var content: NativeContent

    package init(id: UInt64, frame: CGRect, content: NativeContent) {
        self.id = id
        self.frame = frame
        self.content = content
    }
}

package enum NativeContent: Hashable, Sendable {
    /// A single line.
    case textEntry(TextEntry)
    /// Several lines, which scroll where there are more than fit.
    case textArea(TextEntry)
    /// A control that the program itself made of the window system's.
    case widget(WidgetEntry)
}

/// A control of the program's own, and how it is to be shown.
package struct WidgetEntry: Hashable, Sendable {
    package var widget: NativeWidget
    package var isEnabled: Bool
    package var isRightToLeft: Bool

    package init(_ widget: NativeWidget, isEnabled: Bool, isRightToLeft: Bool) {
        self.widget = widget
        self.isEnabled = isEnabled
        self.isRightToLeft = isRightToLeft
    }
}

/// A control that lives outside of the picture, with whoever made it; two are equal where they are the same one.
package final class NativeWidget: Hashable, @unchecked Sendable {
    /// What the window system knows it by.
    package let pointer: OpaquePointer

    package init(_ pointer: OpaquePointer) { self.pointer = pointer }

    package static func == (a: NativeWidget, b: NativeWidget) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Text being edited; only the text itself, its frame and background are drawn around it.
package struct TextEntry: Hashable, Sendable {
    package var text: String
    package var placeholder: String
    package var isSecure: Bool
    package var isEnabled: Bool
    package var font: FontDescription
    package var color: RGBA
    package var placeholderColor: RGBA
    package var tint: RGBA
    package var alignment: StyledText.Alignment
    package var accessibilityLabel: String
    /// More about the field than its label, for a screen reader.
    package var accessibilityHint = ""
    package var purpose: Purpose
    package var hints: Hints = []
    /// Where a text without letters begins.
    package var isRightToLeft = false
    /// Extra points between lines.
    package var lineSpacing: CGFloat = 0
    /// Whether the key that moves the keyboard on is a letter of the text.
    package var takesTab = false
    /// What of the text is to be selected, in Unicode scalars; an empty range is the caret's place, nil leaves both to
    /// the window system.
    package var selection: Range<Int>?
    /// The text in stretches that look different, where it does not look the same throughout.
    package var runs: [TextRun] = []
    /// Whether the client wants to hear what the user selects.
    package var tellsSelection = false

    /// What an input method, such as a keyboard on the screen, should do.
    package struct Hints: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let spellcheck = Hints(rawValue: 1)
        package static let noSpellcheck = Hints(rawValue: 2)
        package static let wordCompletion = Hints(rawValue: 4)
        package static let uppercaseCharacters = Hints(rawValue: 8)
        package static let uppercaseWords = Hints(rawValue: 16)
        package static let uppercaseSentences = Hints(rawValue: 32)
        package static let noEmoji = Hints(rawValue: 64)
        package static let isPrivate = Hints(rawValue: 128)
    }

    package enum Purpose: Hashable, Sendable {
        case standard, alphabet, digits, number, phone, url, email, name, password, pin
    }

    package init(
        text: String, placeholder: String, isSecure: Bool = false, isEnabled: Bool = true, font: FontDescription,
        color: RGBA, placeholderColor: RGBA, tint: RGBA, alignment: StyledText.Alignment = .leading,
        accessibilityLabel: String = "", purpose: Purpose = .standard
    ) {
        self.text = text
        self.placeholder = placeholder
        self.isSecure = isSecure
        self.isEnabled = isEnabled
        self.font = font
        self.color = color
        self.placeholderColor = placeholderColor
        self.tint = tint
        self.alignment = alignment
        self.accessibilityLabel = accessibilityLabel
        self.purpose = purpose
    }
}
