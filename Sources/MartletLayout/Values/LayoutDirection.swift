import Foundation

/// The direction in which the horizontal axis runs from leading to trailing.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft

    /// Turns the leading coordinate of a child into its left edge inside a parent of the given width.
    ///
    /// All layout is solved from the leading edge; only the final origin is mirrored, here.
    package func left(ofLeading x: CGFloat, width: CGFloat, in parentWidth: CGFloat) -> CGFloat {
        self == .leftToRight ? x : parentWidth - x - width
    }
}
