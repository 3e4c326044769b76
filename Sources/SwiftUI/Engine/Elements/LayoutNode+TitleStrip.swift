/// How an element lies to the strip at the top of a window on which the window's buttons stand.
struct TitleStripPlace: Equatable {
    /// How far it can extend up to the window's edge, where nothing but the strip is above it; in points.
    var expansion: CGFloat = 0
    /// How much of the strip lies over it; in points.
    var overlap: CGFloat = 0
}

extension LayoutNode {
    /// What is scrolled, or shown in a card, has no strip.
    final var titleStripPlace: TitleStripPlace {
        var y: CGFloat = 0
        var next: LayoutNode? = self
        while let node = next, !(node is ScrollingNode && node !== self) {
            if let height = node.titleStrip { return TitleStripPlace(height: height, y: y) }
            if node is WindowLayer { break }
            // Below a bar there is nothing of the strip.
            if node !== self, (node.coveredEdges?.top ?? 0) > node.freeTop + 0.5 { break }
            y = node.toParent(CGPoint(x: 0, y: y)).y
            next = node.layoutParent
        }
        return TitleStripPlace()
    }

    /// Asks for the place; from now on this element is told when it is another.
    final func followTitleStrip() -> TitleStripPlace {
        let place = titleStripPlace
        window?.titleBars.follow(self, place)
        return place
    }

    /// How far bars that belong to it stand above it in the strip; in points.
    final var risesIntoTitleStrip: CGFloat {
        var node = self
        while node.stripExpansion == nil {
            let inside = node.layoutChildren
            guard inside.count == 1, inside[0].size == node.size else { return 0 }
            node = inside[0]
        }
        return node.stripExpansion ?? 0
    }

    /// Its bars stand elsewhere in the strip: what is drawn around them is drawn anew.
    final func stripExpansionChanged() {
        var next = layoutParent
        while let node = next, node.size == size {
            node.setNeedsDisplay()
            next = node.layoutParent
        }
    }

    /// How high the strip around is; zero where there is none.
    final var titleStripAround: CGFloat {
        var next = layoutParent
        while let node = next, !(node is ScrollingNode) {
            if let height = node.titleStrip { return height }
            if node is WindowLayer { break }
            next = node.layoutParent
        }
        return 0
    }
}

extension TitleStripPlace {
    fileprivate init(height: CGFloat, y: CGFloat) {
        expansion = y > 0 && y <= height + 0.5 ? y : 0
        overlap = min(max(0, height - y), height)
    }
}
