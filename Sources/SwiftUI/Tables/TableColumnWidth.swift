import Foundation

/// How wide a column of a table may be, in points.
struct TableColumnWidth: Equatable {
    /// The least width of a column that says nothing.
    static let least: CGFloat = 40
    var minimum: CGFloat = least
    /// Nil for a column that shares what the others leave.
    var ideal: CGFloat?
    var maximum: CGFloat = .infinity

    var isFixed: Bool { minimum == maximum }
    func clamped(_ width: CGFloat) -> CGFloat { min(max(width, minimum), maximum) }

    /// The widths of columns in a row.
    ///
    /// Those that the user has dragged, or that are fixed, have their width. The others have their ideal ones, and share
    /// what is left, or missing, equally, within their limits.
    ///
    /// - Parameter dragged: widths that the user has chosen, by the place of the column.
    static func solve(_ columns: [TableColumnWidth], dragged: [Int: CGFloat], in total: CGFloat) -> [CGFloat] {
        var result = columns.enumerated().map { place, column in
            column.clamped(dragged[place] ?? column.ideal ?? column.minimum)
        }
        guard total.isFinite else { return result }
        var flexible = columns.indices.filter { dragged[$0] == nil && !columns[$0].isFixed }
        // Columns without an ideal width begin with nothing, so that they share the room equally.
        for place in flexible where columns[place].ideal == nil { result[place] = 0 }
        while !flexible.isEmpty {
            let rest = total - result.reduce(0, +)
            let isShort = rest < 0
            let growing =
                isShort
                ? flexible
                : flexible.contains { columns[$0].ideal == nil }
                    ? flexible.filter { columns[$0].ideal == nil } : flexible
            let share = rest / CGFloat(growing.count)
            let stopped = growing.filter { columns[$0].clamped(result[$0] + share) != result[$0] + share }
            if stopped.isEmpty {
                for place in growing { result[place] += share }
                break
            }
            for place in stopped { result[place] = columns[place].clamped(result[place] + share) }
            flexible.removeAll { stopped.contains($0) }
        }
        for place in columns.indices { result[place] = columns[place].clamped(result[place]) }
        return result
    }
}

/// Lays out the cells of one row, or the headers, side by side.
nonisolated struct TableCellsLayout: Layout {
    let columns: [TableColumnWidth]
    let dragged: [Int: CGFloat]

    private func widths(_ total: CGFloat?) -> [CGFloat] {
        TableColumnWidth.solve(columns, dragged: dragged, in: total ?? .infinity)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widths = widths(proposal.width)
        let heights = zip(subviews, widths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
        return CGSize(width: proposal.width ?? widths.reduce(0, +), height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (view, width) in zip(subviews, widths(bounds.width)) {
            view.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: nil))
            x += width
        }
    }
}
