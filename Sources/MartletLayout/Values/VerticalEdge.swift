/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    case top
    case bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Sendable {
        public typealias Element = VerticalEdge.Set

        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Makes a set of the one edge `e`.
        public init(_ e: VerticalEdge) {
            self.init(rawValue: 1 << e.rawValue)
        }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}
