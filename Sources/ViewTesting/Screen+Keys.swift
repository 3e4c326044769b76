import MartletHost
import SwiftUI

extension Screen {
    /// Presses and releases a key while `modifiers` are held.
    ///
    /// What has the keyboard gets it. A text field takes letters, the key that deletes, and Return: where its caret is
    /// if the program follows the selection, else at its end.
    ///
    ///     screen.press("s", modifiers: .command)
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        bringUpToDate()
        let characters =
            modifiers.isDisjoint(with: [.control, .command]) && !key.isFunction ? String(key.character) : ""
        let events = [KeyEvent.Phase.down, .up].map {
            KeyEvent(phase: $0, key: key.key, characters: characters, modifiers: modifiers.keyModifiers)
        }
        if clock.capture({ window.controller.takesKeyFromNative(events[0]) }) {
            _ = clock.capture { window.controller.takesKeyFromNative(events[1]) }
        } else if !edit(with: key, modifiers) {
            for event in events { send(.key(event)) }
        }
        bringUpToDate()
    }

    /// Holds these modifier keys from now on, also while the pointer is used, and lets go of the others.
    ///
    ///     screen.hold(.shift)
    ///     screen.text("Row 3").tap()
    ///     screen.hold([])
    public func hold(_ modifiers: EventModifiers) {
        bringUpToDate()
        held = modifiers
        _ = clock.capture { window.controller.handle(.modifiers(modifiers.keyModifiers)) }
        bringUpToDate()
    }

    /// Does what a window system's own text field does with a key.
    private func edit(with key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard modifiers.isSubset(of: [.shift, .capsLock]),
            let field = description.elements.first(where: { $0.isFocused && $0.isNative && $0.isEnabled })
        else { return false }
        let edit: (text: String, caret: Int?)
        switch key {
        case .return where !field.hasLines:
            clock.capture { window.controller.nativeElement(field.id, did: .submitted) }
            return true
        case .return: edit = field.replacingSelection(with: "\n")
        case .delete: edit = field.deleting()
        case .tab where field.role == .textEditor: edit = field.replacingSelection(with: "\t")
        default:
            if key.isFunction || key == .tab || key == .escape { return false }
            edit = field.replacingSelection(with: String(key.character))
        }
        clock.capture {
            window.controller.nativeElement(field.id, did: .textChanged(edit.text))
            guard let caret = edit.caret else { return }
            window.controller.nativeElement(field.id, did: .selectionChanged(caret..<caret))
        }
        return true
    }

    /// The label of what has the keyboard.
    public var focusedLabel: String? { description.elements.first { $0.isFocused }?.label }
}

extension KeyEquivalent {
    fileprivate var isFunction: Bool {
        character.unicodeScalars.first.map { (0xF700...0xF8FF).contains($0.value) } ?? false
    }
}
