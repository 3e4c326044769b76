import Foundation

/// A view's size and its alignment guides, in points from its top leading corner.
public struct ViewDimensions: Equatable, Sendable {
    package let size: CGSize
    package let explicit: ExplicitGuides?

    package init(size: CGSize, explicit: ExplicitGuides? = nil) {
        self.size = size
        self.explicit = explicit
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    /// The position of a guide: the one set by the view or its contents, otherwise the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a guide: the one set by the view or its contents, otherwise the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a guide that the view or its contents set, otherwise `nil`.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit?[guide.key] }

    /// The position of a guide that the view or its contents set, otherwise `nil`.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit?[guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat {
        explicit?[key] ?? key.defaultValue(in: self)
    }
}
