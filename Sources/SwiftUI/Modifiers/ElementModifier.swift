import MartletGraph

/// A modifier that makes an element around each element it is applied to.
@MainActor
protocol ElementModifier: ElementWrapping, ViewModifier where Body == Never {}

extension ElementModifier {
    @MainActor public static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        let node = ModifierLayoutNode(view.modifier, inputs)
        node.content = C._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: ModifierLayoutNode<Self>.self)
        node.setModifier(view.modifier)
        C._updateNode(node.content, view.content, node.inputs)
    }
}
