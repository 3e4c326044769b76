import MartletGraph
import MartletHost

/// Somebody who follows where a scroll view stands.
@MainActor
protocol ScrollFollowing: _ViewNode {
    func scrolled(_ scroll: ScrollNode, by mover: ScrollNode.Mover)
    /// Told after a layout in which the content itself moved, as to a row that it was to show.
    func shifted()
}

extension ScrollFollowing {
    func shifted() {}
}

/// An element that follows how the user scrolls what is in it, however deep inside.
@MainActor
protocol ScrollSurrounding: LayoutNode {
    /// - Parameter distance: how far the content went to its end, in points.
    func scrolledInside(by distance: CGSize)
}

/// An element that may take what fingers on a scroll view inside do.
@MainActor
protocol ScrollTaker: LayoutNode {
    /// - Returns: whether anything has moved; nil where the scroll view is to follow the fingers.
    func take(_ event: ScrollEvent, isAtTop: Bool) -> Bool?
}

extension ScrollNode {
    /// What the elements around do with an event; nil where the content is to move.
    func takenAround(_ event: ScrollEvent) -> Bool? {
        var next = layoutParent
        while let node = next {
            if let taker = node as? any ScrollTaker { return taker.take(event, isAtTop: offset.y <= 0) }
            next = node.layoutParent
        }
        return nil
    }

    /// Tells the elements around that the user has moved the content.
    func tellAround(_ distance: CGSize) {
        var next = layoutParent
        while let node = next {
            (node as? any ScrollSurrounding)?.scrolledInside(by: distance)
            next = node.layoutParent
        }
    }
}

struct WeakScrollFollower {
    weak var follower: (any ScrollFollowing)?
}

/// The node of a modifier that watches the first scroll view inside, after each layout and each scroll.
class ScrollObserverNode: ChildNode, PlacementObserver {
    private weak var known: ScrollNode?
    private var warning: String?

    /// - Parameter name: the modifier's, for the warning that there are several scroll views.
    init(_ name: String, _ inputs: _ViewInputs) {
        warning = name
        super.init(inputs)
        graph.placementObservers.append(self)
    }

    /// The scroll view that is watched; of several inside the first, with a warning.
    final var scroll: ScrollNode? {
        if let known, !known.isGone { return known }
        var found: [ScrollNode] = []
        child.forEachScroll { found.append($0) }
        known = found.first
        if found.count > 1, let name = warning {
            RuntimeWarning.issue("\(name) was applied to a view with several scroll views; the first one is followed.")
            warning = nil
        }
        return known
    }

    final func placementMayHaveChanged() {
        if let scroll, scroll.flags.contains(.placed) { look(at: scroll) }
    }

    /// Told of the scroll view when it may stand elsewhere.
    func look(at scroll: ScrollNode) {}
}
