/// The layout of `Grid`, as a value.
public struct GridLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// What a grid keeps between calls.
    public struct Cache {
        fileprivate let solver: GridSolver
        fileprivate var solutions: [(proposal: Proposal, solution: GridSolver.Solution)] = []
    }

    public var alignment: Alignment
    /// Points between columns; nil for the greatest distance that neighbours prefer.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil for the greatest distance that neighbours prefer.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func makeCache(subviews: Subviews) -> Cache {
        let found = MainActor.assumeIsolated { cells(subviews) }
        return Cache(
            solver: GridSolver(
                cells: found, horizontalSpacing: horizontalSpacing?.finite, verticalSpacing: verticalSpacing?.finite))
    }

    /// The cells that the subviews are, in their order.
    @MainActor private func cells(_ subviews: Subviews) -> [GridCell] {
        var cells: [GridCell] = []
        var (row, column, columns) = (-1, 0, 1)
        var current: GridRowToken?
        var lone: [Int] = []
        var alignments: [Int: AlignmentKey] = [:]
        for subview in subviews {
            let node = subview.node
            let token = node.outermostTrait(GridRowTrait.self)
            if token == nil || token !== current { (row, column, current) = (row + 1, 0, token) }
            if token == nil { lone.append(cells.count) }
            let span = token == nil ? 1 : max(1, node.outermostTrait(GridColumnsTrait.self) ?? 1)
            if token != nil, let guide = node.outermostTrait(GridColumnAlignmentTrait.self) {
                alignments[column] = guide.key
            }
            cells.append(
                GridCell(
                    column: column, span: span, row: row, horizontal: alignment.horizontal.key,
                    vertical: (token?.alignment ?? alignment.vertical).key,
                    anchor: node.outermostTrait(GridAnchorTrait.self),
                    unsizedAxes: node.outermostTrait(GridUnsizedTrait.self) ?? [], spacing: node.spacing))
            column += span
            if token != nil { columns = max(columns, column) }
        }
        for index in lone { cells[index].span = columns }
        for index in cells.indices {
            if let key = alignments[cells[index].column], !lone.contains(index) { cells[index].horizontal = key }
        }
        return cells
    }

    private func solve(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> GridSolver.Solution {
        let key = Proposal(proposal)
        if let known = cache.solutions.first(where: { $0.proposal == key }) { return known.solution }
        let solution = cache.solver.solve(proposal) { subviews[$0].dimensions(in: $1) }
        if cache.solutions.count > 4 { cache.solutions.removeFirst() }
        cache.solutions.append((key, solution))
        return solution
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solve(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let solution = solve(proposal, subviews, &cache)
        let places = cache.solver.arrange(solution) { subviews[$0].dimensions(in: $1) }
        for (index, place) in places.enumerated() {
            let corner = CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y)
            subviews[index].place(at: corner, proposal: place.proposal)
        }
    }
}
