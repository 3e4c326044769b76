import Foundation

/// The layouts of one child in a frame of its own: fixed and flexible frames, and what aligns a child in them.
package enum FrameLayout {
    /// What is wrong with the arguments of a frame, as SwiftUI says it.
    package enum Issue: String, Sendable {
        case invalidDimension = "Invalid frame dimension (negative or non-finite)."
        case contradictory = "Contradictory frame constraints specified."
    }

    /// The top leading corner of `child` in a frame: the frame's guide minus the child's, on each axis (semantics 94).
    ///
    /// Not mirrored: this is the space of alignment guides. `frame` carries the explicit guides of what stands in
    /// for the frame, such as the view below an overlay.
    package static func origin(
        of child: ViewDimensions, in frame: ViewDimensions, alignment: Alignment
    ) -> CGPoint {
        CGPoint(
            x: offset(frame[alignment.horizontal], child[alignment.horizontal]),
            y: offset(frame[alignment.vertical], child[alignment.vertical]))
    }

    /// Where `child` stands in a frame whose corner is at zero, mirrored when the layout runs from right to left.
    package static func place(
        _ child: ViewDimensions, in frame: ViewDimensions, alignment: Alignment,
        layoutDirection: LayoutDirection = .leftToRight
    ) -> CGRect {
        let origin = origin(of: child, in: frame, alignment: alignment)
        let x = layoutDirection.left(ofLeading: origin.x, width: child.width, in: frame.width)
        return CGRect(origin: CGPoint(x: x, y: origin.y), size: child.size)
    }

    /// Two boundless lengths coincide.
    private static func offset(_ outer: CGFloat, _ inner: CGFloat) -> CGFloat {
        let offset = outer - inner
        return offset.isNaN ? 0 : offset
    }
}
