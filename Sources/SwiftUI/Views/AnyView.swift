import MartletGraph

/// A view whose type is known only at run time. Another type is another identity.
nonisolated public struct AnyView: View {
    public typealias Body = Never
    let view: any View

    nonisolated public init<V: View>(_ view: V) {
        self.view = (view as? AnyView)?.view ?? view
    }

    nonisolated public init<V: View>(erasing view: V) {
        self.init(view)
    }

    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    @MainActor public static func _makeNode(_ view: AnyView, _ inputs: _ViewInputs) -> _ViewNode {
        let node = AnyViewNode(inputs)
        node.make(view.view)
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: AnyView, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: AnyViewNode.self).update(view.view)
    }
}

/// The node of a view whose type may change.
final class AnyViewNode: ChildNode {
    private var type: ObjectIdentifier!

    func make<V: View>(_ view: V) {
        type = ObjectIdentifier(V.self)
        child = V._makeNode(view, inputs)
    }

    func update<V: View>(_ view: V) {
        if type == ObjectIdentifier(V.self) {
            V._updateNode(child, view, inputs)
        } else {
            type = ObjectIdentifier(V.self)
            replaceChild(with: V._makeNode(view, inputs))
        }
    }
}
