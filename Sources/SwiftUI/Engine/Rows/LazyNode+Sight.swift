extension LazyNode {
    /// What can be seen of a container, along its axis.
    struct Sight {
        var lower: CGFloat
        var upper: CGFloat
        /// The part whose rows are made: what can be seen, and half as much around it.
        var made: ClosedRange<CGFloat>
        var scroll: ScrollingNode?

        init(lower: CGFloat, upper: CGFloat, scroll: ScrollingNode? = nil) {
            // Under a transform that is none nothing can be said of what is seen.
            let (lower, upper) = lower.isFinite && upper.isFinite ? (lower, upper) : (0, 0)
            (self.lower, self.upper, self.scroll) = (lower, upper, scroll)
            made = Self.made(lower, upper)
        }

        private static func made(_ lower: CGFloat, _ upper: CGFloat) -> ClosedRange<CGFloat> {
            let margin = max(100, (upper - lower) / 2)
            return (lower - margin)...max(lower, upper + margin)
        }

        func isInside(_ range: ClosedRange<CGFloat>) -> Bool { range.contains(lower) && range.contains(upper) }

        /// Keeps the part that was made before, while what can be seen is in it. Which rows were made is a part of where
        /// a list stands: making more of them at every update would tell more of their lengths, and the bar would jump.
        mutating func keep(_ range: ClosedRange<CGFloat>) {
            if range.lowerBound < range.upperBound, isInside(range) { made = range }
        }

        /// Follows content that moved along the axis.
        mutating func follow(_ distance: CGFloat) {
            lower += distance
            upper += distance
            made = (made.lowerBound + distance)...(made.upperBound + distance)
        }

        /// Shows another part of the content.
        mutating func move(by distance: CGFloat) {
            lower += distance
            upper += distance
            if !isInside(made) { made = Self.made(lower, upper) }
        }
    }

    /// What of this element's own coordinates can be seen in the scroll view around, or in the window.
    var visibleWindow: Sight {
        var origin = CGPoint.zero
        var next: LayoutNode = self
        while let outer = next.layoutParent {
            origin = next.toParent(origin)
            if let scroll = outer as? ScrollingNode, scroll.scrolls(axis) {
                scroll.follow(self)
                let lower = beginning(origin, in: scroll.size)
                return Sight(lower: lower, upper: lower + scroll.size.length(along: axis), scroll: scroll)
            }
            next = outer
        }
        let lower = beginning(origin, in: next.size)
        return Sight(lower: lower, upper: lower + next.size.length(along: axis))
    }

    /// Where along this element what is seen begins, with this element at `origin` in a space that is seen whole.
    private func beginning(_ origin: CGPoint, in space: CGSize) -> CGFloat {
        if axis == .vertical { return -origin.y }
        return isRightToLeft ? origin.x + size.width - space.width : -origin.x
    }

    /// Where each line is, in this element's coordinates; those that were not measured as long as the others are on
    /// average.
    var lineFrames: [CGRect] {
        let mean = CGFloat(entries.all.meanExtent)
        return (0..<max(0, starts.count - 1)).map { line in
            let own = length(of: line)
            let length = own > 0 ? own : mean
            return axis == .vertical
                ? CGRect(x: 0, y: starts[line], width: size.width, height: length)
                : CGRect(x: starts[line], y: 0, width: length, height: size.height)
        }
    }

    /// The first of `count` lines that meets a condition which holds for all after it.
    func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func lines(in window: Sight) -> Range<Int> {
        let count = starts.count - 1
        let (lower, upper) = (window.made.lowerBound, window.made.upperBound)
        let first = partition(count) { starts[$0 + 1] > lower }
        var last = first
        while last < count, starts[last] < upper { last += 1 }
        return first..<last
    }

    func length(of line: Int) -> CGFloat {
        var length: Float = 0
        for place in lanes.places(line, entries) where !entries.all[place].extent.isNaN {
            length = max(length, entries.all[place].extent)
        }
        return CGFloat(length)
    }

    /// The rows that are laid out wherever they are: the one that has the keyboard, and those that something in front of
    /// the window belongs to, such as a pop-over.
    var heldPlaces: Set<Int> {
        guard let window else { return [] }
        var places: Set<Int> = []
        if let focused = window.focusedNode, focused.isInside(self) {
            places.formUnion(entries.elements.lazy.filter { focused.isInside($0.value) }.map(\.key))
        }
        for layer in window.root.layers where layer.isInside(self) {
            guard let presenter = layer.parent else { continue }
            for (place, element) in entries.elements {
                // Rows that are there anyway are elements alone, and what presents may stand around one.
                let isPresenting = entries.row(at: place).map(presenter.isInside) ?? false
                if isPresenting || entries.all[place].source < 0 && element.isInside(presenter) { places.insert(place) }
            }
        }
        return places
    }

    /// Tells the views that are there anyway, in their order, that they have come into sight or gone out of it.
    func tellSingleViews() {
        if entries.singles.isEmpty { return absentViews.removeAll() }
        let seen = Set(shownPlaces)
        // Those know it already, as parts of rows that were only looked into.
        let told = Set(kept.map(ObjectIdentifier.init))
        var absent: Set<ObjectIdentifier> = []
        for place in entries.singles {
            guard let element = entries.elements[place] else { continue }
            let (id, isSeen) = (ObjectIdentifier(element), seen.contains(place))
            if told.contains(id) { continue }
            if !isSeen { absent.insert(id) }
            if isSeen == !absentViews.contains(id) { continue }
            element.outermostNode(inside: self).tellPresence(isSeen)
        }
        absentViews = absent
    }
}
