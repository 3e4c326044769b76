import MartletGraph

/// A view of the system that stands for another one, without a node of its own.
@MainActor
protocol ExpandedView: View where Body == Never {
    associatedtype Expansion: View
    var expansion: Expansion { get }
}

extension ExpandedView {
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        Expansion._makeNode(view.expansion, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        Expansion._updateNode(node, view.expansion, inputs)
    }
}
