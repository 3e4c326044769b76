import Foundation

/// The distances that a view prefers to its neighbours, one for each edge.
///
/// An edge without a preference leaves the choice to the neighbour, and two such edges stand 8 points apart
/// (semantics 77).
public struct ViewSpacing: Sendable {
    /// The distance between two views of which neither has a preference, in points.
    package static let defaultDistance: CGFloat = 8

    // Not-a-number stands for no preference, which keeps the value free of references and tags.
    private var top = CGFloat.nan
    private var leading = CGFloat.nan
    private var bottom = CGFloat.nan
    private var trailing = CGFloat.nan

    /// Makes the spacing of a view without preferences.
    public init() {}

    /// Makes a spacing of `length` points on `edges` without preferences elsewhere.
    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }

    /// The spacing of a view that touches its neighbours.
    public static let zero = ViewSpacing(0)

    /// Takes the larger preference of this spacing and `other` on each of `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = Self.larger(top, other.top) }
        if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
        if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
    }

    /// The larger preference of this spacing and `other` on each of `edges`, this spacing's on the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance in points between this view and the `next` one along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let preferred =
            axis == .horizontal ? Self.larger(trailing, next.leading) : Self.larger(bottom, next.top)
        return preferred.isNaN ? Self.defaultDistance : preferred
    }

    /// The larger of two preferences, of which not-a-number is none.
    private static func larger(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
        a >= b || b.isNaN ? a : b
    }
}
