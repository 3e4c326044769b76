import Foundation

/// The layout of a view that keeps the ratio of its width to its height.
package struct AspectRatioLayout: Equatable, Sendable {
    /// Width over height; `nil` asks the child's ideal size (semantics 92).
    package let ratio: CGFloat?
    package let contentMode: ContentMode

    package init(ratio: CGFloat?, contentMode: ContentMode) {
        self.ratio = ratio
        self.contentMode = contentMode
    }

    /// The proposal to the child: the largest size of the ratio inside the proposal, or the smallest covering it.
    ///
    /// A missing length follows from the other one; when both are missing the child's ideal size stands in for them.
    /// Without a usable ratio the proposal passes as it is. `ideal` is asked only when it is needed.
    package func childProposal(_ proposal: ProposedViewSize, ideal: () -> CGSize) -> ProposedViewSize {
        let idealSize = ratio == nil || proposal == .unspecified ? ideal() : .zero
        let ratio = ratio ?? idealSize.width / idealSize.height
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return scaled(idealSize, ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?): return scaled(CGSize(width: width, height: height), ratio)
        }
    }

    private func scaled(_ space: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
        let widthOfHeight = space.height * ratio
        let followsHeight = contentMode == .fit ? widthOfHeight <= space.width : widthOfHeight >= space.width
        return followsHeight
            ? ProposedViewSize(width: widthOfHeight, height: space.height)
            : ProposedViewSize(width: space.width, height: space.width / ratio)
    }
}
