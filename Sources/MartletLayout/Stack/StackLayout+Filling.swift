import Foundation

extension StackLayout {
    /// Where the child at `index` stands in the end.
    ///
    /// A stack that was proposed nothing across is as long there as its longest child. What can be longer than it wants
    /// to be, such as a line or a coloured ground, then reaches as far; what would be no longer keeps its own proposal.
    ///
    /// - Complexity: O(1), with one measurement of a child that is shorter than the stack.
    package func filling(
        _ index: Int, in bounds: CGRect, _ solution: Solution, dimensions: (ProposedViewSize) -> ViewDimensions
    ) -> Placement {
        let slot = solution.slots[index]
        let (own, whole) = (slot.size.length(along: axis.cross), solution.size.length(along: axis.cross))
        guard solution.proposal.length(along: axis.cross) == nil, own < whole else {
            return placement(of: index, in: bounds, solution)
        }
        let main = solution.proposal.length(along: axis) == nil ? slot.size.length(along: axis) : slot.offer
        let proposal = ProposedViewSize(main: main, cross: whole, axis: axis)
        let child = dimensions(proposal)
        guard child.size.length(along: axis.cross) > own else { return placement(of: index, in: bounds, solution) }
        let guide = child[alignment]
        let corner = CGPoint(main: slot.position, cross: solution.before - (guide.isFinite ? guide : 0), axis: axis)
        let x = layoutDirection.left(ofLeading: corner.x, width: child.width, in: bounds.width)
        return Placement(
            origin: CGPoint(x: bounds.minX + x, y: bounds.minY + corner.y), size: child.size, proposal: proposal)
    }
}

extension DepthLayout {
    /// What a child is given in the end: the stack's own proposal, and where that says nothing the stack's length, if the
    /// child then is longer.
    package func filling(
        ofPriority priority: Double, _ solution: Solution, dimensions: (ProposedViewSize) -> ViewDimensions
    ) -> ProposedViewSize {
        let own = proposal(ofPriority: priority, solution)
        guard own.width == nil || own.height == nil else { return own }
        let whole = ProposedViewSize(
            width: own.width ?? solution.size.width, height: own.height ?? solution.size.height)
        let (small, large) = (dimensions(own), dimensions(whole))
        let isWider = own.width == nil && large.width > small.width
        let isHigher = own.height == nil && large.height > small.height
        return isWider || isHigher ? whole : own
    }
}
