/// Something done to what lies behind a bar.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
    override init() {}
}

/// Blurs what lies behind a bar.
public final class UIBlurEffect: UIVisualEffect {
    /// How much is seen through.
    public enum Style: Int, Sendable {
        case regular = 4
        case prominent
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial
    }

    package let style: Style

    public init(style: Style) { self.style = style }
}
