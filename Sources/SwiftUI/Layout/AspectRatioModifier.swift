import MartletGraph

/// A view that keeps the ratio of its width to its height.
nonisolated public struct _AspectRatioLayout: ElementModifier {
    public typealias Body = Never
    let layout: AspectRatioLayout

    @MainActor func change(from old: Self) -> ElementChange { layout == old.layout ? .none : .layout }

    @MainActor private func offer(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize {
        layout.childProposal(proposal) { child.sizeThatFits(.unspecified) }
    }

    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        child.sizeThatFits(offer(proposal, child))
    }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        child.place(at: .zero, proposal: offer(node.proposal.size, child))
    }
}

extension View {
    /// Keeps the ratio of width to height inside or around what is offered; nil keeps that of the view's ideal size
    /// (semantics 92).
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(layout: AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode)))
    }

    /// Keeps the ratio of this size inside or around what is offered (semantics 92).
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Fits this view into what is offered, its ratio kept.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Fills what is offered with this view, its ratio kept.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
