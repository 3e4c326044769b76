import MartletGraph

/// What a lazy container is to bring into sight.
struct LazyTarget {
    /// Where it is among the entries, which change as rows are made.
    private(set) var place: Int
    let anchor: UnitPoint?
    /// The part of the row that is meant, along the axis from where the row begins; nil for all of it.
    let part: ClosedRange<CGFloat>?
    /// How the way there is shown.
    var transaction: Transaction
    /// Who asked for it, where that is somebody who follows the scroll view.
    let asker: ObjectIdentifier?
    private let element: LayoutNode?
    private let row: (source: any LazyRows, index: Int)?

    @MainActor init(
        _ place: Int, in entries: LazyEntries, anchor: UnitPoint?, part: ClosedRange<CGFloat>?,
        in transaction: Transaction
    ) {
        (self.place, self.anchor, self.part) = (place, anchor, part)
        self.transaction = transaction
        asker = ScrollingNode.asker
        transaction.completions?.waitForRound()
        let entry = entries.all[place]
        element = entries.elements[place]
        row = entry.source < 0 ? nil : (entries.sources[Int(entry.source)], Int(entry.index))
    }

    /// Finds it among entries that were collected anew.
    @MainActor mutating func follow(in entries: LazyEntries) {
        let found = element.flatMap { element in entries.elements.first { $0.value === element }?.key }
        place = found ?? row.flatMap { entries.place(of: $0.source, $0.index) } ?? place
    }
}
