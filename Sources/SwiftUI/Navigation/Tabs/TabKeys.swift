import MartletHost

/// Control with the page keys goes from tab to tab, as in the desktop's own programs; at the last one it stays.
extension TabsNode: PageKeyFollower {
    func takes(_ event: KeyEvent) -> Bool {
        (event.key == .pageUp || event.key == .pageDown) && event.modifiers.isControlOnly && layoutChildren.count > 1
    }

    func act(on event: KeyEvent) { _ = move(by: event.key == .pageDown ? 1 : -1) }

    func presenceChanged(_ isPresent: Bool) {}
}

extension TabsNode {
    func showPrevious() {
        guard let previous, previous !== current, layoutChildren.contains(where: { $0 === previous }) else { return }
        select(previous)
    }

    /// - Returns: whether there is a page that many after the one that is shown.
    func move(by distance: Int) -> Bool {
        guard let page = page(after: distance) else { return false }
        select(page)
        return true
    }
}
