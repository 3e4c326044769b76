import MartletHost

/// The named colours, in the palette of Adwaita: one value for light surroundings, one for dark.
enum SystemColor: String, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case white, black, clear, primary, secondary
    case windowBackground

    static let accent = SystemPalette(isDark: false).accent

    private func rgba(dark: Bool, palette: @autoclosure () -> SystemPalette) -> RGBA {
        switch self {
        case .red: SystemPalette.Hue.red.color(isDark: dark)
        case .orange: SystemPalette.Hue.orange.color(isDark: dark)
        case .yellow: SystemPalette.Hue.yellow.color(isDark: dark)
        case .green: SystemPalette.Hue.green.color(isDark: dark)
        case .mint: SystemPalette.Hue.mint.color(isDark: dark)
        case .teal: SystemPalette.Hue.teal.color(isDark: dark)
        case .cyan: SystemPalette.Hue.cyan.color(isDark: dark)
        case .blue: SystemPalette.Hue.blue.color(isDark: dark)
        case .indigo: SystemPalette.Hue.indigo.color(isDark: dark)
        case .purple: SystemPalette.Hue.purple.color(isDark: dark)
        case .pink: SystemPalette.Hue.pink.color(isDark: dark)
        case .brown: SystemPalette.Hue.brown.color(isDark: dark)
        case .gray: SystemPalette.Hue.gray.color(isDark: dark)
        case .white: .white
        case .black: .black
        case .clear: .clear
        case .primary: palette().text
        case .secondary: palette().dimText
        case .windowBackground: palette().window
        }
    }

    /// The colour in an environment.
    func rgba(in environment: EnvironmentValues) -> RGBA {
        rgba(dark: environment.colorScheme == .dark, palette: environment.systemPalette)
    }
}

extension EnvironmentValues {
    /// The colours of the desktop in this environment.
    var systemPalette: SystemPalette {
        SystemPalette(
            isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased, isElevated: isElevated)
    }

    /// Whether what is here lies in a sheet or a pop-over, whose background differs from the window's in the dark.
    var isElevated: Bool { self[ElevatedKey.self] }
}

struct ElevatedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension Color {
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let white = Color(.system(.white))
    public static let gray = Color(.system(.gray))
    public static let black = Color(.system(.black))
    public static let clear = Color(.system(.clear))
    /// The colour of important text and symbols.
    public static let primary = Color(.system(.primary))
    /// The colour of less important text and symbols.
    public static let secondary = Color(.system(.secondary))
    /// The colour of what can be used: the tint of the surroundings, blue by default.
    public static let accentColor = Color(.accent)
}

// `Color.red` finds these too. Disfavoured, they cost the compiler nothing where the colour's own fits: an expression with
// four colours is checked once and not sixteen times.
extension ShapeStyle where Self == Color {
    @_disfavoredOverload public static var red: Color { .red }
    @_disfavoredOverload public static var orange: Color { .orange }
    @_disfavoredOverload public static var yellow: Color { .yellow }
    @_disfavoredOverload public static var green: Color { .green }
    @_disfavoredOverload public static var mint: Color { .mint }
    @_disfavoredOverload public static var teal: Color { .teal }
    @_disfavoredOverload public static var cyan: Color { .cyan }
    @_disfavoredOverload public static var blue: Color { .blue }
    @_disfavoredOverload public static var indigo: Color { .indigo }
    @_disfavoredOverload public static var purple: Color { .purple }
    @_disfavoredOverload public static var pink: Color { .pink }
    @_disfavoredOverload public static var brown: Color { .brown }
    @_disfavoredOverload public static var white: Color { .white }
    @_disfavoredOverload public static var gray: Color { .gray }
    @_disfavoredOverload public static var black: Color { .black }
    @_disfavoredOverload public static var clear: Color { .clear }
}
