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

    /// Measures the children at `indices`, in ascending order, again after changes inside them, and corrects `solution`.
    ///
    /// Only for a stack that was proposed no length: then no child's offer depends on another, which is what makes a
    /// long column in a scroll view cheap. The children's spacing must be what it was.
    ///
    /// - Complexity: O(*k*) in the number of indices if the children keep their lengths, otherwise one addition for each
    ///   child after the first that does not; O(*n*) if one that reached farthest across shrank.
    package func remeasure(
        _ indices: [Int], in solution: inout Solution, dimensions: DimensionsOfChild
    ) -> Change {
        precondition(solution.proposal.length(along: axis) == nil, "only a stack at its ideal length can be corrected")
        let (oldStackSize, oldBefore) = (solution.size, solution.before)
        var growths: [(index: Int, growth: CGFloat)] = []
        var firstMoved: Int?
        var mayShrink = false
        for index in indices {
            let old = solution.slots[index]
            measure(index, offer: old.offer, into: &solution, dimensions)
            let new = solution.slots[index]
            guard new.size != old.size || new.guide != old.guide else { continue }
            let growth = new.size.length(along: axis) - old.size.length(along: axis)
            if growth != 0 { growths.append((index, growth)) }
            if new.guide != old.guide { firstMoved = min(firstMoved ?? index, index) }
            let (was, now) = (extent(of: old), extent(of: new))
            mayShrink =
                mayShrink || (was.before == solution.before && now.before < was.before)
                || (was.after == solution.after && now.after < was.after)
            solution.before = max(solution.before, now.before)
            solution.after = max(solution.after, now.after)
        }
        if mayShrink { findExtents(&solution) }
        let growth = move(&solution, by: growths)
        if let first = growths.first?.index, first + 1 < solution.slots.count {
            firstMoved = min(firstMoved ?? first + 1, first + 1)
        }
        if solution.before != oldBefore { firstMoved = 0 }
        solution.size = CGSize(
            main: oldStackSize.length(along: axis) + growth, cross: solution.before + solution.after, axis: axis)
        return Change(resizesStack: solution.size != oldStackSize, firstMoved: firstMoved)
    }

    /// Solves a stack of other children, or in another order, some of which `old` holds: only the rest is measured.
    ///
    /// Only for a stack that was proposed no length: then no child's offer depends on another.
    ///
    /// - Parameter place: which child of `old` each is; -1 for one that is to be measured.
    /// - Complexity: O(*n*), with one measurement for each child that is new.
    package func solution(
        after old: Solution, children: [Child], place: [Int], dimensions: DimensionsOfChild
    ) -> Solution {
        precondition(old.proposal.length(along: axis) == nil, "only a stack at its ideal length can be corrected")
        var solution = Solution()
        solution.proposal = old.proposal
        _ = begin(&solution, children)
        for index in children.indices {
            if place[index] < 0 {
                measure(index, offer: .nan, into: &solution, dimensions)
            } else {
                let gap = solution.slots[index].position
                solution.slots[index] = old.slots[place[index]]
                solution.slots[index].position = gap
            }
        }
        finish(&solution)
        return solution
    }

    /// Moves what stands after children that grew.
    ///
    /// - Returns: by how much all of them grew.
    private func move(_ solution: inout Solution, by growths: [(index: Int, growth: CGFloat)]) -> CGFloat {
        guard let first = growths.first?.index else { return 0 }
        var (total, next) = (CGFloat(0), 0)
        for index in first..<solution.slots.count {
            solution.slots[index].position += total
            if next < growths.count, growths[next].index == index {
                total += growths[next].growth
                next += 1
            }
        }
        return total
    }
}
