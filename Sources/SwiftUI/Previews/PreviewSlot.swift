import MartletGraph

/// Shows one of the views that its content consists of.
struct PreviewSlot: View {
    typealias Body = Never
    let content: AnyView
    let index: Int

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = PreviewSlotNode(view.index, inputs)
        node.content = AnyView._makeNode(view.content, node.inputs)
        return node
    }

    static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: PreviewSlotNode.self)
        AnyView._updateNode(node.content, view.content, node.inputs)
    }
}

final class PreviewSlotNode: ContainerNode {
    private let index: Int

    init(_ index: Int, _ inputs: _ViewInputs) {
        self.index = index
        super.init(inputs)
    }

    var all: ContiguousArray<LayoutNode> { super.layoutChildren }

    override var layoutChildren: ContiguousArray<LayoutNode> {
        let all = all
        return all.indices.contains(index) ? [all[index]] : []
    }

    /// The colour scheme, the title and the like are those of the view that is shown, and of what is around all of them.
    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        if let shown = layoutChildren.first { reduce(key, of: shown, below: content, into: &result) }
    }

    private func reduce<Value>(
        _ key: PreferenceReduction<Value>, of shown: LayoutNode, below node: _ViewNode, into result: inout Value?
    ) {
        var elements: ContiguousArray<_ViewNode> = []
        node.collectElements(into: &elements)
        guard elements.contains(where: { $0 === shown }) else { return }
        if elements.count == 1 || (node as? any PreferenceWriter)?.writtenKey == key.key {
            return node.reducePreference(key, into: &result)
        }
        node.forEachChild { reduce(key, of: shown, below: $0, into: &result) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layoutChildren.first?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren() {
        layoutChildren.first?.place(at: .zero, size: size, proposal: proposal.size)
    }
}
