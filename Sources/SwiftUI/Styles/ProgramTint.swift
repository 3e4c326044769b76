import MartletHost
import MartletImages

/// The tint that a program has where its views set none: the colour `AccentColor` of its catalogue.
enum ProgramTint {
    private static let name = "AccentColor"

    /// Looked for once: most programs have none.
    static let isThere = AssetLibrary.color(name, bundle: nil, in: AssetAppearance()) != nil

    /// Nil where the catalogue names a colour that is not known.
    static func color(in environment: EnvironmentValues) -> RGBA? {
        switch AssetLibrary.color(name, bundle: nil, in: environment.assetAppearance) {
        case .components(let color):
            Color.Resolved(
                colorSpace: color.isDisplayP3 ? .displayP3 : .sRGB, red: color.red, green: color.green,
                blue: color.blue, opacity: color.alpha
            ).rgba
        case .reference(let reference):
            SystemPalette(
                isDark: environment.colorScheme == .dark, isHighContrast: environment.colorSchemeContrast == .increased
            ).color(named: reference, tint: SystemColor.accent)
        case nil: nil
        }
    }
}
