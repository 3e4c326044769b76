import MartletGraph

/// Somebody who follows where a scroll view stands.
@MainActor
protocol ScrollFollowing: _ViewNode {
    func scrolled(_ scroll: ScrollNode, by mover: ScrollNode.Mover)
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
        Graph.shared.placementObservers.append(self)
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
