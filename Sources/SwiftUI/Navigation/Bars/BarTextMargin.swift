import MartletGraph

/// Room on both sides of an item of a bar that is a text alone: a button has such room in its box.
nonisolated struct BarTextMargin: ElementModifier, Equatable {
    /// In points.
    private static let margin: CGFloat = 9

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor private func margin(of child: LayoutNode) -> CGFloat { child.isTextAlone ? Self.margin : 0 }

    private func inner(_ proposal: ProposedViewSize, _ margin: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * margin) }, height: proposal.height)
    }

    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        let margin = margin(of: child)
        let fit = child.sizeThatFits(inner(proposal, margin))
        return CGSize(width: fit.width > 0 ? fit.width + 2 * margin : 0, height: fit.height)
    }

    @MainActor func guides(
        of child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode
    ) -> ExplicitGuides? {
        let margin = margin(of: child)
        let offer = inner(ProposedViewSize(size), margin)
        return child.dimensions(offer).explicit?.translated(by: CGPoint(x: margin, y: 0))
    }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        let margin = margin(of: child)
        let size = CGSize(width: max(0, node.size.width - 2 * margin), height: node.size.height)
        child.place(at: CGPoint(x: margin, y: 0), size: size, proposal: ProposedViewSize(size))
    }
}

extension LayoutNode {
    /// Whether nothing is in this element but one text, which is no control's.
    fileprivate var isTextAlone: Bool {
        if isText { return true }
        if self is any ActionResponder { return false }
        let children = layoutChildren
        return children.count == 1 && children[0].isTextAlone
    }
}
