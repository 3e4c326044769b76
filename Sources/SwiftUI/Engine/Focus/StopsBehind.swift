import MartletGraph

extension LayoutNode {
    /// Whether other views of the window's content lie over all of this one, so that no click reaches it: the list below
    /// a card that fills the window. What can be scrolled is reached where the outermost of what scrolls it is.
    var isBehindOthers: Bool {
        guard let window else { return false }
        var judged: LayoutNode = self
        var next = layoutParent
        while let node = next {
            if node is ScrollingNode { judged = node }
            next = node.layoutParent
        }
        let frame = judged.frameInWindow.intersection(CGRect(origin: .zero, size: window.size))
        guard !frame.isNull, frame.width > 2, frame.height > 2 else { return false }
        let shares: [(x: CGFloat, y: CGFloat)] = [(0.5, 0.5), (0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)]
        return shares.allSatisfy { share in
            let point = CGPoint(x: frame.minX + frame.width * share.x, y: frame.minY + frame.height * share.y)
            return judged.isBehindOthers(at: point, in: window)
        }
    }

    private func isBehindOthers(at point: CGPoint, in window: WindowRoot) -> Bool {
        var own = HitPath()
        // Whoever takes no clicks there loses none to another view.
        guard hitTest(convertFromWindow(point), &own) else { return false }
        var path = HitPath()
        guard window.root.hitTest(point, &path), let first = path.elements.first else { return false }
        return !path.elements.contains { $0 === self } && !isInside(first)
    }
}
