import MartletGraph

extension WindowRoot {
    /// Forgets what is known of the tree but its state: every body is to be evaluated, every preference to be collected,
    /// everything to be measured, placed and drawn again, as if the window had just opened.
    package func forget() {
        Scope.version += 1
        DeepStack.run {
            root.styleChanged()
            forget(root)
        }
    }

    private func forget(_ node: _ViewNode) {
        if let element = node as? LayoutNode { forget(element: element) }
        if node is any BodyNode { node.setNeedsUpdate() }
        if node.flags.contains(.readsPreferences) { node.preferencesChanged(hasWriter: false) }
        node.forEachChild(forget)
    }

    private func forget(element: LayoutNode) {
        // Those around each of several elements are below no node.
        if !element.flags.contains(.distributes) || element.isOneOfCopies {
            for child in element.layoutChildren where child.isOneOfCopies { forget(element: child) }
        }
        element.cache.removeAll()
        element.answersDiscarded()
        element.forgetTraits()
        if element is ContainerNode { element.flags.insert(.elementsStale) }
        element.setNeedsLayout()
        element.setNeedsDisplay()
    }
}

extension LayoutNode {
    fileprivate var isOneOfCopies: Bool { (self as? ContainerNode)?.isCopy == true }
}

/// A node that evaluates a body.
protocol BodyNode: _ViewNode {}
