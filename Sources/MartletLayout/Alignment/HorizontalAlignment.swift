import Foundation

/// A guide across the horizontal axis: a position from a view's leading edge.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Makes the guide that `id` identifies.
    public init(_ id: any AlignmentID.Type) {
        self.init(.custom(id))
        AlignmentKey.remember(key)
    }

    package init(key: AlignmentKey) { self.key = key }

    package init(_ rule: AlignmentKey.Rule) {
        key = AlignmentKey(rule, axis: .horizontal)
    }

    public static let leading = HorizontalAlignment(.start)
    public static let center = HorizontalAlignment(.center)
    public static let trailing = HorizontalAlignment(.end)

    /// Where the separator of a list row begins; a row without such a guide begins it at its leading edge.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// Where the separator of a list row ends; a row without such a guide ends it at its trailing edge.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

    /// Combines the values that several views give this guide into the one of their container: the mean of those that
    /// are not `nil`, or `nil` (semantics 93).
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        key.combineExplicit(values)
    }
}

private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
