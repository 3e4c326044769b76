import MartletGraph

/// The items of a menu, one below the other. What is neither a row nor a line, such as a text, stands where the labels
/// of rows do.
nonisolated struct MenuColumn<Items: View>: View {
    typealias Body = Never
    let items: Items

    init(@ViewBuilder items: () -> Items) { self.items = items() }

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = MenuColumnNode(inputs)
        node.content = Items._makeNode(view.items, node.inputs)
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: MenuColumnNode.self)
        Items._updateNode(node.content, view.items, node.inputs)
    }
}

/// The element of a menu's items.
final class MenuColumnNode: ContainerNode {
    private static let textInset = CGSize(width: 12, height: 5)

    /// Whether the last item stands first.
    private(set) var isReversed = false

    func setReversed(_ new: Bool) {
        if new == isReversed { return }
        isReversed = new
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The items from the top of the menu.
    var itemsInOrder: ContiguousArray<LayoutNode> {
        isReversed ? ContiguousArray(layoutChildren.reversed()) : layoutChildren
    }

    private func inset(of element: LayoutNode) -> CGSize {
        let isRow =
            element is MenuRowNode || element.innermostElement is LeafNode<Divider>
            || !element.descendants(of: MenuRowNode.self).isEmpty
        return isRow ? .zero : Self.textInset
    }

    private func offer(_ width: CGFloat?, _ inset: CGSize) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - 2 * inset.width) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layoutChildren.reduce(CGSize.zero) { sum, child in
            let inset = inset(of: child)
            let fit = child.sizeThatFits(offer(proposal.width, inset))
            if fit == .zero { return sum }
            return CGSize(
                width: max(sum.width, fit.width + 2 * inset.width), height: sum.height + fit.height + 2 * inset.height)
        }
    }

    override func placeChildren() {
        var y: CGFloat = 0
        for child in itemsInOrder {
            let inset = inset(of: child)
            let offer = offer(size.width, inset)
            let fit = child.sizeThatFits(offer)
            let isEmpty = fit == .zero
            child.place(
                at: CGPoint(x: inset.width, y: y + (isEmpty ? 0 : inset.height)), size: fit, proposal: offer)
            y += isEmpty ? 0 : fit.height + 2 * inset.height
        }
    }
}
