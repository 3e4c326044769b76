/// The layout of `ZStack`, as a value.
public struct ZStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// What a stack keeps between calls.
    public struct Cache {
        fileprivate let priorities: [Double]
        fileprivate var solution: DepthLayout.Solution?
    }

    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    private var stack: DepthLayout { DepthLayout(alignment: alignment) }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(priorities: subviews.map { subview in MainActor.assumeIsolated { subview.node.layoutPriority } })
    }

    private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> DepthLayout.Solution
    {
        if let known = cache.solution, known.proposal == proposal { return known }
        let solution = stack.solve(proposal, priorities: cache.priorities) { subviews[$0].dimensions(in: $1) }
        cache.solution = solution
        return solution
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solve(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let solution = solve(proposal, subviews, &cache)
        for index in subviews.indices {
            let offer = stack.filling(ofPriority: cache.priorities[index], solution) {
                subviews[index].dimensions(in: $0)
            }
            let place = stack.placement(
                of: subviews[index].dimensions(in: offer), priority: cache.priorities[index], in: bounds, solution)
            subviews[index].place(at: place.origin, proposal: offer)
        }
    }

    private func guide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> CGFloat? {
        let solution = solve(proposal, subviews, &cache)
        let guides = stack.explicitGuides(of: solution, priorities: cache.priorities) {
            subviews[$0].dimensions(in: $1)
        }
        return guides?[key]
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        self.guide(guide.key, proposal, subviews, &cache).map { $0 + bounds.minX }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        self.guide(guide.key, proposal, subviews, &cache).map { $0 + bounds.minY }
    }
}
