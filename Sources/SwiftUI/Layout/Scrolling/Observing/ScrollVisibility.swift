import MartletGraph

nonisolated struct ScrollVisibilityModifier: NodeModifier {
    typealias Body = Never
    let threshold: Double
    let action: (Bool) -> Void

    init(threshold: Double, action: @escaping (Bool) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ScrollVisibilityNode { ScrollVisibilityNode(self, inputs) }

    @MainActor func contentMade(in node: ScrollVisibilityNode) {
        node.graph.placementObservers.append(node)
    }

    @MainActor func contentUpdated(in node: ScrollVisibilityNode) {
        node.modifier = self
    }
}

/// The node of a view that wants to know whether a scroll view shows it.
final class ScrollVisibilityNode: ChildNode, PlacementObserver, PresenceFollower {
    var modifier: ScrollVisibilityModifier
    private var isVisible = false
    lazy var hiders = hidersAround

    init(_ modifier: ScrollVisibilityModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    func placementMayHaveChanged() {
        guard hiders == 0, let element = madeElements.first, element.flags.contains(.placed) else { return }
        tell(element.visibleShare >= modifier.threshold)
    }

    func presenceChanged(_ isPresent: Bool) {
        if !isPresent { tell(false) }
    }

    private func tell(_ new: Bool) {
        if new == isVisible { return }
        isVisible = new
        graph.effects.addAction { [self] in modifier.action(new) }
    }
}

extension LayoutNode {
    /// How much of this element the innermost scroll view around shows, from 0 to 1; outside of one, the window.
    fileprivate var visibleShare: Double {
        var outer = layoutParent
        while let node = outer, !(node is ScrollNode), let next = node.layoutParent { outer = next }
        guard let outer else { return 0 }
        return outer.shownShare(of: self)
    }

    /// How much of an element inside stands between this one's edges, from 0 to 1.
    fileprivate func shownShare(of element: LayoutNode) -> Double {
        let whole = element.frameInWindow
        let insets = (self as? ScrollNode)?.insets.mirrored(isRightToLeft) ?? EdgeInsets()
        let origin = convertToWindow(CGPoint(x: insets.leading, y: insets.top))
        let end = convertToWindow(CGPoint(x: size.width - insets.trailing, y: size.height - insets.bottom))
        let shown = CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
        let both = whole.intersection(shown)
        if both.isNull || whole.width <= 0 || whole.height <= 0 { return 0 }
        return Double(both.width * both.height / (whole.width * whole.height))
    }
}

nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: NodeModifier {
    typealias Body = Never
    let threshold: Double
    let action: ([ID]) -> Void

    init(threshold: Double, action: @escaping ([ID]) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ScrollTargetVisibilityNode<ID> {
        ScrollTargetVisibilityNode(self, inputs)
    }

    @MainActor func contentUpdated(in node: ScrollTargetVisibilityNode<ID>) {
        node.modifier = self
    }
}

final class ScrollTargetVisibilityNode<ID: Hashable>: ScrollObserverNode {
    var modifier: ScrollTargetVisibilityModifier<ID>
    private var shown: [ID] = []

    init(_ modifier: ScrollTargetVisibilityModifier<ID>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init("onScrollTargetVisibilityChange", inputs)
    }

    override func look(at scroll: ScrollNode) {
        guard let target = scroll.scrollTarget, let layout = target.madeElements.first?.innermostElement else { return }
        let now: [ID] = layout.layoutChildren.compactMap { element in
            guard scroll.shownShare(of: element) >= max(modifier.threshold, 1e-6) else { return nil }
            return element.scrollID(in: layout)
        }
        if now == shown { return }
        shown = now
        graph.effects.addAction { [self] in modifier.action(now) }
    }
}

extension View {
    /// Calls `action` when a scroll view begins or ceases to show this view.
    ///
    /// - Parameter threshold: how much of the view has to be seen, from 0 to 1.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Calls `action` with the ids of the views that the first scroll view inside shows, of those in its layout with
    /// `scrollTargetLayout()`, whenever they are others.
    ///
    /// - Parameter threshold: how much of a view has to be seen, from 0 to 1.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier<ID>(threshold: threshold, action: action))
    }
}
