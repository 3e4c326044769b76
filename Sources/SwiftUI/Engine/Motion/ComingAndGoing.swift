import MartletGraph

/// How what comes into a tree, and what leaves it, is shown on its way where that is animated (semantics 119-129).
@MainActor
protocol ComingAndGoing {
    /// Takes a node out of the tree that was below `parent`: at once, or when it has shown itself out.
    ///
    /// - Parameter key: by what it is known if it comes again meanwhile.
    func depart(_ node: _ViewNode, _ key: AnyHashable, from parent: _ViewNode)
    /// Lets a new element come into a container.
    func arrive(_ element: LayoutNode, in container: ContainerNode)
    /// Lets those elements of a container come in that were not among the `old` ones.
    func arrive(in container: ContainerNode, since old: ContiguousArray<LayoutNode>)
}

extension _ViewNode {
    /// Takes a node out of the tree that was below this one, by its transition where that is animated.
    ///
    /// - Parameter key: by what it is known if it comes again meanwhile; nil where it leaves at once in any case.
    final func depart(_ node: _ViewNode, _ key: @autoclosure () -> AnyHashable?) {
        guard Animation.isUsed, !flags.contains(.left), let window = scope.windowRoot, let key = key() else {
            return node.leave()
        }
        window.contents.transitions.depart(node, key, from: self)
    }
}
