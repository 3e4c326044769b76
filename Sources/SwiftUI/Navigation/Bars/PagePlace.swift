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
        var next = layoutParent
        while let node = next, !(node is WindowLayer), !(node is ScrollingNode) {
            if let page = node as? BarsNode {
                let (own, all) = (frameInWindow, page.frameInWindow)
                if abs(own.minY - all.minY - (page.coveredEdges?.top ?? 0)) >= 1 { return .elsewhere }
                if abs(own.width - all.width) < 1 { return .whole }
                return abs(isRightToLeft ? own.minX - all.minX : own.maxX - all.maxX) < 1 ? .atEnd : .elsewhere
            }
            next = node.layoutParent
        }
        return .elsewhere
    }
}
