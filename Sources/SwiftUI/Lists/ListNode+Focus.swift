/// Hides the buttons of a swiped row when the keyboard comes to another row: nothing tells of a click into a text field,
/// which the window system takes by itself.
extension ListNode: FocusFollowing {
    func followFocus() {
        if followsFocus { return }
        followsFocus = true
        scope.windowRoot?.addFocusFollower(self)
    }

    func focusMoved(isInside: Bool) {
        guard isInside, let openRow, let focused = scope.windowRoot?.focusedNode else { return }
        let row = sequence(first: focused, next: { $0.layoutParent }).first { $0 is ListRowNode }
        if let row, row !== openRow { openRow.close() }
    }
}
