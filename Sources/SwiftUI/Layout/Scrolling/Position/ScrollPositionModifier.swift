import MartletGraph

extension View {
    /// Ties the first scroll view inside to a position: it is scrolled where the position says, and the position is told
    /// when the user scrolls.
    ///
    /// - Parameter anchor: the point of the scroll view at which views are looked for and put; nil for where it begins,
    ///   and to scroll no further than needed.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollValueModifier(position: position, anchor: anchor))
    }
}

nonisolated struct ScrollValueModifier: ViewModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
        self.position = position
        self.anchor = anchor
    }

    @MainActor func body(content: Content) -> some View {
        // Read so that this runs again when it is another one.
        content.modifier(ScrollValueFollower(position: position, wanted: position.wrappedValue, anchor: anchor))
    }
}

nonisolated struct ScrollValueFollower: NodeModifier {
    typealias Body = Never
    let position: Binding<ScrollPosition>
    let wanted: ScrollPosition
    let anchor: UnitPoint?

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ScrollValueNode { ScrollValueNode(self, inputs) }

    @MainActor func contentMade(in node: ScrollValueNode) {
        node.follow()
    }

    @MainActor func contentUpdated(in node: ScrollValueNode) {
        node.set(self)
    }
}

/// The node that keeps a position and a scroll view together.
final class ScrollValueNode: ScrollObserverNode, ScrollFollowing {
    private var modifier: ScrollValueFollower
    private var known: ScrollPosition
    private var isPending = false

    init(_ modifier: ScrollValueFollower, _ inputs: _ViewInputs) {
        self.modifier = modifier
        known = modifier.wanted
        super.init("scrollPosition", inputs)
    }

    func set(_ new: ScrollValueFollower) {
        modifier = new
        let isOther = new.wanted.target != known.target || new.wanted.serial != known.serial
        known = new.wanted
        if isOther { follow() }
    }

    /// Scrolls where the position says, after the layout.
    func follow() {
        let transaction = scope.transaction
        graph.effects.addAction { [self] in
            guard !flags.contains(.left), let scroll else { return }
            scroll.follow(self)
            ScrollingNode.scrolling(in: transaction) { apply(to: scroll, transaction.scrollTargetAnchor) }
        }
    }

    private func apply(to scroll: ScrollNode, _ wanted: UnitPoint?) {
        switch known.target {
        case .none: break
        case .id(let id, let anchor): _ = child.scroll(to: AnyHashable(id.value), anchor ?? wanted ?? modifier.anchor)
        case .edge(let edge): scroll.move(to: scroll.place(at: edge))
        case .place(let x, let y):
            var place = scroll.offset
            if let x, x.isFinite { place.x = scroll.leadingDistance(fromLeft: x) }
            if let y, y.isFinite { place.y = y }
            scroll.move(to: place)
        }
    }

    /// Content of another size stays at the edge that was asked for.
    override func look(at scroll: ScrollNode) {
        scroll.follow(self)
        guard case .edge(let edge) = known.target, !isPending, !scroll.flags.contains(.scrollsByItself) else { return }
        scroll.scroll(to: scroll.place(at: edge))
    }

    /// Looks after the layout, which may make other views.
    func scrolled(_ scroll: ScrollNode, by mover: ScrollNode.Mover) {
        if mover != .user || isPending { return }
        isPending = true
        graph.effects.addAction { [self] in
            isPending = false
            if flags.contains(.left) { return }
            var new = known
            new.moved(byUser: ScrollIDFinder(scroll: scroll, anchor: modifier.anchor))
            if new == known { return }
            known = new
            modifier.position.wrappedValue = new
        }
        graph.requestFrame()
    }
}

extension ScrollNode {
    /// Where the content stands at one of its edges.
    fileprivate func place(at edge: Edge) -> CGPoint {
        switch edge {
        case .top: clamped(CGPoint(x: offset.x, y: 0))
        case .bottom: clamped(CGPoint(x: offset.x, y: stack.size.height))
        case .leading: clamped(CGPoint(x: 0, y: offset.y))
        case .trailing: clamped(CGPoint(x: stack.size.width, y: offset.y))
        }
    }

    /// The distance of what is seen from the leading edge of the content, by the one from the left.
    fileprivate func leadingDistance(fromLeft x: CGFloat) -> CGFloat {
        isRightToLeft ? max(0, stack.size.width - room(size).width) - x : x
    }
}
