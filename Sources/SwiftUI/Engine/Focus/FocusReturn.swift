import MartletGraph

/// Which element of a view had the keyboard when the view was put out of sight, as a page is that another one covers: it
/// gets it back with the view.
struct FocusReturn {
    private var lost: [ObjectIdentifier: UInt64] = [:]

    /// Takes the keyboard from a view that is out of sight now.
    @MainActor
    mutating func hidden(_ element: LayoutNode) {
        guard let window = element.window, let id = window.focusedElement, let focused = window.focusedNode,
            focused.isInside(element)
        else { return }
        lost[ObjectIdentifier(element)] = id
        window.graph.effects.addAction { [weak window] in
            if window?.focusedElement == id, window?.focusOnItsWay == nil { window?.requestFocus(nil) }
        }
    }

    /// Gives the keyboard back where nobody else has it.
    @MainActor
    mutating func shown(_ element: LayoutNode) {
        guard let id = lost.removeValue(forKey: ObjectIdentifier(element)) else { return }
        element.graph.effects.addAction { [weak window = element.window] in
            guard let window, let node = window.ids.node(id), !node.isGone, !node.isCovered else { return }
            if window.focusedNode?.isGone != false { window.requestFocus(id) }
        }
    }
}
