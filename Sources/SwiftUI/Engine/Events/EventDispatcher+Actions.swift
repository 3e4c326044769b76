import MartletGraph
import MartletHost

extension EventDispatcher {
    // MARK: Actions

    /// - Returns: whether the element exists, can be used and knows the action.
    func perform(_ action: AccessibleAction, on id: UInt64) -> Bool {
        guard let node = window.ids.node(id), !node.isCovered else { return false }
        if action == .scrollIntoView {
            node.scrollIntoView(nil)
            return true
        }
        if action == .dismiss {
            return withTransaction(Transaction()) { (node as? any ActionResponder)?.perform(action) ?? false }
        }
        guard node.isEnabled else { return false }
        return withTransaction(Transaction()) {
            let part = ElementIDs.part(of: id)
            if part != 0 { return (node as? any PartResponder)?.perform(action, part: part) ?? false }
            if let responder = node as? any ActionResponder, responder.perform(action) { return true }
            if performAround(action, node) { return true }
            // What can be done with some views is in their menu alone.
            return (action == .showMenu || (action == .activate && node.ringAround is any MenuStop))
                && showMenu(around: node)
        }
    }

    /// Asks the modifiers around an element that act in its place.
    private func performAround(_ action: AccessibleAction, _ node: LayoutNode) -> Bool {
        var next = node.layoutParent
        // A control is used, not tapped.
        let isControl = (node as? any ActionResponder)?.actsForContent == false
        while let outer = next {
            if let responder = outer as? any ActionResponder, responder.actsForContent,
                !(isControl && outer is any TapResponder), responder.perform(action)
            {
                return true
            }
            next = outer.layoutParent
        }
        return false
    }

    // MARK: Menus

    func showMenu(in elements: [LayoutNode], at location: CGPoint) -> Bool {
        for element in elements {
            if let responder = element as? any MenuResponder, element.isEnabled, responder.showMenu(at: location) {
                return true
            }
        }
        return false
    }

    /// The menu of the innermost element around, for a keyboard or a screen reader.
    private func showMenu(around node: LayoutNode) -> Bool {
        let frame = node.frameInWindow
        var next: LayoutNode? = node
        while let element = next {
            if let responder = element as? any KeyMenuResponder, responder.showMenuByKeys() { return true }
            if let responder = element as? any MenuResponder,
                responder.showMenu(at: CGPoint(x: frame.midX, y: frame.midY))
            {
                return true
            }
            next = element.layoutParent
        }
        return false
    }
}
