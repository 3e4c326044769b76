import MartletGraph

/// A view with an identity of its own: with another id it is another view (semantics 2).
nonisolated public struct IDView<Content: View, ID: Hashable>: View {
    public typealias Body = Never
    public var content: Content
    public var id: ID

    nonisolated public init(_ content: Content, id: ID) {
        self.content = content
        self.id = id
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = IDNode(view.id, inputs)
        node.child = Content._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: IDNode<ID>.self)
        if node.id == view.id {
            Content._updateNode(node.child, view.content, node.inputs)
        } else {
            let old = node.id
            node.id = view.id
            let known = node.takeBack(view.id)
            if let known { Content._updateNode(known, view.content, node.inputs) }
            node.replaceChild(with: known ?? Content._makeNode(view.content, node.inputs), leaving: old)
        }
    }
}

/// The node of a view whose identity is a value.
final class IDNode<ID: Hashable>: ChildNode {
    var id: ID

    init(_ id: ID, _ inputs: _ViewInputs) {
        self.id = id
        super.init(inputs)
    }
}

extension View {
    /// Ties the view's identity to `id`: with another id its state starts anew, the new view appears and the old one
    /// disappears (semantics 2, 51, 53).
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(self, id: id)
    }
}
