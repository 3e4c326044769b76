import MartletGraph
import MartletHost

extension WindowRoot {
    /// Asks the window system to give the keyboard to an element, which is scrolled into sight; `nil` takes it from all.
    ///
    /// - Parameter selectsText: whether all of a field's line is selected, so that typing takes its place.
    package func requestFocus(_ id: UInt64?, selectingText selectsText: Bool = false) {
        if let id { ids.node(id)?.reveal() }
        focusOnItsWay = id == focusedElement ? nil : id
        shell?.focus(id, selectingText: selectsText)
    }

    /// Gives the keyboard back to an element that lent it to a menu or the like. Nothing is scrolled: the user may have
    /// gone on to look at something else.
    func returnFocus(to id: UInt64) {
        focusReturnsTo = id
        shell?.focus(id, selectingText: false)
    }

    /// The element that has the keyboard.
    var focusedNode: LayoutNode? { focusedElement.flatMap { ids.node($0) } }

    /// Tells the focus states and shows the ring where it is now.
    func focusMoved(from old: UInt64?) {
        if focusedElement == focusOnItsWay { focusOnItsWay = nil }
        for id in [old, focusedElement] {
            if let id, let node = ids.node(id) {
                node.setNeedsDisplay()
                node.ringAround?.setNeedsDisplay()
            }
        }
        events.pressedScroll = nil
        guard !isTellingFocus, !focusFollowers.isEmpty || !kept(FocusReaders.self).isEmpty else { return }
        isTellingFocus = true
        // One word about a move, however many steps the window system makes of it.
        graph.effects.addAction { [weak self] in self?.tellFollowers() }
        graph.requestFrame()
    }

    func addFocusFollower(_ node: any FocusFollowing) {
        focusFollowers.append(WeakFollower(node: node), forgetting: { $0.node?.flags.contains(.left) != false })
    }

    private func tellFollowers() {
        isTellingFocus = false
        focusFollowers.removeAll { $0.node?.flags.contains(.left) != false }
        // A menu only borrows the keyboard.
        let focused = beforeMenus ?? focusedNode
        let followers = focusFollowers.compactMap(\.node)
        kept(FocusReaders.self).focusMoved(to: focused)
        // Who loses the keyboard first: of two views of one state the one that gains it has the last word.
        for node in followers where focused?.isInside(node) != true { node.focusMoved(isInside: false) }
        for node in followers where focused?.isInside(node) == true { node.focusMoved(isInside: true) }
    }

    /// What had the keyboard before the menus that are open now; nil without one.
    private var beforeMenus: LayoutNode? {
        root.layers.reversed().prefix { $0.focusBeforeMenu != nil }.last?.focusBeforeMenu.flatMap { ids.node($0) }
    }

    /// Notices when the element that had the keyboard is gone.
    func checkFocus() {
        guard let id = focusedElement, ids.node(id) == nil else { return }
        graph.effects.addAction { [weak self] in
            guard let self, focusedElement == id, ids.node(id) == nil else { return }
            focusedElement = nil
        }
    }

    /// Takes the keyboard from a field where the views want it so when something scrolls.
    func scrolled(_ element: LayoutNode) {
        guard focusedNode is any NativeResponder else { return }
        if (element as? any ScrollResponder)?.takesKeyboard == true { requestFocus(nil) }
    }

    /// Shows or hides the ring around what has the keyboard.
    func setFocusVisible(_ isVisible: Bool) {
        if isVisible == isFocusVisible { return }
        isFocusVisible = isVisible
        focusedNode?.setNeedsDisplay()
        focusedNode?.ringAround?.setNeedsDisplay()
    }
}

extension Array {
    /// Appends; forgets those that are gone whenever the list has doubled, so that it grows no further than what is
    /// there.
    mutating func append(_ new: Element, forgetting isGone: (Element) -> Bool) {
        if count >= 64, count.nonzeroBitCount == 1 { removeAll(where: isGone) }
        append(new)
    }
}
