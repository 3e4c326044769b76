import Foundation

/// The layout of padding: the proposal shrinks by the insets, the size grows by them (semantics 91).
package struct PaddingLayout: Equatable, Sendable {
    /// The padding of an edge for which none is given, in points.
    package static let defaultLength: CGFloat = 16

    package let insets: EdgeInsets

    package init(_ insets: EdgeInsets) {
        self.insets = insets
    }

    /// Makes padding of `length` points, 16 by default, on `edges`.
    package init(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {
        self.init(EdgeInsets(length ?? Self.defaultLength, edges: edges))
    }

    /// The proposal to the child, which is never below zero.
    package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    /// The size around a child of the given size, which is never below zero.
    package func size(child: CGSize) -> CGSize {
        CGSize(
            width: max(0, child.width + insets.horizontal), height: max(0, child.height + insets.vertical))
    }

    /// The top leading corner of the child; not mirrored.
    package var origin: CGPoint { CGPoint(x: insets.leading, y: insets.top) }
}
