import Foundation

/// The layout of HStack and VStack: how children share a length, and where they stand.
///
/// Solving has two forms. Without a proposed length every child takes its ideal one, in a single pass (semantics 76).
/// With one, children are served in order: higher priority first, the least flexible first among equals, each
/// offered an equal share of what remains (semantics 71-75). The stack's size is the sum of the lengths and spacings
/// by the extent of the children aligned across (semantics 79); it may exceed the proposal.
///
/// Everything is solved from the leading edge; right-to-left mirrors only the final origins.
///
///     let stack = StackLayout(axis: .horizontal, spacing: 10, alignment: VerticalAlignment.center.key)
///     var solution = StackLayout.Solution()
///     stack.solve(proposal, children: children, into: &solution, size: size, dimensions: dimensions)
///     let third = stack.placement(of: 2, in: bounds, solution)
package struct StackLayout: Equatable, Sendable {
    package let axis: Axis
    /// The distance between neighbours in points; `nil` asks the neighbours (semantics 77).
    package let spacing: CGFloat?
    /// The guide across the axis on which children are aligned.
    package let alignment: AlignmentKey
    package let layoutDirection: LayoutDirection

    package init(
        axis: Axis, spacing: CGFloat? = nil, alignment: AlignmentKey, layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.layoutDirection = layoutDirection
    }

    /// What the stack must know of a child besides its sizes.
    package struct Child: Sendable {
        package var priority: Double
        package var spacing: ViewSpacing
        /// A spacer without a priority of its own is served last and stretches without limit (semantics 78).
        package var isSpacer: Bool

        package init(priority: Double = 0, spacing: ViewSpacing = ViewSpacing(), isSpacer: Bool = false) {
            self.priority = priority
            self.spacing = spacing
            self.isSpacer = isSpacer
        }

        package static let spacer = Child(spacing: .zero, isSpacer: true)

        /// The priority in the order of service.
        var rank: Double { isSpacer && priority == 0 ? -.infinity : priority }
    }

    /// Answers how long a child is along the stack's axis for a proposal.
    package typealias LengthOfChild = (_ index: Int, _ proposal: ProposedViewSize) -> CGFloat
    /// Answers the size of a child for a proposal, and its guides; only the one that the stack is aligned on has to be
    /// among them while the stack is solved.
    package typealias DimensionsOfChild = (_ index: Int, _ proposal: ProposedViewSize) -> ViewDimensions

    /// The distance between the child at `index` and the next.
    func gap(after index: Int, _ children: [Child]) -> CGFloat {
        if let spacing { return spacing }
        return children[index].spacing.distance(to: children[index + 1].spacing, along: axis)
    }

    /// The sum of the distances between children.
    package func spacing(between children: [Child]) -> CGFloat {
        children.indices.dropFirst().reduce(0) { $0 + gap(after: $1 - 1, children) }
    }

    /// The spacing that the stack as a whole prefers: that of its first and last child along the axis, the largest of
    /// all across, where spacers have no say.
    package func spacing(of children: [Child]) -> ViewSpacing {
        guard let first = children.first, let last = children.last else { return ViewSpacing() }
        let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        var result = ViewSpacing()
        result.formUnion(first.spacing, edges: start)
        result.formUnion(last.spacing, edges: end)
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        for child in children where !child.isSpacer {
            result.formUnion(child.spacing, edges: across)
        }
        return result
    }
}
