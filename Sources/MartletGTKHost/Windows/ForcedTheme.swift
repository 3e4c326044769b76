import CMartletGTK
import Foundation

/// The theme that a user forces on every program of GTK by the environment variable `GTK_THEME`.
///
/// GTK would draw its own parts in it, and nothing else would follow: views and libadwaita are drawn as Adwaita. So it is
/// taken from GTK, and only says whether the user wants programs dark.
enum ForcedTheme {
    private static let variable = "GTK_THEME"

    /// Whether the user wants programs dark.
    static let isDark = isDark(getenv(variable).map { String(cString: $0) })

    /// Whether the name of a theme says that it is dark, as `Adwaita:dark` and `Arc-Dark` do.
    static func isDark(_ name: String?) -> Bool { name?.lowercased().contains("dark") ?? false }

    /// To be called before GTK reads the variable.
    static func takeFromGTK() {
        _ = isDark
        unsetenv(variable)
    }
}
