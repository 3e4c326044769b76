import MartletHost

/// Hides the buttons of a swiped row when the keyboard comes to another row: nothing tells of a click into a text field,
/// which the window system takes by itself.
extension ListNode: FocusFollowing {
    func followFocus() {
        if followsFocus { return }
        followsFocus = true
        scope.windowRoot?.addFocusFollower(self)
    }

    func focusMoved(isInside: Bool) {
        guard isInside, let openRow, let focused = rowWithKeyboard, focused !== openRow else { return }
        openRow.close()
    }

    /// The row in which the keyboard is.
    private var rowWithKeyboard: ListRowNode? {
        guard let focused = scope.windowRoot?.focusedNode else { return nil }
        return sequence(first: focused, next: { $0.layoutParent }).lazy.compactMap { $0 as? ListRowNode }.first
    }
}

extension ListNode {
    /// What has the keyboard may be a control in a row, which does not know that it stands in one.
    func deletesRow(_ event: KeyEvent) -> Bool {
        guard let row = rowWithKeyboard, row.list === self else { return false }
        return row.keyPressed(event)
    }

    /// Gives the keyboard to the next row that is a link, where one has it and nothing is selected; in a column it shows
    /// that row's page beside it.
    func goesToLink(_ event: KeyEvent) -> Bool {
        guard event.key == .upArrow || event.key == .downArrow, event.modifiers.isEmpty, selection == nil,
            let row = rowWithKeyboard, row.list === self, let link = row.element.rowLink(in: self), let window,
            row.rowAction?.elementID == window.focusedElement
        else { return false }
        let step = event.key == .downArrow ? 1 : -1
        var next = row.place + step
        while entries.all.indices.contains(next) {
            _ = element(at: next)
            if let other = self.row(at: next), other.element.rowLink(in: self) != nil, let stop = other.rowAction {
                window.requestFocus(stop.elementID)
                if link.isCurrent { _ = stop.activateRow() }
                return true
            }
            next += step
        }
        return true
    }
}
