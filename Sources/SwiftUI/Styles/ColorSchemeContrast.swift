/// How much the colours of a surrounding differ from one another.
nonisolated public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard
    /// Borders and texts are stronger, as the desktop's setting for high contrast asks for.
    case increased
}

struct ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

extension EnvironmentValues {
    /// Whether the desktop asks for high contrast.
    public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }
}
