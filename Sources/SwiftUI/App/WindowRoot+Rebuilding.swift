import MartletGraph

extension WindowRoot {
    /// Forgets what is known of the tree but its state: every body is to be evaluated, everything to be measured, placed
    /// and drawn again, as if the window had just opened.
    package func forget() { DeepStack.run { forget(root) } }

    private func forget(_ node: _ViewNode) {
        if let element = node as? LayoutNode {
            element.cache.removeAll()
            element.answersDiscarded()
            element.childTraitsChanged()
            element.setNeedsLayout()
            element.setNeedsDisplay()
        }
        if node is any BodyNode { node.setNeedsUpdate() }
        node.forEachChild(forget)
    }
}

/// A node that evaluates a body.
protocol BodyNode: _ViewNode {}
