import Foundation

/// Something a keyboard, a screen reader or a test can find and use.
package struct AccessibleElement: Equatable, Sendable, Identifiable {
    package enum Role: String, Sendable {
        case text, heading, button, link, image, toggle, slider, stepper, textField, secureField, textEditor, progress,
            picker, option
        case list, row, group, tab, menu, menuItem, openMenu, dialog, alert
    }

    /// Stays with the view for as long as it lives; a native element has the id of its `NativeElement`.
    package let id: UInt64
    package var role: Role
    package var label: String
    package var value: String?
    package var hint: String?
    /// What else there is to know.
    package var details: [Detail] = []
    /// What a tip says where the pointer rests on it.
    package var help: String?
    package var identifier: String?
    /// How deep a heading is, from 1 to 6; nil for no level.
    package var headingLevel: Int?
    /// Other names by which it can be asked for.
    package var inputLabels: [String] = []
    /// What kind of text it is.
    package var textKind: String?
    /// Whether it is read before others: those with a larger number come first.
    package var sortPriority = 0.0
    /// In window coordinates, before clipping.
    package var frame: CGRect
    /// Where a press does what the element is for, in window coordinates; nil for the middle of its frame.
    package var activationPoint: CGPoint?
    package var isEnabled: Bool
    /// Whether Tab stops here.
    package var isFocusable: Bool
    package var isFocused: Bool
    /// Whether Tab passes it although it can have the keyboard, because arrow keys lead there from one like it.
    package var isPassedByTab = false
    /// The element inside that the keyboard is at while this one has it, as the chosen row of a list.
    package var activePart: UInt64?
    /// For a toggle or a selectable element; `nil` where it makes no sense or is mixed.
    package var isOn: Bool?
    package var range: Range?
    /// Whether what it opens and closes is open; nil where it is nothing of the kind.
    package var isExpanded: Bool?
    /// The names of what else can be done with it.
    package var actions: [String] = []
    /// Whether it can be pressed although it is no control, because its view follows taps.
    package var isPressable = false
    /// Whether it can be made more or less, though it is no slider.
    package var isAdjustable = false
    /// Whether a menu can be opened on it.
    package var offersMenu = false
    /// Whether nothing but what is in it can be used.
    package var isModal = false
    /// Whether it can be left without an answer or a choice.
    package var canBeDismissed = false
    package var isNative: Bool
    /// Whether its text may have several lines.
    package var hasLines = false
    /// What is selected of a field's text, in Unicode scalars; nil where the program does not follow it.
    package var selectedText: Swift.Range<Int>?
    /// Whether a sheet, menu or the like lies above: it can be seen, but neither focused nor used.
    package var isCovered: Bool
    /// Whether the row around is the same to who uses it: screen readers are told of the row alone.
    package var isToldByRow = false

    /// Something to know about an element, such as the size of a file.
    package struct Detail: Equatable, Sendable {
        package let id: String
        package let label: String
        package let value: String
        package let isImportant: Bool

        package init(id: String, label: String, value: String, isImportant: Bool) {
            self.id = id
            self.label = label
            self.value = value
            self.isImportant = isImportant
        }
    }

    /// The hint between the important details and the others; nil where there is none of them.
    package var spokenDescription: String? {
        if details.isEmpty { return hint }
        func words(_ isImportant: Bool) -> [String] {
            details.filter { $0.isImportant == isImportant }.map {
                $0.value.isEmpty ? $0.label : "\($0.label): \($0.value)"
            }
        }
        return (words(true) + [hint].compactMap { $0 } + words(false)).joined(separator: ", ")
    }

    package struct Range: Equatable, Sendable {
        package var current: Double
        package var minimum: Double
        package var maximum: Double
        package var step: Double

        package init(current: Double, minimum: Double, maximum: Double, step: Double) {
            self.current = current
            self.minimum = minimum
            self.maximum = maximum
            self.step = step
        }
    }

    package init(id: UInt64, role: Role, label: String, frame: CGRect) {
        self.id = id
        self.role = role
        self.label = label
        self.frame = frame
        isEnabled = true
        isFocusable = false
        isFocused = false
        isNative = false
        isCovered = false
    }
}

package enum AccessibleAction: Equatable, Sendable {
    case activate
    case increment
    case decrement
    case setValue(Double)
    case setText(String)
    case setDate(Date)
    case showMenu
    /// Leaves a menu, a sheet or the like as the escape key does.
    case dismiss
    case scrollIntoView
    /// One of the element's own actions.
    case named(String)
}
