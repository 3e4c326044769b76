import Foundation

/// What a user changed of columns, by their ids.
struct TableColumnChoices: Codable, Equatable, Sendable {
    var shown: [String: Bool] = [:]
    /// The columns that he has moved, or that something was moved over, in their order.
    var order: [String] = []
    /// In points.
    var widths: [String: CGFloat] = [:]
}

/// The columns of a table as its user has left them.
struct TableColumns<Row: Identifiable> {
    /// All that there are, in the user's order.
    let all: [TableColumnData<Row>]
    /// Where what he changes is kept; nil where he cannot change more than widths, which the table keeps itself.
    let kept: Binding<TableColumnCustomization<Row>>?
    private let own: Binding<[String: CGFloat]>
    private let choices: TableColumnChoices

    init(
        _ columns: [TableColumnData<Row>], kept: Binding<TableColumnCustomization<Row>>?,
        own: Binding<[String: CGFloat]>
    ) {
        self.kept = kept
        self.own = own
        let choices = kept?.wrappedValue.choices ?? TableColumnChoices()
        self.choices = choices
        all = Self.ordered(columns, by: choices.order)
    }

    /// The columns that are moved change places among themselves; the others stay where they are.
    private static func ordered(_ columns: [TableColumnData<Row>], by order: [String]) -> [TableColumnData<Row>] {
        let places = columns.indices.filter { columns[$0].id.map(order.contains) == true }
        let moved = places.map { columns[$0] }.sorted { order.firstIndex(of: $0.id!)! < order.firstIndex(of: $1.id!)! }
        var result = columns
        for (place, column) in zip(places, moved) { result[place] = column }
        return result
    }

    /// Those that are seen.
    var shown: [TableColumnData<Row>] { all.filter(isShown) }

    func isShown(_ column: TableColumnData<Row>) -> Bool {
        column.id.flatMap { choices.shown[$0] } ?? (column.defaultVisibility != .hidden)
    }

    /// Those that the user shows and hides.
    var choosable: [TableColumnData<Row>] {
        kept == nil ? [] : all.filter { $0.id != nil && !$0.fixed.contains(.visibility) }
    }

    func show(_ column: TableColumnData<Row>, _ isShown: Bool) {
        if let id = column.id { kept?.wrappedValue[visibility: id] = isShown ? .visible : .hidden }
    }

    var isReordered: Bool { !choices.order.isEmpty }
    func resetOrder() { kept?.wrappedValue.resetOrder() }

    // MARK: Order

    func canMove(_ column: TableColumnData<Row>) -> Bool {
        kept != nil && column.id != nil && !column.fixed.contains(.reorder)
    }

    /// Moves a column that is shown toward the place of another, as far as the columns between move, too.
    func move(_ start: Int, to end: Int) {
        let shown = shown
        let step = end < start ? -1 : 1
        var last = start
        while last != end, canMove(shown[last + step]) { last += step }
        guard last != start, canMove(shown[start]) else { return }
        var ids = all.filter(canMove).compactMap(\.id)
        guard let from = ids.firstIndex(of: shown[start].key), let to = ids.firstIndex(of: shown[last].key) else {
            return
        }
        ids.insert(ids.remove(at: from), at: to)
        kept?.wrappedValue.choices.order = ids
    }

    // MARK: Widths

    /// The widths that the user has dragged, by the places of the columns that are shown.
    var dragged: [Int: CGFloat] {
        var result: [Int: CGFloat] = [:]
        for (place, column) in shown.enumerated() { result[place] = width(of: column) }
        return result
    }

    private func width(of column: TableColumnData<Row>) -> CGFloat? {
        column.id.flatMap { choices.widths[$0] } ?? own.wrappedValue[column.key]
    }

    func setWidth(_ width: CGFloat, of column: TableColumnData<Row>) {
        if let id = column.id, let kept {
            if kept.wrappedValue.choices.widths[id] != width { kept.wrappedValue.choices.widths[id] = width }
        } else {
            own.wrappedValue[column.key] = width
        }
    }
}
