extension LayoutNode {
    /// How far this element can extend beyond its edges where they are edges of the safe area, in points; nil where
    /// nothing around has one. What a scroll view shows has none: it is scrolled out from under the bars.
    final func safeAreaExpansion(_ edges: Edge.Set) -> EdgeInsets? {
        expansionOnScreen(edges.mirrored(isRightToLeft))?.mirrored(isRightToLeft)
    }

    /// With the left edge as the leading one, whatever the direction.
    private func expansionOnScreen(_ edges: Edge.Set) -> EdgeInsets? {
        var grown: EdgeInsets?
        var next: LayoutNode? = self
        var rect = CGRect(origin: .zero, size: size)
        while let node = next, !(node is ScrollingNode && node !== self) {
            if node !== self, let insets = node.coveredEdges?.mirrored(node.isRightToLeft) {
                var more = EdgeInsets()
                func way(_ edge: Edge.Set, _ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
                    edges.contains(edge) && distance <= inset + 0.5 ? min(max(distance, 0), inset) : 0
                }
                more.top = way(.top, rect.minY, insets.top)
                more.bottom = way(.bottom, node.size.height - rect.maxY, insets.bottom)
                more.leading = way(.leading, rect.minX, insets.leading)
                more.trailing = way(.trailing, node.size.width - rect.maxX, insets.trailing)
                rect = rect.grown(by: more)
                grown = (grown ?? EdgeInsets()).adding(more)
            }
            // Where it is laid out: effects show it elsewhere, and change nothing of this.
            rect.origin = CGPoint(x: rect.minX + node.origin.x, y: rect.minY + node.origin.y)
            next = node.layoutParent
        }
        return grown
    }

    /// How far this element can extend beyond the safe area; it is told when that changes.
    final func followSafeArea(_ edges: Edge.Set) -> EdgeInsets {
        guard let expansion = safeAreaExpansion(edges) else { return EdgeInsets() }
        window?.safeAreaFollowers.add(self, edges, expansion)
        return expansion
    }
}

extension EdgeInsets {
    fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
    }
}

extension CGRect {
    /// The rectangle with more room at each edge.
    func grown(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
            height: height + insets.top + insets.bottom)
    }
}
