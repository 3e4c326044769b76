extension LayoutNode {
    /// What stands beside the scroll view in this element and covers a part of it: only its content goes on behind that,
    /// not what is put over or behind the scroll view itself. Zero for all that is no scroll view.
    final var scrollCover: EdgeInsets {
        var cover = EdgeInsets()
        var next = layoutParent
        while let node = next, node.size == size, !(node is ScrollingNode) {
            if let insets = node.scrolledBehind {
                cover.top += insets.top
                cover.leading += insets.leading
                cover.bottom += insets.bottom
                cover.trailing += insets.trailing
            }
            next = node.layoutParent
        }
        return cover
    }
}
