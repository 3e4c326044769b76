import MartletGraph
import MartletHost

extension WindowRoot {
    /// Takes an event to the element it concerns.
    ///
    /// - Returns: whether something in the window took it.
    @discardableResult
    package func handle(_ event: InputEvent) -> Bool { DeepStack.run { events.handle(event) } }

    package func takesKeyFromNative(_ event: KeyEvent) -> Bool { DeepStack.run { events.takesKeyFromNative(event) } }

    /// Uses the first control with these keys.
    ///
    /// - Returns: whether there is one.
    func runShortcut(_ event: KeyEvent) -> Bool {
        DeepStack.run { withTransaction(Transaction()) { events.runShortcut(event) } }
    }

    /// Uses an element the way a click, a step or a key would.
    ///
    /// - Returns: `false` when there is no such element, it is disabled, or the action means nothing to it.
    @discardableResult
    package func perform(_ action: AccessibleAction, on id: UInt64) -> Bool {
        DeepStack.run { events.perform(action, on: id) }
    }

    /// Tells the view behind a native element what happened in it; its bindings are written before this returns.
    package func nativeElement(_ id: UInt64, did event: NativeEvent) {
        guard let responder = ids.node(id) as? any NativeResponder else { return }
        switch event {
        case .editingBegan: focusedElement = id
        case .editingEnded: if focusedElement == id { focusedElement = nil }
        case .textChanged, .selectionChanged, .submitted, .sizeChanged: break
        }
        withTransaction(Transaction()) { responder.nativeEvent(event) }
    }

    /// The keyboard is with another element now.
    package func focusChanged(to id: UInt64?) {
        focusedElement = id
        // What is pressed stays under the pointer.
        if let id, !events.isPressed, id != focusReturnsTo { ids.node(id)?.reveal() }
        if id != nil { focusReturnsTo = nil }
    }

    /// Runs `action` once, later, in a transaction of its own; the result cancels it.
    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void {
        shell?.schedule(after: seconds) { withTransaction(Transaction()) { action() } } ?? {}
    }
}
