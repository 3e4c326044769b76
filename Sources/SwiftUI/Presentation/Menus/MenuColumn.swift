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
    /// Between the parts of a menu, with a line in its middle; as high as a divider.
    private static let partGap: CGFloat = 13
    /// Where the lines between parts are.
    private var lines: [CGFloat] = []

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

    /// The section or the options of a picker that an item belongs to; nil for one that stands by itself.
    private func part(of element: LayoutNode) -> _ViewNode? {
        var next = element.innermostElement.parent
        while let node = next, node !== self {
            if node is any MenuPart { return node }
            next = node.parent
        }
        return nil
    }

    /// Whether another part of the menu begins, where no divider says so.
    private func isLine(between first: LayoutNode?, and second: LayoutNode) -> Bool {
        guard let first, part(of: first) !== part(of: second) else { return false }
        return ![first, second].contains { $0.innermostElement is LeafNode<Divider> }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var sum = CGSize.zero
        var last: LayoutNode?
        for child in itemsInOrder {
            let inset = inset(of: child)
            let fit = child.sizeThatFits(offer(proposal.width, inset))
            if fit == .zero { continue }
            if isLine(between: last, and: child) { sum.height += Self.partGap }
            sum.width = max(sum.width, fit.width + 2 * inset.width)
            sum.height += fit.height + 2 * inset.height
            last = child
        }
        return sum
    }

    override func placeChildren() {
        var y: CGFloat = 0
        var last: LayoutNode?
        var lines: [CGFloat] = []
        for child in itemsInOrder {
            let inset = inset(of: child)
            let offer = offer(size.width, inset)
            let fit = child.sizeThatFits(offer)
            if fit != .zero, isLine(between: last, and: child) {
                lines.append(y + Self.partGap / 2)
                y += Self.partGap
            }
            let isEmpty = fit == .zero
            child.place(
                at: CGPoint(x: inset.width, y: y + (isEmpty ? 0 : inset.height)), size: fit, proposal: offer)
            if isEmpty { continue }
            y += fit.height + 2 * inset.height
            last = child
        }
        if lines != self.lines { setNeedsDisplay() }
        self.lines = lines
    }

    override func draw(into builder: inout DisplayBuilder) {
        super.draw(into: &builder)
        for y in lines {
            let line = CGRect(x: 0, y: y - 0.5, width: size.width, height: 1)
            let rect = line.offsetBy(dx: builder.origin.x, dy: builder.origin.y)
            builder.add(.fill(.rect(rect), .color(Divider.color(around: self)), FillStyle()))
        }
    }
}
