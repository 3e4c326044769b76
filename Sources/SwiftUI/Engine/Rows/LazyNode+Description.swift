extension LazyNode {
    /// The element that is shown at a position.
    final func shownElement(at place: Int) -> LayoutNode? {
        shownPlaces.firstIndex(of: place).flatMap { $0 < shown.count ? shown[$0] : nil }
    }

    /// Lays out what is there anyway and out of sight, as far as it is measured, so that it can be described.
    final func placeUnseen() {
        unseen.removeAll()
        if entries.singles.isEmpty { return }
        let seen = Set(shownPlaces)
        for place in entries.singles.prefix(Self.fixedLimit) where !seen.contains(place) {
            let entry = entries.all[place]
            guard !entry.extent.isNaN, let element = element(at: place) else { continue }
            let line = lanes.line(of: place)
            let lane = place - lanes.places(line, entries).lowerBound
            self.place(element, entry, lane: lane, start: starts[line], length: length(of: line))
            unseen[place] = element
        }
    }

    /// Describes the rows in their order, however they are drawn, and what is between them.
    ///
    /// - Returns: `false` where rows left since the last layout, which took their places along.
    final func describeRows(into list: inout AccessibilityBuilder) -> Bool {
        let children = layoutChildren
        guard children.count == shownPlaces.count else { return false }
        let all = unseen.merging(zip(shownPlaces, children)) { $1 }
        var next = 0
        for (place, child) in all.sorted(by: { $0.key < $1.key }) {
            if place > next { list.addGap(self, next..<place) }
            child.describe(into: &list)
            next = place + 1
        }
        if next < entries.count { list.addGap(self, next..<entries.count) }
        return true
    }
}
