import Foundation

/// A guide across the vertical axis: a position from a view's top edge.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Makes the guide that `id` identifies.
    public init(_ id: any AlignmentID.Type) {
        self.init(.custom(id))
        AlignmentKey.remember(key)
    }

    package init(key: AlignmentKey) { self.key = key }

    package init(_ rule: AlignmentKey.Rule) {
        key = AlignmentKey(rule, axis: .vertical)
    }

    public static let top = VerticalAlignment(.start)
    public static let center = VerticalAlignment(.center)
    public static let bottom = VerticalAlignment(.end)
    /// The baseline of the topmost text, or the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(.firstBaseline)
    /// The baseline of the lowest text, or the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(.lastBaseline)

    /// Combines the values that several views give this guide into the one of their container: the first or last of
    /// the baselines, the mean of any other guide, `nil` when all are `nil` (semantics 93).
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        key.combineExplicit(values)
    }
}
