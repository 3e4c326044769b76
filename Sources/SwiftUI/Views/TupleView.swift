import MartletGraph

/// Several views, one after the other, as a view builder collects them.
nonisolated public struct TupleView<T>: View {
    public typealias Body = Never
    public var value: T

    nonisolated public init(_ value: T) {
        self.value = value
    }

    @MainActor public static func _makeNode(_ view: TupleView<T>, _ inputs: _ViewInputs) -> _ViewNode {
        let node = TupleNode(TuplePlan.of(T.self), inputs)
        // The value begins where the view does.
        withAddress(of: view) { node.make($0) }
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: TupleView<T>, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: TupleNode.self)
        withAddress(of: view) { node.update($0) }
    }
}
