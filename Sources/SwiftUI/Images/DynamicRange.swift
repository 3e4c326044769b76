import MartletGraph

extension Image {
    /// How much brighter than white the brightest part of a picture may be shown.
    nonisolated public struct DynamicRange: Hashable, Sendable {
        private enum Kind: Hashable, Sendable { case standard, constrainedHigh, high }
        private let kind: Kind

        /// No brighter than white.
        public static let standard = DynamicRange(kind: .standard)
        /// A little brighter, so that pictures beside it do not look dull.
        public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
        /// As bright as the picture and the display are.
        public static let high = DynamicRange(kind: .high)
    }

    /// Says how bright this picture may be shown; a window of a Linux desktop shows none brighter than white.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

struct AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
    /// How bright pictures may be shown; nil for as bright as the desktop says.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Says how bright pictures below may be shown; a window of a Linux desktop shows none brighter than white.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        modifier(_EnvironmentValueModifier(AllowedDynamicRangeKey.self, range))
    }
}
