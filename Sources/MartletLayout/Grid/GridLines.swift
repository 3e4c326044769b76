import Foundation

/// The columns or the rows of a grid, while their lengths are worked out.
struct GridLines {
    /// A column or a row, with the cells that take only this one.
    private struct Line {
        var cells: [Int] = []
        var minimum: CGFloat = 0
        var maximum: CGFloat = 0
        /// The maximum of its own cells, without what spans it.
        var ownMaximum: CGFloat = 0
        var flexibility: CGFloat { maximum == .infinity && minimum == .infinity ? 0 : maximum - minimum }
    }

    private let grid: GridSolver
    private let axis: Axis
    private let gaps: [CGFloat]
    private let measure: (_ cell: Int, _ offer: CGFloat?) -> ViewDimensions
    private var lines: [Line]
    private var spanning: [Int] = []

    /// - Parameter measure: answers the dimensions of a cell that is offered a length along the axis.
    init(_ grid: GridSolver, _ axis: Axis, measure: @escaping (_ cell: Int, _ offer: CGFloat?) -> ViewDimensions) {
        self.grid = grid
        self.axis = axis
        self.measure = measure
        gaps = axis == .horizontal ? grid.columnGaps : grid.rowGaps
        lines = Array(repeating: Line(), count: axis == .horizontal ? grid.columns : grid.rows)
        for (index, cell) in grid.cells.enumerated() where cell.isSized(axis) {
            if cell.isMerged(axis) {
                spanning.append(index)
            } else {
                lines[axis == .horizontal ? cell.column : cell.row].cells.append(index)
            }
        }
    }

    /// The lengths when `proposed` is offered for all of them and the gaps between.
    func lengths(_ proposed: CGFloat?) -> [CGFloat] {
        guard let proposed, proposed < .infinity else {
            var result = lines.map { answer($0, proposed) }
            widen(&result, proposed) { _ in true }
            return result
        }
        let available = proposed - gaps.reduce(0, +)
        var probed = self
        let own = lines.map { answer($0, .infinity) }
        var maxima = own
        widen(&maxima, .infinity) { _ in true }
        if maxima.reduce(0, +) <= available { return maxima }
        var minima = lines.map { answer($0, 0) }
        let flexible = zip(own, minima).map { $0 > $1 }
        widen(&minima, 0) { flexible[$0] }
        maxima = own
        widen(&maxima, .infinity) { flexible[$0] }
        for index in lines.indices {
            probed.lines[index].minimum = minima[index]
            probed.lines[index].maximum = max(maxima[index], minima[index])
            probed.lines[index].ownMaximum = own[index]
        }
        return probed.serve(available)
    }

    /// How long a line is whose cells are offered a length.
    private func answer(_ line: Line, _ offer: CGFloat?) -> CGFloat {
        var extent = GridExtent()
        var longest: CGFloat = 0
        for index in line.cells {
            let dimensions = measure(index, offer)
            let cell = grid.cells[index]
            if cell.isAligned(axis) { extent.add(dimensions, cell.alignment(axis)) }
            longest = max(longest, dimensions.size.length(along: axis))
        }
        return max(extent.length, longest)
    }

    /// Adds to lines what the cells that span them lack, in equal parts, to those first that can grow.
    private func widen(_ lengths: inout [CGFloat], _ offer: CGFloat?, _ canGrow: (Int) -> Bool) {
        for index in spanning {
            let range = grid.cells[index].columns
            let between = gaps[range.lowerBound..<(range.upperBound - 1)].reduce(0, +)
            let lack = measure(index, offer).size.length(along: axis) - between - lengths[range].reduce(0, +)
            guard lack > 0 else { continue }
            let growing = range.filter(canGrow)
            let takers = growing.isEmpty ? Array(range) : growing
            for taker in takers { lengths[taker] += lack / CGFloat(takers.count) }
        }
    }

    /// Shares a length: the least flexible line is served first, each offered an equal part of what is left.
    private func serve(_ available: CGFloat) -> [CGFloat] {
        var result = Array(repeating: CGFloat(0), count: lines.count)
        let order = lines.indices.sorted { a, b in
            let (x, y) = (lines[a], lines[b])
            if x.flexibility != y.flexibility { return x.flexibility < y.flexibility }
            return x.minimum == y.minimum ? a < b : x.minimum > y.minimum
        }
        var remaining = available
        for (place, index) in order.enumerated() {
            let line = lines[index]
            let offer = max(0, remaining / CGFloat(order.count - place))
            var length = max(line.minimum, answer(line, offer))
            // What spans the line can use more than its own cells do.
            if line.maximum > line.ownMaximum { length = max(length, min(offer, line.maximum)) }
            result[index] = length
            remaining -= length
        }
        return result
    }
}
