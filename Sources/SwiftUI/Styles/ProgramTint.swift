import Foundation
import MartletHost
import MartletImages

/// The tint that a program has where its views set none: the colour of its catalogue that its Info.plist names, else
/// `AccentColor`.
enum ProgramTint {
    private static let name = Bundle.main.infoDictionary?["NSAccentColorName"] as? String ?? "AccentColor"

    /// Looked for once: most programs have none.
    static let isThere = AssetLibrary.color(name, bundle: nil, in: AssetAppearance()) != nil || isOfSystem

    /// Whether Info.plist names a colour of the system's, such as "systemTealColor", as that of an app playground does.
    private static let isOfSystem =
        SystemPalette(isDark: false, isHighContrast: false).color(named: name, tint: SystemColor.accent) != nil

    /// Nil where the catalogue names a colour that is not known.
    static func color(in environment: EnvironmentValues) -> RGBA? {
        switch AssetLibrary.color(name, bundle: nil, in: environment.assetAppearance) {
        case .components(let color):
            Color.Resolved(
                colorSpace: color.isDisplayP3 ? .displayP3 : .sRGB, red: color.red, green: color.green,
                blue: color.blue, opacity: color.alpha
            ).rgba
        case .reference(let reference):
            systemColor(reference, in: environment)
        case nil: systemColor(name, in: environment)
        }
    }

    private static func systemColor(_ name: String, in environment: EnvironmentValues) -> RGBA? {
        SystemPalette(
            isDark: environment.colorScheme == .dark, isHighContrast: environment.colorSchemeContrast == .increased
        ).color(named: name, tint: SystemColor.accent)
    }
}
