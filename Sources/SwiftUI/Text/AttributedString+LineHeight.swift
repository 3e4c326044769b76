import MartletGraph

extension AttributedString {
    /// How far the baselines of two lines of a text are apart.
    public struct LineHeight: Hashable, Codable, Sendable {
        private enum Kind: Hashable, Codable, Sendable {
            /// Of the height that the font asks for.
            case natural(CGFloat)
            case multiple(CGFloat)
            case leading(CGFloat)
            case exact(CGFloat)
        }

        private let kind: Kind

        /// 1.15 times what the font asks for.
        public static var loose: LineHeight { LineHeight(kind: .natural(1.15)) }
        /// What the font asks for.
        public static var normal: LineHeight { LineHeight(kind: .natural(1)) }
        /// 0.88 times what the font asks for.
        public static var tight: LineHeight { LineHeight(kind: .natural(0.88)) }
        /// In each line, what its letters ask for.
        public static var variable: LineHeight { LineHeight(kind: .natural(1)) }

        /// So many times the size of the font; a factor that is no number, or not above 0, is as if there were none.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }

        /// The size of the font and so many points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }

        /// So many points; a number that is none, or not above 0, is as if there were none.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

        func apply(to font: inout FontDescription) {
            let points: CGFloat
            switch kind {
            case .natural(let factor): return font.lineHeight = factor
            case .multiple(let factor): points = font.size * factor
            case .leading(let increase): points = font.size + increase
            case .exact(let height): points = height
            }
            if points.isFinite, points > 0 { font.linePoints = points }
        }
    }
}

extension AttributeScopes {
    public var coreText: CoreTextAttributes.Type { CoreTextAttributes.self }

    /// The attributes that say how lines of text are set.
    public struct CoreTextAttributes: AttributeScope {
        public let lineHeight: LineHeightAttribute

        public enum LineHeightAttribute: CodableAttributedStringKey {
            public typealias Value = AttributedString.LineHeight
            public static let name = "CoreText.LineHeight"
        }
    }
}

struct LineHeightKey: EnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }

extension EnvironmentValues {
    /// How far the baselines of two lines are apart; nil for what the font asks for.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets how far the baselines of two lines of the texts below are apart; nil for what their fonts ask for.
    ///
    ///     Text(poem).lineHeight(.exact(points: 24))
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        modifier(_EnvironmentValueModifier(LineHeightKey.self, lineHeight))
    }
}
