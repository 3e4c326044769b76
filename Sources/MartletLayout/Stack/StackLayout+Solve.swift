import Foundation

extension StackLayout {
    /// Solves the stack for `proposal` and keeps the result in `solution`.
    ///
    /// `length` is asked when the flexibility of children decides who is served first, `dimensions` exactly once for
    /// each child, with its final proposal.
    ///
    /// - Complexity: O(*n*) when no length, zero or infinity is proposed, otherwise O(*n* log *n*).
    package func solve(
        _ proposal: ProposedViewSize, children: [Child], into solution: inout Solution,
        length: LengthOfChild, dimensions: DimensionsOfChild
    ) {
        solution.proposal = proposal
        let spacing = begin(&solution, children)
        // No length proposed, and no offer, is the same as an offer that is not a number.
        let available = (proposal.length(along: axis) ?? .nan) - spacing
        if available > 0, available < .infinity {
            var service = Service(stack: self, children: children, available: available)
            service.serve(into: &solution, length: length, dimensions: dimensions)
        } else {
            // Everyone is offered nothing, or everything, or asked for the ideal length, in whatever order.
            let offer = available <= 0 ? 0 : available
            for index in children.indices {
                measure(index, offer: offer, into: &solution, dimensions)
            }
        }
        finish(&solution)
    }

    /// Solves the stack for `proposal` and answers the result.
    package func solution(
        for proposal: ProposedViewSize, children: [Child], length: LengthOfChild, dimensions: DimensionsOfChild
    ) -> Solution {
        var solution = Solution()
        solve(proposal, children: children, into: &solution, length: length, dimensions: dimensions)
        return solution
    }

    /// Makes a slot for each child, which holds its distance from the one before, and answers the sum of distances.
    func begin(_ solution: inout Solution, _ children: [Child]) -> CGFloat {
        solution.slots.removeAll(keepingCapacity: true)
        solution.slots.reserveCapacity(children.count)
        var total: CGFloat = 0
        for index in children.indices {
            let gap = index == 0 ? 0 : gap(after: index - 1, children)
            solution.slots.append(Solution.Slot(position: gap))
            total += gap
        }
        return total
    }

    /// Measures a child, offered a length or asked for its ideal one, and answers its length along the axis.
    @discardableResult
    func measure(
        _ index: Int, offer: CGFloat, into solution: inout Solution, _ dimensions: DimensionsOfChild
    ) -> CGFloat {
        let (main, cross) = (solution.proposal.length(along: axis), solution.proposal.length(along: axis.cross))
        let proposal = ProposedViewSize(main: main == nil ? nil : offer, cross: cross, axis: axis)
        let child = dimensions(index, proposal)
        let slot = Solution.Slot(
            offer: offer, size: child.size, position: solution.slots[index].position, guide: child[alignment])
        solution.slots[index] = slot
        return child.size.length(along: axis)
    }

    /// Turns lengths into positions and finds the stack's size.
    func finish(_ solution: inout Solution) {
        var position: CGFloat = 0
        for index in solution.slots.indices {
            position += solution.slots[index].position
            solution.slots[index].position = position
            position += solution.slots[index].size.length(along: axis)
        }
        findExtents(&solution)
        solution.size = CGSize(main: position, cross: solution.before + solution.after, axis: axis)
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
