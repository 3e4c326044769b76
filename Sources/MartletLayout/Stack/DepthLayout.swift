import Foundation

/// The layout of ZStack: children over one another, aligned on a guide on each axis.
///
/// Its size is the extent of the aligned children of the highest priority; they are given the stack's own proposal. The
/// others are given the resulting size and do not change it (semantics 80).
package struct DepthLayout: Equatable, Sendable {
    package let alignment: Alignment
    package let layoutDirection: LayoutDirection

    package init(alignment: Alignment = .center, layoutDirection: LayoutDirection = .leftToRight) {
        self.alignment = alignment
        self.layoutDirection = layoutDirection
    }

    /// The extent of the aligned children.
    package struct Solution: Equatable, Sendable {
        package internal(set) var size = CGSize.zero
        /// The common guide, measured from the stack's top leading corner.
        package internal(set) var guide = CGPoint.zero
        /// The highest priority among the children.
        package internal(set) var priority = 0.0
        package internal(set) var proposal = ProposedViewSize.unspecified

        package init() {}
    }

    /// Measures the children that decide the size.
    ///
    /// - Complexity: O(*n*).
    package func solve(
        _ proposal: ProposedViewSize, priorities: [Double], dimensions: StackLayout.DimensionsOfChild
    ) -> Solution {
        var solution = Solution()
        solution.proposal = proposal
        guard let highest = priorities.max() else { return solution }
        solution.priority = highest
        var (x, y) = (Extent(), Extent())
        for index in priorities.indices where priorities[index] == highest {
            let child = dimensions(index, proposal)
            x.add(length: child.width, guide: child[alignment.horizontal])
            y.add(length: child.height, guide: child[alignment.vertical])
        }
        solution.size = CGSize(width: x.before + x.after, height: y.before + y.after)
        solution.guide = CGPoint(x: x.before, y: y.before)
        return solution
    }

    /// The proposal of a child of the given priority.
    package func proposal(ofPriority priority: Double, _ solution: Solution) -> ProposedViewSize {
        priority == solution.priority ? solution.proposal : ProposedViewSize(solution.size)
    }

    /// The top leading corner of a child, measured from the stack's; not mirrored.
    package func origin(of child: ViewDimensions, _ solution: Solution) -> CGPoint {
        let guide = CGPoint(x: child[alignment.horizontal], y: child[alignment.vertical])
        return CGPoint(
            x: guide.x.isFinite ? solution.guide.x - guide.x : 0, y: guide.y.isFinite ? solution.guide.y - guide.y : 0)
    }

    /// Where a child of the given dimensions and priority stands in a stack that was given `bounds`.
    package func placement(
        of child: ViewDimensions, priority: Double, in bounds: CGRect, _ solution: Solution
    ) -> StackLayout.Placement {
        let origin = origin(of: child, solution)
        let x = layoutDirection.left(ofLeading: origin.x, width: child.width, in: bounds.width)
        return StackLayout.Placement(
            origin: CGPoint(x: bounds.minX + x, y: bounds.minY + origin.y), size: child.size,
            proposal: proposal(ofPriority: priority, solution))
    }

    /// The guides that the stack takes from its children (semantics 93); `nil` when none sets any.
    package func explicitGuides(
        of solution: Solution, priorities: [Double], dimensions: StackLayout.DimensionsOfChild
    ) -> ExplicitGuides? {
        var combiner = GuideCombiner()
        for (index, priority) in priorities.enumerated() {
            let child = dimensions(index, proposal(ofPriority: priority, solution))
            if let guides = child.explicit {
                combiner.add(guides, at: origin(of: child, solution))
            }
        }
        return combiner.guides.isEmpty ? nil : combiner.guides
    }

    /// How far children reach to either side of their common guide on one axis.
    private struct Extent {
        var before = -CGFloat.infinity
        var after = -CGFloat.infinity

        mutating func add(length: CGFloat, guide: CGFloat) {
            before = max(before, guide.isFinite ? guide : 0)
            after = max(after, guide.isFinite ? length - guide : length)
        }
    }
}
