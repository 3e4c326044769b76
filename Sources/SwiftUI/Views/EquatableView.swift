import MartletGraph

/// A view that is updated only when `==` says that it is another (semantics 36).
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    public typealias Body = Never
    public var content: Content

    nonisolated public init(content: Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = EquatableNode(view.content, inputs)
        node.child = Content._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: EquatableNode<Content>.self)
        if node.content == view.content { return }
        node.content = view.content
        (node.child as? any EvaluatingNode)?.forgetInputs()
        Content._updateNode(node.child, view.content, node.inputs)
    }
}

/// The node that keeps the view to compare with.
final class EquatableNode<Content: Equatable>: ChildNode {
    var content: Content

    init(_ content: Content, _ inputs: _ViewInputs) {
        self.content = content
        super.init(inputs)
    }
}

/// A node that decides by itself whether its next value needs another evaluation.
@MainActor
protocol EvaluatingNode: _ViewNode {
    /// Evaluates with the next value, whatever it is.
    func forgetInputs()
}

extension View where Self: Equatable {
    /// Updates this view only when `==` says that it is another.
    nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
