import MartletGraph
import MartletHost

extension EventDispatcher {
    /// Of a native field the views around are asked first, as they are of anything else that has the keyboard.
    func takesKeyFromNative(_ event: KeyEvent) -> Bool {
        guard let focused = window.focusedNode, focused is any NativeResponder else { return false }
        return withTransaction(Transaction()) {
            isTaken(event, around: focused)
                || (focused as? any NativeResponder)?.keeps(event.key) == false && isCommand(event, around: focused)
                || event.isForUndo && window.contents.takes(event, typedInto: focused.elementID, in: window)
                || (event.isForCommands || event.isForUndo && (focused as? any NativeResponder)?.canUndo == false)
                    && runShortcut(event)
        }
    }

    /// Lets the innermost view around that a key is a command for act.
    private func isCommand(_ event: KeyEvent, around focused: _ViewNode?) -> Bool {
        var next = focused
        while let node = next {
            if let responder = node as? any CommandResponder, responder.runCommand(for: event) { return true }
            next = node.parent
        }
        return false
    }

    /// What a program does with a key comes before what a view of ours inside does with it by itself.
    private func isTaken(_ event: KeyEvent, around focused: _ViewNode?) -> Bool {
        for isBuiltIn in [false, true] {
            var next = focused
            while let node = next {
                if let responder = node as? any KeyResponder, responder.isBuiltIn == isBuiltIn,
                    responder.keyPressed(event)
                {
                    return true
                }
                next = node.parent
            }
        }
        return false
    }

    /// A key goes to what has the keyboard and everything around it, then it does what it does with the control that
    /// has the keyboard, then it goes to keyboard shortcuts and to pages; at last it scrolls or moves the keyboard.
    func key(_ event: KeyEvent) -> Bool {
        if event.phase != .up, event.key == .tab || event.key.isArrow { window.setFocusVisible(true) }
        let layer = window.root.layers.last
        if event.phase != .up, layer?.takesFirst(event) == true { return true }
        let focused = window.focusedNode
        let isNative = focused is any NativeResponder
        if !isNative, isTaken(event, around: focused) { return true }
        if event.phase == .up { return false }
        // Return and space use the control that has the keyboard rather than the one that a dialog is for.
        let isPlain = event.modifiers.isDisjoint(with: [.control, .option, .command])
        if isPlain, !isNative, let id = window.focusedElement, focused != nil, use(event, id) { return true }
        let isShared = (focused as? any NativeResponder)?.sharesKeys ?? true
        if isShared, isCommand(event, around: focused) { return true }
        if event.phase == .down, runShortcut(event) || layer?.key(event) == true || window.runPageKeys(event) {
            return true
        }
        if event.phase == .down, event.isForMenu, let focused, perform(.showMenu, on: focused.elementID) { return true }
        if window.kept(LateShortcutList.self).mayTake(event) { return false }
        if event.phase == .down, window.contents.takes(event, in: window) { return true }
        if scroll(by: event) { return true }
        // An editor keeps the plain key, so that Control takes the keyboard out of it.
        guard event.key == .tab, event.modifiers.isDisjoint(with: [.option, .command]) else { return false }
        return window.moveFocus(backward: event.modifiers.contains(.shift))
    }

    private func use(_ event: KeyEvent, _ id: UInt64) -> Bool {
        switch event.key.following(window.focusedNode) {
        case .space, .return:
            (event.phase == .down || (window.focusedNode as? any PressedElement)?.repeatsAction == true)
                && perform(.activate, on: id)
        case .rightArrow, .upArrow: perform(event.step(1, window.focusedNode), on: id)
        case .leftArrow, .downArrow: perform(event.step(-1, window.focusedNode), on: id)
        case .home, .end, .pageUp, .pageDown: setValue(by: event.key, id)
        default: false
        }
    }

    /// Home and End lead to the ends of a slider, the page keys a tenth of the way.
    private func setValue(by key: KeyEvent.Key, _ id: UInt64) -> Bool {
        guard let node = window.focusedNode, let range = node.described.first(where: { $0.id == id })?.range,
            range.maximum > range.minimum
        else { return false }
        let step = max(range.step, (range.maximum - range.minimum) / 10)
        let value =
            switch key {
            case .home: range.minimum
            case .end: range.maximum
            case .pageUp: range.current + step
            default: range.current - step
            }
        return perform(.setValue(min(max(value, range.minimum), range.maximum)), on: id)
    }

    /// Uses the first control with these keys.
    ///
    /// - Returns: whether there is one.
    func runShortcut(_ event: KeyEvent) -> Bool {
        window.shortcuts.removeAll { $0.node?.flags.contains(.left) != false }
        var isOff = false
        for case let node? in window.shortcuts.map(\.node) where node.isMeant(by: event) {
            if let control = node.control, perform(.activate, on: control.id) { return true }
            isOff = isOff || node.isOff
        }
        // The keys of a command mean nothing else while it cannot be used.
        return isOff && event.isForCommands
    }
}

extension KeyEvent {
    /// Whether shortcuts come before what a text does with the key: not where it copies, pastes or takes back. Input
    /// methods have a use for some keys without Control.
    var isForCommands: Bool {
        guard phase == .down, !modifiers.isDisjoint(with: [.control, .command]) else { return false }
        guard case .character(let text) = key else { return true }
        return !["a", "c", "v", "x", "y", "z"].contains(text.lowercased())
    }

    /// Whether the key takes back what was typed last, or does it again.
    fileprivate var isForUndo: Bool {
        guard phase == .down, modifiers.contains(.control), case .character(let text) = key else { return false }
        return ["y", "z"].contains(text.lowercased())
    }

    /// Whether the key asks for the context menu of what has the keyboard.
    fileprivate var isForMenu: Bool { key == .menu || (key == .function(10) && modifiers == .shift) }

    /// Up makes a number more, and goes back in a list.
    fileprivate func step(_ distance: Int, _ node: LayoutNode?) -> AccessibleAction {
        let isVertical = key == .upArrow || key == .downArrow
        let isList = node is any ListResponder
        return (distance > 0) != (isVertical && isList) ? .increment : .decrement
    }
}

extension KeyEvent.Key {
    /// The key that does left to right what this one does in an element.
    @MainActor func following(_ element: LayoutNode?) -> KeyEvent.Key {
        guard element?.isRightToLeft == true else { return self }
        return self == .leftArrow ? .rightArrow : self == .rightArrow ? .leftArrow : self
    }

    var isArrow: Bool {
        switch self {
        case .upArrow, .downArrow, .leftArrow, .rightArrow: true
        default: false
        }
    }
}
