import MartletGraph

extension _ViewNode {
    /// The elements below that are made, those of lazy rows included.
    final var madeElements: ContiguousArray<LayoutNode> {
        var list: ContiguousArray<_ViewNode> = []
        collectElements(into: &list)
        var result: ContiguousArray<LayoutNode> = []
        for node in list {
            if node.flags.contains(.isElement) {
                result.append(unsafeDowncast(node, to: LayoutNode.self))
            } else {
                node.forEachChild { result += $0.madeElements }
            }
        }
        return result
    }
}
