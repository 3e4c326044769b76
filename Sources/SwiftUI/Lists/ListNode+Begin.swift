import MartletHost

extension ListNode {
    /// Takes the keyboard and selects the row that an arrow key leads to, which is the first, or the last, while none is
    /// selected.
    ///
    /// - Returns: `false` for other keys.
    func begins(by event: KeyEvent) -> Bool {
        guard event.key == .downArrow || event.key == .upArrow, event.modifiers.isEmpty, event.phase != .up, isEnabled,
            selection != nil
        else { return false }
        window?.requestFocus(elementID)
        return moveSelection(event.key == .downArrow ? 1 : -1, [])
    }
}

extension WindowRoot {
    /// Where nothing has the keyboard on a desktop, arrow keys begin in the only list whose rows can be selected.
    func beginsInList(_ event: KeyEvent) -> Bool {
        guard !idiom.isTouched, focusedNode == nil else { return false }
        let lists = root.front.descendants(of: ListNode.self).filter { $0.selection != nil && !$0.isCovered }
        guard lists.count == 1, let list = lists.first else { return false }
        if let pressed = events.pressedScroll, !pressed.isCovered, !list.isInside(pressed) { return false }
        return list.begins(by: event)
    }
}
