/// Something done to what lies behind a bar.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
    override init() {}
}

/// Blurs what lies behind a bar.
public final class UIBlurEffect: UIVisualEffect {
    /// How much is seen through.
    public enum Style: Int, Sendable {
        /// Lighter than the page, and dark in no surroundings.
        case extraLight = 0
        case light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    package let style: Style

    public init(style: Style) { self.style = style }
}
