import MartletGraph

/// A modifier for which a node stands around its content: it lays out and draws nothing, but follows, tells or keeps
/// something.
@MainActor
protocol NodeModifier: ViewModifier where Body == Never {
    associatedtype Node: ChildNode
    func makeNode(_ inputs: _ViewInputs) -> Node
    /// Told once the content has its node.
    func contentMade(in node: Node)
    /// Gives the node this value, before the content is brought up to date.
    func update(_ node: Node)
    /// Gives the node what has to wait until the content is up to date.
    func contentUpdated(in node: Node)
}

extension NodeModifier {
    func contentMade(in node: Node) {}
    func update(_ node: Node) {}
    func contentUpdated(in node: Node) {}

    @MainActor public static func _makeModified<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode {
        let node = view.modifier.makeNode(inputs)
        node.child = C._makeNode(view.content, node.inputs)
        view.modifier.contentMade(in: node)
        return node
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: Node.self)
        view.modifier.update(node)
        C._updateNode(node.child, view.content, node.inputs)
        view.modifier.contentUpdated(in: node)
    }
}
