import Foundation

/// What a table is sorted by, whatever its comparators are: the first before the others.
struct TableSorting {
    private let choose: (any SortComparator) -> Void
    private let find: (any SortComparator) -> (place: Int, order: SortOrder)?

    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        find = { column in
            guard let place = order.wrappedValue.firstIndex(where: { Self.isSame($0, column) }) else { return nil }
            return (place, order.wrappedValue[place].order)
        }
        choose = { column in
            var new = order.wrappedValue
            let known = new.firstIndex { Self.isSame($0, column) }
            guard var first = known.map({ new.remove(at: $0) }) ?? column as? Sort else { return }
            if known == 0 { first.order = first.order == .forward ? .reverse : .forward }
            new.insert(first, at: 0)
            order.wrappedValue = new
        }
    }

    /// The order by which rows go first by a column; nil where they go by another, or by none.
    func order(of column: any SortComparator) -> SortOrder? {
        find(column).flatMap { $0.place == 0 ? $0.order : nil }
    }

    /// Sorts by a column first; the other way round where that is so already. What was sorted by before decides among
    /// equals.
    func sort(by column: any SortComparator) { choose(column) }

    /// Whether two comparators are of one column: those for a key path are where it is the same.
    private static func isSame<Sort: SortComparator>(_ a: Sort, _ b: any SortComparator) -> Bool {
        guard var b = b as? Sort else { return false }
        if let a = a as? any KeyPathSorting, let b = b as? any KeyPathSorting { return a.sortedPath == b.sortedPath }
        b.order = a.order
        return a == b
    }
}

/// A comparator that compares the values at a key path.
private protocol KeyPathSorting { var sortedPath: AnyKeyPath { get } }
extension KeyPathComparator: KeyPathSorting { var sortedPath: AnyKeyPath { keyPath } }
