import MartletGraph

/// A view of which an element of a fixed kind lays out the content.
@MainActor
protocol ContainerView: View where Body == Never {
    associatedtype Content: View
    associatedtype Node: ContainerNode
    var content: Content { get }
    func makeContainer(_ inputs: _ViewInputs) -> Node
    /// Gives the element this value, before the content is brought up to date.
    func update(_ node: Node)
}

extension ContainerView {
    func update(_ node: Node) {}

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = view.makeContainer(inputs)
        node.content = Content._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: Node.self)
        view.update(node)
        Content._updateNode(node.content, view.content, node.inputs)
    }
}
