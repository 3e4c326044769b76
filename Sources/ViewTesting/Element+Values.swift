import MartletHost
import SwiftUI

extension Element {
    /// Types `text` at the end of what a field holds, a character at a time. Editing begins and ends with it, unless
    /// the field has the keyboard already.
    public func type(_ text: String) {
        guard let element = usable(for: "typed into") else { return }
        var value = element.value ?? ""
        edit(element) {
            for character in text {
                value.append(character)
                change(element, to: value)
                value = find(element)?.value ?? value
            }
        }
    }

    /// Empties a field.
    public func clear() {
        guard let element = usable(for: "cleared") else { return }
        edit(element) { change(element, to: "") }
    }

    /// Submits a field, as the Return key does.
    public func submit() {
        guard let element = usable(for: "submitted") else { return }
        tell(element, .submitted)
    }

    /// Moves a slider or stepper to `value`.
    public func set(_ value: Double) { perform(.setValue(value), "set to a value") }

    /// Takes a stepper or slider one step up.
    public func increment() { perform(.increment, "incremented") }

    /// Takes a stepper or slider one step down.
    public func decrement() { perform(.decrement, "decremented") }

    /// Opens a picker or menu and takes the choice with this label.
    public func select(_ choice: String) {
        guard let picker = usable(for: "opened") else { return }
        perform(.showMenu, "opened")
        if let option = option(choice, of: picker) {
            click(at: CGPoint(x: option.frame.midX, y: option.frame.midY), count: 1)
        } else if !screen.clock.capture({ screen.window.controller.perform(.setText(choice), on: picker.id) }) {
            report("\"\(label)\" has no choice \"\(choice)\". \(screen.contents)", at: place)
        }
        screen.settle()
    }

    /// Of the choices with this label the one that follows the picker; else one of an open menu, else any.
    private func option(_ choice: String, of picker: AccessibleElement) -> AccessibleElement? {
        let elements = screen.description.elements
        func isChoice(_ element: AccessibleElement) -> Bool {
            element.label == choice && (element.role == .option || element.role == .menuItem)
        }
        if let index = elements.firstIndex(where: { $0.id == picker.id }) {
            let own = elements[(index + 1)...].prefix { $0.role != .picker }
            if let found = own.first(where: isChoice) { return found }
        }
        return elements.first { isChoice($0) && $0.role == .menuItem } ?? elements.first(where: isChoice)
    }

    /// The element, where it can be used; else a failure.
    private func usable(for purpose: String) -> AccessibleElement? {
        guard let element = required else { return nil }
        if element.isEnabled, !element.isCovered, element.id != 0 { return element }
        let reason = element.isCovered ? "behind what is presented" : element.isEnabled ? "no control" : "disabled"
        report("\"\(label)\" cannot be \(purpose): it is \(reason).", at: place)
        return nil
    }

    private func perform(_ action: AccessibleAction, _ purpose: String) {
        guard let element = usable(for: purpose) else { return }
        let isDone = screen.clock.capture { screen.window.controller.perform(action, on: element.id) }
        if !isDone { report("\"\(label)\" cannot be \(purpose).", at: place) }
        screen.settle()
    }

    private func edit(_ element: AccessibleElement, _ body: () -> Void) {
        if element.isFocused { return body() }
        tell(element, .editingBegan)
        body()
        tell(element, .editingEnded)
    }

    private func change(_ element: AccessibleElement, to text: String) { tell(element, .textChanged(text)) }

    func tell(_ element: AccessibleElement, _ event: NativeEvent) {
        screen.settle()
        screen.clock.capture { screen.window.controller.nativeElement(element.id, did: event) }
        screen.settle()
    }

    /// The same element as it is now.
    private func find(_ element: AccessibleElement) -> AccessibleElement? {
        screen.description.elements.first { $0.id == element.id }
    }
}
