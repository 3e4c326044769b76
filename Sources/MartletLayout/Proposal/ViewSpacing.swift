import Foundation

/// The distances that a view prefers to its neighbours, one for each edge.
///
/// An edge without a preference leaves the choice to the neighbour. Two such edges stand 8 points apart (semantics 77),
/// but texts, whose lines have their own room above and below, follow each other without any.
public struct ViewSpacing: Sendable {
    /// The distance between two views of which neither has a preference, in points.
    package static let defaultDistance: CGFloat = 8

    // Not-a-number stands for no preference, which keeps the value free of references and tags.
    private var top = CGFloat.nan
    private var leading = CGFloat.nan
    private var bottom = CGFloat.nan
    private var trailing = CGFloat.nan
    /// The edges at which views end that are only texts, and those at which others do.
    private var textEdges: Edge.Set = []
    private var otherEdges: Edge.Set = []

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

    /// That of a view that is no text.
    package static let other: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.otherEdges = .all
        return spacing
    }()

    /// That of a text: above and below other texts, no distance.
    package static let text: ViewSpacing = {
        var spacing = ViewSpacing()
        (spacing.textEdges, spacing.otherEdges) = (.vertical, .horizontal)
        return spacing
    }()

    /// Lets the view end with something that is no text at `edges`, such as the room around it.
    package func replacing(_ edges: Edge.Set) -> ViewSpacing {
        if textEdges.isDisjoint(with: edges) { return self }
        var result = self
        result.textEdges.subtract(edges)
        result.otherEdges.formUnion(edges)
        return result
    }

    /// Takes the larger preference of this spacing and `other` on each of `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = Self.larger(top, other.top) }
        if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
        if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
        textEdges.formUnion(other.textEdges.intersection(edges))
        otherEdges.formUnion(other.otherEdges.intersection(edges))
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
        if !preferred.isNaN { return preferred }
        let (end, start): (Edge.Set, Edge.Set) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        return isText(at: end) && next.isText(at: start) ? 0 : Self.defaultDistance
    }

    private func isText(at edge: Edge.Set) -> Bool { textEdges.contains(edge) && !otherEdges.contains(edge) }

    /// The larger of two preferences, of which not-a-number is none.
    private static func larger(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
        a >= b || b.isNaN ? a : b
    }
}
