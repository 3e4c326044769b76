import Foundation

extension FrameLayout {
    /// A frame whose size stays within limits (semantics 83-87).
    package struct Flexible: Equatable, Sendable {
        package let horizontal: Limits
        package let vertical: Limits
        /// Set when a limit was ignored or raised.
        package let issue: Issue?

        package init(
            minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
            minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
        ) {
            var issue: Issue?
            horizontal = Limits(minWidth, idealWidth, maxWidth, &issue)
            vertical = Limits(minHeight, idealHeight, maxHeight, &issue)
            self.issue = issue
        }

        /// The proposal to the child.
        package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
            ProposedViewSize(
                width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height))
        }

        /// The size of the frame around a child of the given size.
        package func size(_ proposal: ProposedViewSize, child: CGSize) -> CGSize {
            CGSize(
                width: horizontal.length(proposal.width, child: child.width),
                height: vertical.length(proposal.height, child: child.height))
        }
    }

    /// The limits of a flexible frame on one axis.
    package struct Limits: Equatable, Sendable {
        package let min: CGFloat?
        package let ideal: CGFloat?
        package let max: CGFloat?

        /// Takes over limits that make sense: a negative or non-number one is ignored, as is an infinite minimum or
        /// ideal; an ideal below the minimum, and a maximum below either, are raised.
        init(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, _ issue: inout Issue?) {
            func valid(_ length: CGFloat?, upTo largest: CGFloat, ignoring none: CGFloat) -> CGFloat? {
                guard let length, length != none else { return nil }
                if length >= 0, length <= largest { return length }
                issue = .invalidDimension
                return nil
            }
            let min = valid(min, upTo: .greatestFiniteMagnitude, ignoring: -.infinity)
            let ideal = valid(ideal, upTo: .greatestFiniteMagnitude, ignoring: -.infinity)
            let max = valid(max, upTo: .infinity, ignoring: -.infinity)

            self.min = min
            self.ideal = ideal.map { Swift.max($0, min ?? 0) }
            let floor = self.ideal ?? min ?? 0
            self.max = max.map { Swift.max($0, floor) }
            if self.ideal != ideal || self.max != max { issue = issue ?? .contradictory }
        }

        /// The proposal, or the ideal length in its stead, within the limits.
        func childProposal(_ proposed: CGFloat?) -> CGFloat? {
            guard let length = proposed ?? ideal else { return nil }
            return clamp(length)
        }

        func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
            guard let proposed else { return clamp(ideal ?? child) }
            let length = clamp(proposed)
            switch (min, max) {
            case (nil, nil): return child
            case (_?, _?): return length
            case (nil, let max?): return Swift.min(Swift.max(length, child), max)
            case (let min?, nil): return Swift.max(Swift.min(length, child), min)
            }
        }

        private func clamp(_ length: CGFloat) -> CGFloat {
            Swift.min(Swift.max(length, min ?? 0), max ?? .infinity)
        }
    }
}
