extension LazyNode {
    /// What can be seen of a container, along its axis.
    struct Window {
        var lower: CGFloat
        var upper: CGFloat
        var margin: CGFloat { max(100, (upper - lower) / 2) }
        var scroll: ScrollNode?
    }

    /// What of this element's own coordinates can be seen in the scroll view around, or in the window.
    var visibleWindow: Window {
        var origin = CGPoint.zero
        var next: LayoutNode = self
        while let outer = next.layoutParent {
            origin = next.toParent(origin)
            if let scroll = outer as? ScrollNode, scroll.scrolls(axis) {
                scroll.follow(self)
                let length = axis == .vertical ? scroll.size.height : scroll.size.width
                return Window(lower: -main(origin), upper: -main(origin) + length, scroll: scroll)
            }
            next = outer
        }
        let length = axis == .vertical ? next.size.height : next.size.width
        return Window(lower: -main(origin), upper: -main(origin) + length)
    }

    private func main(_ point: CGPoint) -> CGFloat { axis == .vertical ? point.y : point.x }

    /// The first of `count` lines that meets a condition which holds for all after it.
    func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
