import MartletGraph

extension LayoutNode {
    /// The outermost node below `outer` that stands for nothing but this element.
    final func outermostNode(inside outer: _ViewNode) -> _ViewNode {
        var node: _ViewNode = self
        // A section stands for its header, its rows and its footer, though it gives itself alone.
        while let next = node.parent, next !== outer, !(next is SectionNode) {
            var list: ContiguousArray<_ViewNode> = []
            next.collectElements(into: &list)
            if list.count != 1 { break }
            node = next
        }
        return node
    }
}
