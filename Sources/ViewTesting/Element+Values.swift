import MartletHost
import SwiftUI

extension Element {
    /// Types `text` at the end of what a field holds, a character at a time.
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
        guard usable(for: "opened") != nil else { return }
        perform(.showMenu, "opened")
        Element(screen, .any, choice, place).tap()
    }

    /// The element, where it can be used; else a failure.
    private func usable(for purpose: String) -> AccessibleElement? {
        guard let element = required else { return nil }
        if element.isEnabled, element.id != 0 { return element }
        report("\"\(label)\" cannot be \(purpose): it is \(element.isEnabled ? "no control" : "disabled").", at: place)
        return nil
    }

    private func perform(_ action: AccessibleAction, _ purpose: String) {
        guard let element = usable(for: purpose) else { return }
        let isDone = screen.clock.capture { screen.root.perform(action, on: element.id) }
        if !isDone { report("\"\(label)\" cannot be \(purpose).", at: place) }
        screen.settle()
    }

    private func edit(_ element: AccessibleElement, _ body: () -> Void) {
        tell(element, .editingBegan)
        body()
        tell(element, .editingEnded)
    }

    private func change(_ element: AccessibleElement, to text: String) { tell(element, .textChanged(text)) }

    private func tell(_ element: AccessibleElement, _ event: NativeEvent) {
        screen.settle()
        screen.clock.capture { screen.root.nativeElement(element.id, did: event) }
        screen.settle()
    }

    /// The same element as it is now.
    private func find(_ element: AccessibleElement) -> AccessibleElement? {
        screen.description.elements.first { $0.id == element.id }
    }
}
