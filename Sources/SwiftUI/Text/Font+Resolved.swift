import MartletGraph

extension Font {
    /// What a font is looked up by: the size of texts, and the desktop's font.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        fileprivate let size: DynamicTypeSize
        fileprivate let desktop: DesktopText
        fileprivate let isBold: Bool

        public var debugDescription: String { "Font.Context(\(size)\(isBold ? ", bold" : ""))" }
    }

    /// A font as it is where it is used.
    public struct Resolved: Hashable, Sendable {
        fileprivate let font: FontDescription
        /// How far apart its lines are.
        public let leading: Font.Leading

        /// In points.
        public var pointSize: CGFloat { font.size }
        public var weight: Font.Weight { Font.Weight(value: font.weight) }
        public var width: Font.Width { Font.Width(font.width) }
        /// Whether its strokes are at least as thick as semibold ones.
        public var isBold: Bool { font.weight >= Font.Weight.semibold.value }
        public var isItalic: Bool { font.isItalic }
        /// Whether its letters are equally wide.
        public var isMonospaced: Bool { font.design == .monospaced }
        /// Whether all its letters are small capitals.
        public var isSmallCaps: Bool { font.smallCapitals == .all }
        /// Whether its lower-case letters are small capitals.
        public var isLowercaseSmallCaps: Bool { font.smallCapitals == .all || font.smallCapitals == .lowercase }
        /// Whether its upper-case letters are small capitals.
        public var isUppercaseSmallCaps: Bool { font.smallCapitals == .all || font.smallCapitals == .uppercase }
    }

    /// This font as it is where `context` was read.
    ///
    ///     @Environment(\.fontResolutionContext) private var context
    ///     … Font.title.resolve(in: context).pointSize …
    public func resolve(in context: Font.Context) -> Font.Resolved {
        var description = context.desktop.description(of: self, at: context.size)
        if context.isBold { description.weight = max(description.weight, Font.Weight.bold.value) }
        return Resolved(font: description, leading: traits.leading ?? .standard)
    }
}

extension EnvironmentValues {
    /// What a font is looked up by here.
    public var fontResolutionContext: Font.Context {
        Font.Context(
            size: dynamicTypeSize, desktop: self[DesktopTextKey.self], isBold: legibilityWeight == .bold)
    }
}
