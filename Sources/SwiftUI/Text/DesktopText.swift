/// How the desktop's settings want texts: larger, and in its font.
nonisolated struct DesktopText: Hashable, Sendable {
    /// How much larger than usual; also for fonts of a fixed size.
    var scale: CGFloat = 1
    /// The size that programs are told; what they set themselves is understood beside it.
    var size = DynamicTypeSize.large
    /// The family that takes the place of the system font; nil for none.
    var family: String?

    /// The font where the program's views want texts of `typeSize`.
    func description(of font: Font, at typeSize: DynamicTypeSize) -> FontDescription {
        if self == DesktopText() { return font.description(at: typeSize) }
        var result = font.description(at: .large)
        result.size *= scale
        if let style = font.sizingStyle { result.size *= typeSize.ratio(of: style) / size.ratio(of: style) }
        if result.family == nil, result.design == .standard { result.family = family }
        return result
    }
}

struct DesktopTextKey: EnvironmentKey { static var defaultValue: DesktopText { DesktopText() } }

extension Font {
    /// The text style that the font grows with.
    nonisolated fileprivate var sizingStyle: TextStyle? {
        switch base {
        case .style(let style, _, _), .custom(_, _, let style?): style
        case .system, .custom(_, _, nil): nil
        }
    }
}

extension DynamicTypeSize {
    /// The size whose body text is nearest to so much larger than usual.
    nonisolated init(scale: CGFloat) {
        self = Self.allCases.min { abs($0.ratio(of: .body) - scale) < abs($1.ratio(of: .body) - scale) }!
    }
}
