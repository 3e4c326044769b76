import MartletGraph

extension LayoutNode {
    /// Whether the middle of this element can be seen without anything being scrolled.
    var standsInSight: Bool {
        var point = CGPoint(x: size.width / 2, y: size.height / 2)
        var next: LayoutNode = self
        while let outer = next.layoutParent {
            point = next.toParent(point)
            if outer is ScrollingNode, !CGRect(origin: .zero, size: outer.size).contains(point) { return false }
            next = outer
        }
        return true
    }

    /// Scrolls all that is around, no further than needed, so that the whole element is in sight; one that is larger
    /// than what scrolls it stays where something of it is seen.
    func reveal() {
        var frame = CGRect(origin: .zero, size: size)
        var next: LayoutNode = self
        while let outer = next.layoutParent {
            if let scroll = outer as? ScrollingNode { scroll.reveal(frame) }
            let (a, b) = (
                next.toParent(frame.origin), next.toParent(CGPoint(x: frame.maxX, y: frame.maxY))
            )
            frame = CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
            if outer is ScrollingNode {
                frame = frame.intersection(CGRect(origin: .zero, size: outer.size))
                if frame.isNull { return }
            }
            next = outer
        }
    }
}

extension ScrollingNode {
    /// Room that is left around what is revealed, for the ring around it; in points.
    private static let margin: CGFloat = 8

    /// Scrolls no further than needed to show a rectangle of the content.
    func reveal(_ frame: CGRect) {
        let room = self.room(size)
        let seen = CGRect(origin: offset, size: room)
        var wanted = frame.insetBy(dx: -Self.margin, dy: -Self.margin)
        if frame.width > room.width, frame.minX < seen.maxX, frame.maxX > seen.minX {
            (wanted.origin.x, wanted.size.width) = (seen.minX, seen.width)
        }
        if frame.height > room.height, frame.minY < seen.maxY, frame.maxY > seen.minY {
            (wanted.origin.y, wanted.size.height) = (seen.minY, seen.height)
        }
        show(wanted, nil)
    }
}
