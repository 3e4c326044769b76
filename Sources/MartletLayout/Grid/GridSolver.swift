import Foundation

/// The layout of a grid: columns as wide as their widest cell, rows as high as their tallest.
///
/// Columns are solved first, as a row of children of which each stands for a column: what the cells of a column answer
/// to nothing, nil and everything are its own answers, and a width is served among columns as an `HStack` serves its
/// children (semantics 71-75). Then rows, with the columns' widths known. A cell that spans several columns adds what
/// it lacks to them, the flexible ones first, in equal parts.
package struct GridSolver {
    package let cells: [GridCell]
    package let columns: Int
    package let rows: Int
    let columnGaps: [CGFloat]
    let rowGaps: [CGFloat]

    /// - Parameters:
    ///   - horizontalSpacing: points between columns; nil for the greatest distance that neighbours prefer.
    ///   - verticalSpacing: points between rows, likewise.
    package init(cells: [GridCell], horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
        self.cells = cells
        rows = (cells.map(\.row).max() ?? -1) + 1
        columns = cells.map { $0.column + $0.span }.max() ?? 0
        columnGaps = Self.gaps(columns, horizontalSpacing) { Self.columnDistances(cells) }
        rowGaps = Self.gaps(rows, verticalSpacing) { Self.rowDistances(cells) }
    }

    /// The distances between lines, the same between all of them: what is asked for, or the greatest preferred one.
    private static func gaps(_ count: Int, _ spacing: CGFloat?, _ distances: () -> [CGFloat]) -> [CGFloat] {
        guard count > 1 else { return [] }
        return Array(repeating: spacing ?? distances().max() ?? ViewSpacing.defaultDistance, count: count - 1)
    }

    private static func columnDistances(_ cells: [GridCell]) -> [CGFloat] {
        zip(cells, cells.dropFirst()).compactMap { cell, next in
            cell.row == next.row ? cell.spacing.distance(to: next.spacing, along: .horizontal) : nil
        }
    }

    private static func rowDistances(_ cells: [GridCell]) -> [CGFloat] {
        let rows = Dictionary(grouping: cells, by: \.row)
        var result: [CGFloat] = []
        for cell in cells {
            for next in rows[cell.row + 1] ?? [] where next.columns.overlaps(cell.columns) {
                result.append(cell.spacing.distance(to: next.spacing, along: .vertical))
            }
        }
        return result
    }

    /// Answers the size and the guides of a cell for a proposal.
    package typealias Dimensions = (_ cell: Int, _ proposal: ProposedViewSize) -> ViewDimensions

    /// Solves the grid for a proposal.
    ///
    /// - Complexity: O(*n*) in the number of cells, and sorting columns and rows.
    package func solve(_ proposal: ProposedViewSize, dimensions: @escaping Dimensions) -> Solution {
        var solution = Solution()
        let columnLines = GridLines(self, .horizontal) { dimensions($0, ProposedViewSize(width: $1, height: nil)) }
        solution.widths = columnLines.lengths(proposal.width)
        solution.xs = Self.starts(solution.widths, columnGaps)
        let widths = cells.map { solution.width(of: $0) }
        let rowLines = GridLines(self, .vertical) { dimensions($0, ProposedViewSize(width: widths[$0], height: $1)) }
        solution.heights = rowLines.lengths(proposal.height)
        solution.ys = Self.starts(solution.heights, rowGaps)
        solution.size = CGSize(
            width: (solution.xs.last ?? 0) + (solution.widths.last ?? 0),
            height: (solution.ys.last ?? 0) + (solution.heights.last ?? 0))
        return solution
    }

    private static func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
        var (result, position): ([CGFloat], CGFloat) = ([], 0)
        for (index, length) in lengths.enumerated() {
            result.append(position)
            position += length + (index < gaps.count ? gaps[index] : 0)
        }
        return result
    }

    /// What was worked out for a proposal: where columns and rows begin, and how long they are.
    package struct Solution: Equatable {
        package fileprivate(set) var widths: [CGFloat] = []
        package fileprivate(set) var heights: [CGFloat] = []
        package fileprivate(set) var xs: [CGFloat] = []
        package fileprivate(set) var ys: [CGFloat] = []
        package fileprivate(set) var size = CGSize.zero

        fileprivate func width(of cell: GridCell) -> CGFloat {
            let last = cell.columns.upperBound - 1
            return xs[last] + widths[last] - xs[cell.column]
        }

        /// The area of a cell.
        package func area(of cell: GridCell) -> CGRect {
            CGRect(x: xs[cell.column], y: ys[cell.row], width: width(of: cell), height: heights[cell.row])
        }
    }

    /// Where the cells stand, each offered its area.
    package func arrange(_ solution: Solution, dimensions: Dimensions) -> [StackLayout.Placement] {
        let areas = cells.map { solution.area(of: $0) }
        let sizes = cells.indices.map { dimensions($0, ProposedViewSize(areas[$0].size)) }
        let columnGuides = guides(.horizontal, solution.widths, sizes)
        let rowGuides = guides(.vertical, solution.heights, sizes)
        return cells.indices.map { index in
            let (cell, area, size) = (cells[index], areas[index], sizes[index])
            func position(_ axis: Axis, _ guides: [CGFloat]) -> CGFloat {
                let spare = area.size.length(along: axis) - size.size.length(along: axis)
                if let anchor = cell.anchor { return spare * (axis == .horizontal ? anchor.x : anchor.y) }
                let key = cell.alignment(axis)
                if cell.isMerged(axis) { return spare * key.share }
                return guides[axis == .horizontal ? cell.column : cell.row] - size[key]
            }
            return StackLayout.Placement(
                origin: CGPoint(
                    x: area.minX + position(.horizontal, columnGuides), y: area.minY + position(.vertical, rowGuides)),
                size: size.size, proposal: ProposedViewSize(area.size))
        }
    }

    /// The common guide of the cells of each column or row, from where it begins.
    private func guides(_ axis: Axis, _ lengths: [CGFloat], _ sizes: [ViewDimensions]) -> [CGFloat] {
        var extents = Array(repeating: GridExtent(), count: lengths.count)
        for (index, cell) in cells.enumerated() where cell.isAligned(axis) {
            extents[axis == .horizontal ? cell.column : cell.row].add(sizes[index], cell.alignment(axis))
        }
        return zip(extents, lengths).map { extent, length in
            extent.before + max(0, length - extent.before - extent.after) * extent.share
        }
    }
}

/// A view in a grid.
package struct GridCell: Sendable {
    /// Where it begins, and how many columns it takes.
    package var column: Int
    package var span: Int
    package var row: Int
    /// The guides by which the cell is aligned with the others of its column and row.
    package var horizontal: AlignmentKey
    package var vertical: AlignmentKey
    /// The point of the cell that is put at the same point of its area, instead of by guides.
    package var anchor: UnitPoint?
    /// The axes on which the cell does not make its column or row larger.
    package var unsizedAxes: Axis.Set
    package var spacing: ViewSpacing

    package init(
        column: Int, span: Int, row: Int, horizontal: AlignmentKey, vertical: AlignmentKey, anchor: UnitPoint? = nil,
        unsizedAxes: Axis.Set = [], spacing: ViewSpacing = ViewSpacing()
    ) {
        (self.column, self.span, self.row) = (column, max(1, span), row)
        (self.horizontal, self.vertical, self.anchor) = (horizontal, vertical, anchor)
        (self.unsizedAxes, self.spacing) = (unsizedAxes, spacing)
    }

    var columns: Range<Int> { column..<(column + span) }

    func alignment(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
    func isMerged(_ axis: Axis) -> Bool { axis == .horizontal && span > 1 }
    func isAligned(_ axis: Axis) -> Bool { anchor == nil && !isMerged(axis) }
    func isSized(_ axis: Axis) -> Bool { !unsizedAxes.contains(Axis.Set(axis)) }
}

/// How far the cells of a column or row reach to either side of their common guide.
struct GridExtent {
    private(set) var before: CGFloat = 0
    private(set) var after: CGFloat = 0
    /// Which part of the room that is left stands before the cells.
    private(set) var share: CGFloat = 0

    mutating func add(_ cell: ViewDimensions, _ key: AlignmentKey) {
        let length = cell.size.length(along: key.axis)
        let guide: CGFloat = cell[key]
        guard length.isFinite, guide.isFinite else { return after = max(after, length) }
        before = max(before, guide)
        after = max(after, length - guide)
        share = key.share
    }

    var length: CGFloat { before + after }
}

extension AlignmentKey {
    /// Where the guide lies, from 0 at the beginning to 1 at the end; that of a guide elsewhere is in the middle.
    fileprivate var share: CGFloat {
        switch rule {
        case .start: 0
        case .end: 1
        case .center, .firstBaseline, .lastBaseline, .custom: 0.5
        }
    }
}
