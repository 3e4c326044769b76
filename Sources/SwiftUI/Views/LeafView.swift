import MartletGraph

/// A view without views inside, which measures and draws itself.
@MainActor
protocol LeafView: LeafDrawing, View where Body == Never {}

extension LeafView {
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { LeafNode(view, inputs) }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: LeafNode<Self>.self).update(with: view)
    }
}
