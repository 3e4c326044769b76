import Foundation
import MartletLayout

/// What a scroll view asks its content, of which there may be much.
extension ScrollNode {
    /// Where it scrolls it takes what it is offered, and its content is asked no more than how far it reaches across.
    func extent(_ axis: Axis, in proposal: ProposedViewSize) -> CGFloat {
        if axes.contains(Axis.Set(axis)), let offered = proposal.length(along: axis) { return offered }
        let around = axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
        return stack.length(along: axis, offer(proposal)) + around
    }

    /// What the content is offered at last: what it was measured with, where that gave this size, so that much content
    /// is worked out once.
    var placedOffer: ProposedViewSize {
        let asked = proposal.size
        return offer(sizeThatFits(asked) == size ? asked : ProposedViewSize(size))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - width) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - height) })
    }
}
