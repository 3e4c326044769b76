import MartletGraph

/// Where a page begins in the one around.
enum PagePlace {
    /// At the top of its content, as wide as it.
    case whole
    /// At the top of its content, at the trailing edge.
    case atEnd
    case elsewhere
}

extension BarsNode {
    /// Where this page begins in the one around.
    var placeInPageAround: PagePlace {
        // Pages begin at the window's edge or below the strip there, which is the same.
        let strip = titleStripAround
        var next = layoutParent
        while let node = next, !(node is WindowLayer), !(node is ScrollingNode) {
            if let page = node as? BarsNode {
                let (own, all) = (frameInWindow, page.frameInWindow)
                let start = all.minY + (page.coveredEdges?.top ?? 0)
                if abs(max(own.minY, strip) - max(start, strip)) >= 1 { return .elsewhere }
                if abs(own.width - all.width) < 1 { return .whole }
                return abs(isRightToLeft ? own.minX - all.minX : own.maxX - all.maxX) < 1 ? .atEnd : .elsewhere
            }
            next = node.layoutParent
        }
        return .elsewhere
    }
}
