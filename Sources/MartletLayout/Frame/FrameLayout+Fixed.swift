import Foundation

extension FrameLayout {
    /// A frame of exactly the given size; a `nil` dimension is the child's (semantics 82).
    package struct Fixed: Equatable, Sendable {
        package let width: CGFloat?
        package let height: CGFloat?
        /// Set when a negative or non-finite dimension was ignored.
        package let issue: Issue?

        package init(width: CGFloat?, height: CGFloat?) {
            self.width = width.flatMap(Self.valid)
            self.height = height.flatMap(Self.valid)
            issue = self.width == width && self.height == height ? nil : .invalidDimension
        }

        private static func valid(_ length: CGFloat) -> CGFloat? {
            length >= 0 && length.isFinite ? length : nil
        }

        /// The proposal to the child.
        package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
            ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
        }

        /// The size of the frame.
        package func size(child: CGSize) -> CGSize {
            CGSize(width: width ?? child.width, height: height ?? child.height)
        }

        /// The size, when it depends neither on the proposal nor on the child.
        package var constantSize: CGSize? {
            guard let width, let height else { return nil }
            return CGSize(width: width, height: height)
        }
    }
}
