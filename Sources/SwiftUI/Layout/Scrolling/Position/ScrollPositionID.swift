import MartletGraph

extension View {
    /// Ties the scroll view inside to the id of the view that stands where it begins, among those of the layout with
    /// `scrollTargetLayout()`. It is written when the user scrolls, and scrolls when it is written.
    ///
    ///     ScrollView { LazyVStack { ForEach(items) { Row($0) } }.scrollTargetLayout() }
    ///         .scrollPosition(id: $shown)
    ///
    /// - Parameter anchor: the point of the scroll view and of its views that is looked at; nil for where it begins,
    ///   and to scroll no further than needed.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }

    /// Makes the views of this layout those that `scrollPosition(id:anchor:)` tells apart.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isEnabled: isEnabled))
    }
}

/// Follows where the scroll view inside stands.
nonisolated struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    init(id: Binding<ID?>, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
    }

    @MainActor func body(content: Content) -> some View {
        // Read so that this runs again when it is another one.
        content.modifier(ScrollPositionFollower(id: id, wanted: id.wrappedValue, anchor: anchor))
    }
}

nonisolated struct ScrollPositionFollower<ID: Hashable>: NodeModifier {
    typealias Body = Never
    let id: Binding<ID?>
    let wanted: ID?
    let anchor: UnitPoint?

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ScrollPositionNode<ID> { ScrollPositionNode<ID>(inputs) }

    @MainActor func contentMade(in node: ScrollPositionNode<ID>) {
        node.set(self)
    }

    @MainActor func contentUpdated(in node: ScrollPositionNode<ID>) {
        node.set(self)
    }
}

final class ScrollPositionNode<ID: Hashable>: ChildNode, ScrollFollowing {
    private var id: Binding<ID?>?
    private var anchor: UnitPoint?
    /// The id that was told or asked for last.
    private var last: ID?
    private var isScrolling = false
    /// Whether the scroll view moves to the view that was asked for.
    private var isOnTheWay = false
    private var isPending = false

    func set(_ new: ScrollPositionFollower<ID>) {
        id = new.id
        anchor = new.anchor
        let isOther = new.wanted != last
        last = new.wanted
        let transaction = scope.transaction
        graph.effects.addAction { [self] in
            guard !flags.contains(.left) else { return }
            firstScroll?.follow(self)
            guard isOther, let wanted = last else { return }
            isScrolling = true
            ScrollingNode.scrolling(in: transaction, for: self) {
                _ = child.scroll(to: AnyHashable(wanted), transaction.scrollTargetAnchor ?? anchor)
            }
            isScrolling = false
            // The way to a row that is not made begins with the next layout.
            isOnTheWay = transaction.animation != nil
        }
    }

    /// Looks after the layout, which may make other views.
    func scrolled(_ scroll: ScrollNode, by mover: ScrollNode.Mover) {
        if isScrolling || isPending || mover == .motion { return }
        let hasArrived = isOnTheWay && mover == .program
        isOnTheWay = false
        if hasArrived { return }
        isPending = true
        graph.effects.addAction { [self] in
            isPending = false
            let finder = ScrollIDFinder(scroll: scroll, anchor: anchor)
            guard !flags.contains(.left), let id, let shown = finder.id(ID.self), shown != last else { return }
            last = shown
            id.wrappedValue = shown
        }
        graph.requestFrame()
    }
}

extension _ViewNode {
    /// The first scroll view inside.
    final var firstScroll: ScrollNode? {
        func find(_ element: LayoutNode) -> ScrollNode? {
            if let scroll = element as? ScrollNode { return scroll }
            for child in element.layoutChildren {
                if let found = find(child) { return found }
            }
            return nil
        }
        return madeElements.lazy.compactMap(find).first
    }
}

/// Finds the id of the view that stands at a point of a scroll view, of those in the layout with `scrollTargetLayout()`.
@MainActor
struct ScrollIDFinder {
    let scroll: ScrollNode
    /// Nil for where the scroll view begins.
    let anchor: UnitPoint?

    func id<ID: Hashable>(_ type: ID.Type) -> ID? {
        guard let target = scroll.scrollTarget, let layout = target.madeElements.first?.innermostElement else {
            return nil
        }
        let isVertical = scroll.scrolls(.vertical)
        func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
        func main(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
        let share = anchor.map { isVertical ? $0.y : $0.x } ?? 0
        let place = length(scroll.size) * share
        var best: (distance: CGFloat, element: LayoutNode)?
        for element in layout.layoutChildren {
            let corner = scroll.convertFromWindow(layout.convertToWindow(element.origin))
            let start = main(scroll.mirrored(CGRect(origin: corner, size: element.size)).origin)
            let end = start + length(element.size)
            // Without an anchor the first one counts of which something is seen.
            if anchor == nil, end <= place + 0.5 { continue }
            let distance = abs(start + (end - start) * share - place)
            if best.map({ distance < $0.distance }) ?? true { best = (distance, element) }
        }
        return best.flatMap { $0.element.scrollID(in: layout) }
    }
}

extension LayoutNode {
    /// The id that a view around this element gives it inside `container`.
    func scrollID<ID: Hashable>(in container: LayoutNode) -> ID? {
        var child: _ViewNode = innermostElement
        while let node = child.parent, node !== container {
            if let identified = node as? IDNode<ID> { return identified.id }
            if let id = (node as? any IdentifyingNode)?.itemID(of: child)?.base as? ID { return id }
            child = node
        }
        return nil
    }
}

/// Marks a layout whose views are told apart by where a scroll view stands.
nonisolated struct ScrollTargetModifier: ViewModifier {
    typealias Body = Never
    let isEnabled: Bool

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let node = ScrollTargetNode(inputs)
        node.isEnabled = view.modifier.isEnabled
        node.child = C._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: ScrollTargetNode.self)
        node.isEnabled = view.modifier.isEnabled
        C._updateNode(node.child, view.content, node.inputs)
    }
}

final class ScrollTargetNode: ChildNode {
    var isEnabled = true
}
