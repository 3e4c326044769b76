import MartletGraph

/// A view of which an element of a fixed kind lays out the content.
@MainActor
protocol ContainerView: View where Body == Never {
    associatedtype Content: View
    associatedtype Node: ContainerNode
    var content: Content { get }
    static func makeContainer(_ inputs: _ViewInputs) -> Node
}

extension ContainerView {
    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = makeContainer(inputs)
        node.content = Content._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: Node.self)
        Content._updateNode(node.content, view.content, node.inputs)
    }
}
