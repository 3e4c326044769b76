import MartletGraph
import MartletHost

/// A node that is told when the keyboard comes to an element below it, and when it goes.
@MainActor
protocol FocusFollowing: _ViewNode {
    func focusMoved(isInside: Bool)
}

/// An element that may take the keyboard when it is pressed.
@MainActor
protocol PressFocusing: LayoutNode {
    var takesPress: Bool { get }
}

/// An element of which more is to be seen when the Tab key comes to it than that it has the keyboard.
@MainActor
protocol TabStop: LayoutNode {
    func tabbedTo()
}

struct WeakFollower {
    weak var node: (any FocusFollowing)?
}

extension _ViewNode {
    func isInside(_ outer: _ViewNode) -> Bool {
        var next: _ViewNode? = self
        while let node = next {
            if node === outer { return true }
            next = node.parent
        }
        return false
    }

    /// The first element here, visible or not, at which the keyboard can stop.
    func firstFocusable(where condition: (AccessibleElement) -> Bool) -> UInt64? {
        described.first { $0.isFocusable && $0.isEnabled && condition($0) }?.id
    }

    /// What can be found here, also outside of what is visible.
    var described: [AccessibleElement] {
        var list = AccessibilityBuilder(clip: .infinite, beyondFold: .infinity)
        for element in madeElements { element.describe(into: &list) }
        return list.elements
    }
}
