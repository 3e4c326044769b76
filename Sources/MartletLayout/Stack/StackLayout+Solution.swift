import Foundation

extension StackLayout {
    /// What solving a stack found: all that placing its children needs, so that placing measures nothing again.
    ///
    /// One array holds a slot for each child; solving again into the same value reuses its storage.
    package struct Solution: Sendable {
        struct Slot: Sendable {
            /// The length that the child was offered, meaningless when the stack was proposed none.
            var offer: CGFloat = 0
            var size = CGSize.zero
            /// The child's start along the axis; while solving, its distance from the child before it.
            var position: CGFloat = 0
            /// The child's alignment guide, measured across the axis from its own top or leading edge.
            var guide: CGFloat = 0
        }

        /// The proposal that was solved.
        package internal(set) var proposal = ProposedViewSize.unspecified
        /// The size of the stack in points.
        package internal(set) var size = CGSize.zero
        /// The largest extents of the children before and after the common guide, across the axis.
        var before: CGFloat = 0
        var after: CGFloat = 0
        var slots: [Slot] = []

        package init() {}

        /// The number of children.
        package var count: Int { slots.count }

        /// The size of the child at `index` in points.
        package func size(of index: Int) -> CGSize { slots[index].size }
    }

    /// Where a child stands in its container, and the proposal to place it with.
    package struct Placement: Equatable, Sendable {
        package let origin: CGPoint
        package let size: CGSize
        package let proposal: ProposedViewSize

        package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
            self.origin = origin
            self.size = size
            self.proposal = proposal
        }

        package var frame: CGRect { CGRect(origin: origin, size: size) }
    }

    /// The proposal that the child at `index` was given.
    package func proposal(of index: Int, _ solution: Solution) -> ProposedViewSize {
        let main = solution.proposal.length(along: axis) == nil ? nil : solution.slots[index].offer
        return ProposedViewSize(main: main, cross: solution.proposal.length(along: axis.cross), axis: axis)
    }

    /// The top leading corner of the child at `index`, measured from the stack's.
    ///
    /// Not mirrored: this is the space of alignment guides.
    package func origin(of index: Int, _ solution: Solution) -> CGPoint {
        let slot = solution.slots[index]
        return CGPoint(main: slot.position, cross: solution.before - slot.guide, axis: axis)
    }

    /// Where the child at `index` stands in a stack that was given `bounds`.
    ///
    /// - Complexity: O(1).
    package func placement(of index: Int, in bounds: CGRect, _ solution: Solution) -> Placement {
        let size = solution.slots[index].size
        let origin = origin(of: index, solution)
        let x = layoutDirection.left(ofLeading: origin.x, width: size.width, in: bounds.width)
        return Placement(
            origin: CGPoint(x: bounds.minX + x, y: bounds.minY + origin.y), size: size,
            proposal: proposal(of: index, solution))
    }

    /// Where all children stand, in order.
    package func arrange(in bounds: CGRect, _ solution: Solution) -> [Placement] {
        solution.slots.indices.map { placement(of: $0, in: bounds, solution) }
    }

    /// The guides that the stack takes from its children (semantics 93); `nil` when none sets any.
    package func explicitGuides(of solution: Solution, dimensions: DimensionsOfChild) -> ExplicitGuides? {
        var combiner = GuideCombiner()
        for index in solution.slots.indices {
            if let guides = dimensions(index, proposal(of: index, solution)).explicit {
                combiner.add(guides, at: origin(of: index, solution))
            }
        }
        return combiner.guides.isEmpty ? nil : combiner.guides
    }
}
