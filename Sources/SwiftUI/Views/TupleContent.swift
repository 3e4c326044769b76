import MartletGraph

/// Several contents: views where all of them are, items of a toolbar where all are, and so on.
nonisolated public struct TupleContent<each Content> {
    public var content: (repeat each Content)

    public init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleContent: View where repeat each Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        TupleView<(repeat each Content)>._makeNode(TupleView((repeat each view.content)), inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        TupleView<(repeat each Content)>._updateNode(node, TupleView((repeat each view.content)), inputs)
    }
}
