import MartletGraph

/// A node that gives ids to nodes below.
@MainActor
protocol ScrollTargets: _ViewNode {
    func node(withID id: AnyHashable) -> _ViewNode?
}

extension IDNode: ScrollTargets {
    func node(withID id: AnyHashable) -> _ViewNode? { id.base as? ID == self.id ? child : nil }
}

extension ForEachNode: ScrollTargets {
    func node(withID id: AnyHashable) -> _ViewNode? {
        guard let id = id.base as? ID else { return nil }
        return ids.firstIndex(of: id).map { nodes[$0] }
    }
}

extension _ViewNode {
    /// Scrolls to the first view with this id, also in rows that are not made yet.
    ///
    /// - Returns: whether there is one here.
    @discardableResult
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
        scrollToMade(id, anchor) || (make(id) && scrollToMade(id, anchor))
    }

    private func scrollToMade(_ id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
        if let rows = self as? any LazyRows, let index = rows.rowIndex(of: id) {
            let container = sequence(first: self, next: \.parent).first { $0 is LazyNode } as? LazyNode
            if let container, let place = container.place(of: rows, index) {
                container.scroll(to: place, anchor: anchor)
            }
            return true
        }
        if let target = (self as? any ScrollTargets)?.node(withID: id) {
            target.madeElements.first?.scrollIntoView(anchor)
            return true
        }
        return hasChild { $0.scrollToMade(id, anchor) }
    }

    // MARK: Rows that are not made

    /// Whether a view that is made, or a row of views that are, has the id.
    private func holds(_ id: AnyHashable) -> Bool {
        if (self as? any LazyRows)?.rowIndex(of: id) != nil { return true }
        if (self as? any ScrollTargets)?.node(withID: id) != nil { return true }
        return hasChild { $0.holds(id) }
    }

    /// Makes the row in which a view has the id; the rows that it was looked for in are given up again.
    ///
    /// - Returns: whether there is one.
    /// - Complexity: makes every row up to the one that is found, as only a row itself knows the ids inside.
    private func make(_ id: AnyHashable) -> Bool {
        if hasChild({ $0.make(id) }) { return true }
        guard let rows = self as? any LazyRows else { return false }
        var plain = 0
        for index in 0..<rows.rowCount where rows.made[index] == nil {
            let row = rows.makeRow(at: index)
            // Nobody is told of a row that only was looked into.
            row.tellPresence(false)
            if row.holds(id) || row.make(id) {
                row.tellPresence(true)
                elementsChanged()
                return true
            }
            plain = row.namesViews ? 0 : plain + 1
            rows.dropRow(at: index)
            if plain == Self.plainLimit { return false }
        }
        return false
    }

    /// After so many rows without any id inside, the others have none either: an id that nobody has costs no more in a
    /// list of 100,000 rows.
    private static var plainLimit: Int { 1_000 }

    /// Whether something inside has an id.
    private var namesViews: Bool { self is any LazyRows || self is any ScrollTargets || hasChild { $0.namesViews } }

    private func hasChild(_ holds: (_ViewNode) -> Bool) -> Bool {
        var isFound = false
        forEachChild { if !isFound { isFound = holds($0) } }
        return isFound
    }
}
