import Foundation

extension StackLayout {
    /// What measuring one child again changed.
    package struct Change: Equatable, Sendable {
        /// Whether the stack has another size than before.
        package let resizesStack: Bool
        /// The first child that stands elsewhere than before; it and all after it must be placed again.
        package let firstMoved: Int?

        package static let none = Change(resizesStack: false, firstMoved: nil)
    }

    /// Measures the child at `index` again, after a change inside it, and corrects `solution`.
    ///
    /// Only for a stack that was proposed no length: then no child's offer depends on another, which is what makes a
    /// long column in a scroll view cheap. The child's spacing must be what it was.
    ///
    /// - Complexity: O(1) if the child keeps its length, otherwise one addition for each child after it; O(*n*)
    ///   if the child was the one that reached farthest across and shrank.
    package func remeasure(
        _ index: Int, in solution: inout Solution, dimensions: DimensionsOfChild
    ) -> Change {
        precondition(solution.proposal.length(along: axis) == nil, "only a stack at its ideal length can be corrected")
        let old = solution.slots[index]
        let (oldStackSize, oldBefore) = (solution.size, solution.before)
        measure(index, offer: old.offer, into: &solution, dimensions)
        let new = solution.slots[index]
        guard new.size != old.size || new.guide != old.guide else { return .none }

        let growth = new.size.length(along: axis) - old.size.length(along: axis)
        var firstMoved: Int?
        if growth != 0, index + 1 < solution.slots.count {
            firstMoved = index + 1
            for later in (index + 1)..<solution.slots.count {
                solution.slots[later].position += growth
            }
        }
        updateExtents(of: &solution, from: extent(of: old), to: extent(of: new))
        solution.size = CGSize(
            main: oldStackSize.length(along: axis) + growth, cross: solution.before + solution.after, axis: axis)

        if solution.before != oldBefore {
            firstMoved = 0
        } else if new.guide != old.guide {
            firstMoved = index
        }
        return Change(resizesStack: solution.size != oldStackSize, firstMoved: firstMoved)
    }

    private func updateExtents(
        of solution: inout Solution, from old: (before: CGFloat, after: CGFloat),
        to new: (before: CGFloat, after: CGFloat)
    ) {
        let mayShrink =
            (old.before == solution.before && new.before < old.before)
            || (old.after == solution.after && new.after < old.after)
        if mayShrink {
            findExtents(&solution)
        } else {
            solution.before = max(solution.before, new.before)
            solution.after = max(solution.after, new.after)
        }
    }
}
