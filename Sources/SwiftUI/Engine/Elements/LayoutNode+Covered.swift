import MartletGraph

extension LayoutNode {
    /// Whether a layer lies above the one this element is part of.
    var isCovered: Bool {
        var node: LayoutNode = self
        while let outer = node.layoutParent {
            if let root = outer as? RootNode { return !root.canReach(node) }
            node = outer
        }
        return true
    }
}
