import Foundation

/// The size that a container offers a view: a length in points on each axis, or `nil` to ask for the ideal one.
///
/// `zero` asks for the minimum, `infinity` for the maximum, `unspecified` for the ideal size.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// This proposal as a size, with the lengths of `size`, 10 by 10 points by default, where it has none
    /// (semantics 89).
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// Makes a proposal from a length along `axis` and one across it.
    package init(main: CGFloat?, cross: CGFloat?, axis: Axis) {
        self = axis == .horizontal ? .init(width: main, height: cross) : .init(width: cross, height: main)
    }

    package func length(along axis: Axis) -> CGFloat? {
        axis == .horizontal ? width : height
    }

    /// The proposal of a view of fixed size to its content: no length on the chosen axes (semantics 88).
    package func fixingSize(horizontal: Bool, vertical: Bool) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : width, height: vertical ? nil : height)
    }
}
