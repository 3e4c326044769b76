extension LazyNode {
    /// The element that is shown at a position.
    final func shownElement(at place: Int) -> LayoutNode? {
        shownPlaces.firstIndex(of: place).flatMap { $0 < shown.count ? shown[$0] : nil }
    }

    /// Describes the rows in their order, however they are drawn, and what is between them.
    ///
    /// - Returns: `false` where rows left since the last layout, which took their places along.
    final func describeRows(into list: inout AccessibilityBuilder) -> Bool {
        let children = layoutChildren
        guard children.count == shownPlaces.count else { return false }
        var next = 0
        for index in shownPlaces.indices.sorted(by: { shownPlaces[$0] < shownPlaces[$1] }) {
            let place = shownPlaces[index]
            if place > next { list.addGap(self, next..<place) }
            children[index].describe(into: &list)
            next = place + 1
        }
        if next < entries.count { list.addGap(self, next..<entries.count) }
        return true
    }
}
