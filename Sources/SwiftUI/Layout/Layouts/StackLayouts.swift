/// What a stack as a layout keeps between calls.
public struct _StackLayoutCache {
    fileprivate var children: [StackLayout.Child] = []
    fileprivate var solutions: [(proposal: Proposal, solution: StackLayout.Solution)] = []

    fileprivate init(_ subviews: LayoutSubviews) {
        children = subviews.map { subview in
            MainActor.assumeIsolated {
                StackLayout.Child(
                    priority: subview.node.layoutPriority, spacing: subview.node.spacing,
                    isSpacer: subview.node.isSpacer)
            }
        }
    }
}

extension StackLayout {
    fileprivate func solve(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
    ) -> Solution {
        let key = Proposal(proposal)
        if let known = cache.solutions.first(where: { $0.proposal == key }) { return known.solution }
        let solution = solution(
            for: proposal, children: cache.children, length: { subviews[$0].sizeThatFits($1).length(along: axis) },
            dimensions: { subviews[$0].dimensions(in: $1) })
        if cache.solutions.count > 4 { cache.solutions.removeFirst() }
        cache.solutions.append((key, solution))
        return solution
    }

    fileprivate func place(
        _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout _StackLayoutCache
    ) {
        let solution = solve(proposal, subviews, &cache)
        for index in subviews.indices {
            let place = filling(index, in: bounds, solution) { subviews[index].dimensions(in: $0) }
            subviews[index].place(at: place.origin, proposal: place.proposal)
        }
    }

    fileprivate func guide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout _StackLayoutCache
    ) -> CGFloat? {
        explicitGuides(of: solve(proposal, subviews, &cache)) { subviews[$0].dimensions(in: $1) }?[key]
    }
}

/// A layout along one axis.
protocol LinearLayout: Layout where Cache == _StackLayoutCache {
    var stack: StackLayout { get }
}

extension LinearLayout {
    public func makeCache(subviews: Subviews) -> Cache { Cache(subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(of: cache.children) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.solve(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        stack.place(subviews, in: bounds, proposal, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        stack.guide(guide.key, proposal, subviews, &cache).map { $0 + bounds.minX }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        stack.guide(guide.key, proposal, subviews, &cache).map { $0 + bounds.minY }
    }
}

extension LayoutProperties {
    fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

/// The layout of `HStack`, as a value.
///
///     AnyLayout(HStackLayout(spacing: 4))
public struct HStackLayout: LinearLayout {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackLayoutCache
    public var alignment: VerticalAlignment
    /// Points between neighbours; nil for the distance that they prefer.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    var stack: StackLayout {
        StackLayout(axis: .horizontal, spacing: spacing?.finite, alignment: alignment.key)
    }
}

/// The layout of `VStack`, as a value.
public struct VStackLayout: LinearLayout {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackLayoutCache
    public var alignment: HorizontalAlignment
    /// Points between neighbours; nil for the distance that they prefer.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.vertical) }

    var stack: StackLayout {
        StackLayout(axis: .vertical, spacing: spacing?.finite, alignment: alignment.key)
    }
}
