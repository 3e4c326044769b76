extension UIFont {
    /// How wide letters are.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(rawValue: -0.75)
        public static let condensed = Width(rawValue: -0.5)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.5)
    }
}
