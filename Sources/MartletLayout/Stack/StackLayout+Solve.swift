import Foundation

extension StackLayout {
    /// Solves the stack for `proposal` and keeps the result in `solution`.
    ///
    /// `size` is asked when the flexibility of children decides who is served first, `dimensions` exactly once for
    /// each child, with its final proposal.
    ///
    /// - Complexity: O(*n*) when no length, zero or infinity is proposed, otherwise O(*n* log *n*).
    package func solve(
        _ proposal: ProposedViewSize, children: [Child], into solution: inout Solution,
        size: SizeOfChild, dimensions: DimensionsOfChild
    ) {
        solution.proposal = proposal
        solution.hasExplicitGuides = false
        solution.slots.removeAll(keepingCapacity: true)
        solution.slots.append(contentsOf: repeatElement(Solution.Slot(), count: children.count))

        var spacing: CGFloat = 0
        for index in children.indices.dropLast() {
            spacing += gap(after: index, children)
        }
        if let length = proposal.length(along: axis), !(length - spacing).isNaN {
            let available = length - spacing
            if available > 0, available < .infinity {
                var service = Service(stack: self, children: children, available: available)
                service.serve(into: &solution, size: size, dimensions: dimensions)
            } else {
                // Everyone is offered nothing, or everything, in whatever order they are served.
                measureAll(offer: max(0, available), into: &solution, dimensions)
            }
        } else {
            measureAll(offer: 0, into: &solution, dimensions)
        }
        finish(&solution, children)
    }

    /// Solves the stack for `proposal` and answers the result.
    package func solution(
        for proposal: ProposedViewSize, children: [Child], size: SizeOfChild, dimensions: DimensionsOfChild
    ) -> Solution {
        var solution = Solution()
        solve(proposal, children: children, into: &solution, size: size, dimensions: dimensions)
        return solution
    }

    private func measureAll(offer: CGFloat, into solution: inout Solution, _ dimensions: DimensionsOfChild) {
        for index in solution.slots.indices {
            solution.slots[index].offer = offer
            measure(index, into: &solution, dimensions)
        }
    }

    /// Measures a child with the offer in its slot and answers its length along the axis.
    @discardableResult
    func measure(_ index: Int, into solution: inout Solution, _ dimensions: DimensionsOfChild) -> CGFloat {
        let child = dimensions(index, proposal(of: index, solution))
        solution.slots[index].size = child.size
        solution.slots[index].guide = child[alignment]
        if child.explicit != nil { solution.hasExplicitGuides = true }
        return child.size.length(along: axis)
    }

    /// Turns lengths into positions and finds the stack's size.
    private func finish(_ solution: inout Solution, _ children: [Child]) {
        var position: CGFloat = 0
        for index in solution.slots.indices {
            solution.slots[index].position = position
            position += solution.slots[index].size.length(along: axis)
            if index + 1 < children.count { position += gap(after: index, children) }
        }
        findExtents(&solution)
        let cross = solution.before + solution.after
        solution.size = CGSize(main: position, cross: cross, axis: axis)
    }

    /// Finds how far the children, aligned on the common guide, reach to either side of it.
    func findExtents(_ solution: inout Solution) {
        guard !solution.slots.isEmpty else {
            (solution.before, solution.after) = (0, 0)
            return
        }
        var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
        for slot in solution.slots {
            let extent = extent(of: slot)
            before = max(before, extent.before)
            after = max(after, extent.after)
        }
        (solution.before, solution.after) = (before, after)
    }

    /// How far one child reaches to either side of its guide; a boundless one reaches everywhere from its edge.
    func extent(of slot: Solution.Slot) -> (before: CGFloat, after: CGFloat) {
        let length = slot.size.length(along: axis.cross)
        return slot.guide.isFinite ? (slot.guide, length - slot.guide) : (0, length)
    }
}
