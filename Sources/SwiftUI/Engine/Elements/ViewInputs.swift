import MartletGraph

/// Where in the tree a view is, for the one who makes or updates its node.
@MainActor
public struct _ViewInputs {
    /// Lives for as long as anybody makes or updates what is below it.
    package unowned(unsafe) var parent: _ViewNode?
    package var scope: Scope

    package init(parent: _ViewNode?, scope: Scope) {
        self.parent = parent
        self.scope = scope
    }
}

extension _ViewNode {
    /// The inputs of what is directly below this node.
    var inputs: _ViewInputs { _ViewInputs(parent: self, scope: scope) }
}
