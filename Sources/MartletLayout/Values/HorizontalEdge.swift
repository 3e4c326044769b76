/// An edge on the horizontal axis; it follows the layout direction.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Sendable {
        public typealias Element = HorizontalEdge.Set

        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Makes a set of the one edge `edge`.
        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}
