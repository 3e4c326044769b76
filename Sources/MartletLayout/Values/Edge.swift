/// One edge of a rectangle; `leading` and `trailing` follow the layout direction.
public enum Edge: Int8, CaseIterable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        public typealias Element = Edge.Set

        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Makes a set of the one edge `e`.
        public init(_ e: Edge) {
            self.init(rawValue: 1 << e.rawValue)
        }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]
    }
}
