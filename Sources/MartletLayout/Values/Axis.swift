/// The horizontal or vertical dimension of a plane.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    /// The axis at a right angle to this one.
    package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

    /// A set of axes, such as the directions in which a scroll view moves.
    public struct Set: OptionSet, Sendable {
        public typealias Element = Axis.Set

        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        package init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }

        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)
    }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
