import MartletGraph

/// A view that shows nothing and takes no place.
nonisolated public struct EmptyView: View {
    public typealias Body = Never
    nonisolated public init() {}

    @MainActor public static func _makeNode(_ view: EmptyView, _ inputs: _ViewInputs) -> _ViewNode {
        _ViewNode(parent: inputs.parent, scope: inputs.scope)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: EmptyView, _ inputs: _ViewInputs) {}
}
