import MartletGraph

/// Room around a view.
nonisolated public struct _PaddingLayout: ElementModifier {
    public typealias Body = Never
    let padding: PaddingLayout

    @MainActor func change(from old: Self) -> ElementChange { padding == old.padding ? .none : .layout }

    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        padding.size(child: child.sizeThatFits(padding.childProposal(proposal)))
    }

    @MainActor func length(of child: LayoutNode, along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
        let length = child.length(along: axis, padding.childProposal(proposal))
        return padding.size(child: CGSize(main: length, cross: 0, axis: axis)).length(along: axis)
    }

    @MainActor func spacingDiffers(from old: Self) -> Bool { padding.insets.edges != old.padding.insets.edges }

    @MainActor func spacing(of child: LayoutNode) -> ViewSpacing { child.spacing.replacing(padding.insets.edges) }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        child.place(at: padding.origin, proposal: padding.childProposal(node.proposal.size))
    }

    @MainActor func guides(
        of child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode
    ) -> ExplicitGuides? {
        child.dimensions(padding.childProposal(proposal)).explicit?.translated(by: padding.origin)
    }
}

extension EdgeInsets {
    /// The edges with room.
    fileprivate var edges: Edge.Set {
        var edges: Edge.Set = []
        if top != 0 { edges.insert(.top) }
        if leading != 0 { edges.insert(.leading) }
        if bottom != 0 { edges.insert(.bottom) }
        if trailing != 0 { edges.insert(.trailing) }
        return edges
    }
}

/// A view shown elsewhere than where it is laid out.
nonisolated public struct _OffsetEffect: ElementModifier {
    static var movesChild: Bool { true }

    public typealias Body = Never
    let offset: CGSize

    @MainActor func change(from old: Self) -> ElementChange { offset == old.offset ? .none : .layout }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        child.place(
            onScreenAt: CGPoint(x: offset.width, y: offset.height), size: node.size, proposal: node.proposal.size)
    }
}

/// A view whose centre is at a point of the space it is offered.
nonisolated public struct _PositionLayout: ElementModifier {
    public typealias Body = Never
    let position: CGPoint

    @MainActor func change(from old: Self) -> ElementChange { position == old.position ? .none : .layout }

    @MainActor func spacing(of child: LayoutNode) -> ViewSpacing { .other }

    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        let proposal = ProposedViewSize(node.size)
        let size = child.sizeThatFits(proposal)
        child.place(
            onScreenAt: CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2), size: size,
            proposal: proposal)
    }
}

/// A view at its ideal size on some axes.
nonisolated public struct _FixedSizeLayout: ElementModifier {
    public typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    @MainActor func change(from old: Self) -> ElementChange {
        horizontal == old.horizontal && vertical == old.vertical ? .none : .layout
    }

    @MainActor private func fixed(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.fixingSize(horizontal: horizontal, vertical: vertical)
    }

    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        child.sizeThatFits(fixed(proposal))
    }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        child.place(at: .zero, proposal: offer(node.proposal.size, to: child, node.size))
    }

    /// What the view is placed with. A stack is offered its own length across, so that those in it that grow are as long
    /// as the longest.
    @MainActor private func offer(
        _ proposal: ProposedViewSize, to child: LayoutNode, _ size: CGSize
    ) -> ProposedViewSize {
        var offer = fixed(proposal)
        switch (child.innermostElement as? any StackingElement)?.stackOrientation {
        case .horizontal where vertical: offer.height = size.height
        case .vertical where horizontal: offer.width = size.width
        default: break
        }
        return offer
    }

    @MainActor func guides(
        of child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode
    ) -> ExplicitGuides? {
        child.dimensions(offer(proposal, to: child, size)).explicit
    }
}

/// A guide of a view, computed by a closure.
nonisolated public struct _AlignmentWritingModifier: ElementModifier {
    public typealias Body = Never
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    @MainActor func change(from old: Self) -> ElementChange { .layout }

    @MainActor var setsGuides: Bool { true }

    @MainActor func guides(
        of child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode
    ) -> ExplicitGuides? {
        let dimensions = child.dimensions(proposal)
        var guides = dimensions.explicit ?? ExplicitGuides()
        guides[key] = unsafeDowncast(node, to: ModifierLayoutNode<Self>.self).follow { computeValue(dimensions).finite }
        return guides
    }
}

extension View {
    /// Adds room on these edges: `length` points, 16 when nil (semantics 91).
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(padding: PaddingLayout(edges, length?.finite)))
    }

    /// Adds this much room on each edge, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(padding: PaddingLayout(insets.finite)))
    }

    /// Adds `length` points on every edge.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Shows this view `offset` points away from where it is laid out; the width counts to the right, also right to
    /// left.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset.finite))
    }

    /// Shows this view x and y points away from where it is laid out.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the centre of this view at a point of its parent's space; x counts from the left, also right to left.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position.finite))
    }

    /// Puts the centre of this view at a point of its parent's space.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Keeps this view at its ideal size on these axes (semantics 88).
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Keeps this view at its ideal size (semantics 88).
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Which views of a stack get space first: the higher (semantics 71, 74).
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier(LayoutPriorityTrait.self, value.isNaN ? 0 : value))
    }

    /// Which of overlapping views is in front: the higher.
    nonisolated public func zIndex(_ value: Double) -> some View {
        if value != 0 { ZIndexTrait.isUsed = true }
        return modifier(TraitModifier(ZIndexTrait.self, value))
    }

    /// Sets where a horizontal guide of this view lies, in points from its leading edge (semantics 93).
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }

    /// Sets where a vertical guide of this view lies, in points from its top edge (semantics 93).
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }
}
