import MartletGraph

/// Ends what a link has pushed when the link leaves the tree, as the row of a deleted element does.
nonisolated struct LinkLifetime: ViewModifier {
    typealias Body = Never
    let link: LinkState

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let node = LinkLifetimeNode(view.modifier.link, inputs)
        node.child = C._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        C._updateNode(unsafeDowncast(node, to: LinkLifetimeNode.self).child, view.content, node.inputs)
    }
}

final class LinkLifetimeNode: ChildNode {
    private let link: LinkState

    init(_ link: LinkState, _ inputs: _ViewInputs) {
        self.link = link
        super.init(inputs)
        link.node = self
    }

    override func willLeave() { link.end() }
}
