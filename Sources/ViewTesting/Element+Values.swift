import MartletHost
import SwiftUI

extension Element {
    /// Types `text` into a field, a character at a time: at the end of what it holds, or in place of what is selected
    /// where the program follows that. Editing begins and ends with it, unless the field has the keyboard already.
    public func type(_ text: String) {
        guard let element = usable(for: "typed into") else { return }
        edit(element) {
            for character in text {
                let edit = (find(element) ?? element).replacingSelection(with: String(character))
                change(element, to: edit.text)
                if let caret = edit.caret { tell(element, .selectionChanged(caret..<caret)) }
            }
        }
    }

    /// Empties a field, and leaves the caret in it: `type` goes on from there, anything else leaves the field first.
    public func clear() {
        guard let element = usable(for: "cleared") else { return }
        if !element.isFocused {
            tell(element, .editingBegan)
            screen.fieldInEditing = element.id
        }
        change(element, to: "")
    }

    /// Submits a field, as the Return key does.
    public func submit() {
        guard let element = usable(for: "submitted") else { return }
        tell(element, .submitted)
        screen.leaveField()
    }

    /// Moves a slider or stepper to `value`.
    public func set(_ value: Double) { perform(.setValue(value), "set to a value") }

    /// Chooses a date in a date picker, as far as it has parts for it: one without a time keeps the time, and all keep
    /// to their limits.
    ///
    ///     screen.datePicker("Birthday").set(Date(timeIntervalSince1970: 0))
    public func set(_ date: Date) { perform(.setDate(date), "set to a date") }

    /// Takes a stepper or slider one step up.
    public func increment() { perform(.increment, "incremented") }

    /// Takes a stepper or slider one step down.
    public func decrement() { perform(.decrement, "decremented") }

    /// Takes one of the actions that `accessibilityAction` gives the view.
    ///
    ///     screen.text("Message").act("Reply")
    public func act(_ action: String) { perform(.named(action), "used by \"\(action)\"") }

    /// Opens a picker or menu and takes the choice with this label.
    public func select(_ choice: String) {
        guard let picker = usable(for: "opened") else { return }
        perform(.showMenu, "opened")
        if let option = option(choice, of: picker) {
            click(at: CGPoint(x: option.frame.midX, y: option.frame.midY), count: 1)
        } else if !screen.clock.capture({ screen.window.controller.perform(.setText(choice), on: picker.id) }) {
            report("\(picker.words) has no choice \"\(choice)\". \(screen.contents)", at: place)
        }
        screen.bringUpToDate()
    }

    /// Of the choices with this label the one that follows the picker; else one of an open menu, else any.
    private func option(_ choice: String, of picker: AccessibleElement) -> AccessibleElement? {
        let elements = screen.description.elements
        func isChoice(_ element: AccessibleElement) -> Bool {
            guard element.label == choice else { return false }
            if element.role == .tab {
                return picker.frame.contains(CGPoint(x: element.frame.midX, y: element.frame.midY))
            }
            return element.role == .option || element.role == .menuItem
        }
        if let index = elements.firstIndex(where: { $0.id == picker.id }) {
            let own = elements[(index + 1)...].prefix { $0.role != .picker }
            if let found = own.first(where: isChoice) { return found }
        }
        return elements.first { isChoice($0) && $0.role == .menuItem } ?? elements.first(where: isChoice)
    }

    /// The element, where it can be used; else a failure.
    func usable(for purpose: String) -> AccessibleElement? {
        guard let element = required else { return nil }
        if element.id != screen.fieldInEditing { screen.leaveField() }
        if element.isEnabled, !element.isCovered, element.id != 0 { return element }
        let reason = element.id == 0 ? ": it is no control" : ""
        report("\(element.words) cannot be \(purpose)\(reason).", at: place)
        return nil
    }

    func perform(_ action: AccessibleAction, _ purpose: String) {
        guard let element = usable(for: purpose) else { return }
        let isDone = screen.clock.capture { screen.window.controller.perform(action, on: element.id) }
        if !isDone { report("\(element.words) cannot be \(purpose).", at: place) }
        screen.bringUpToDate()
    }

    private func edit(_ element: AccessibleElement, _ body: () -> Void) {
        if screen.fieldInEditing == element.id {
            screen.fieldInEditing = nil
        } else {
            if element.isFocused { return body() }
            tell(element, .editingBegan)
        }
        body()
        tell(element, .editingEnded)
    }

    private func change(_ element: AccessibleElement, to text: String) { tell(element, .textChanged(text)) }

    func tell(_ element: AccessibleElement, _ event: NativeEvent) {
        screen.bringUpToDate()
        screen.clock.capture { screen.window.controller.nativeElement(element.id, did: event) }
        screen.bringUpToDate()
    }

    /// The same element as it is now.
    func find(_ element: AccessibleElement) -> AccessibleElement? {
        screen.description.elements.first { $0.id == element.id }
    }
}

extension Screen {
    /// Takes the caret out of a field that was emptied.
    func leaveField() {
        guard let id = fieldInEditing else { return }
        fieldInEditing = nil
        bringUpToDate()
        clock.capture { root.nativeElement(id, did: .editingEnded) }
        bringUpToDate()
    }
}
