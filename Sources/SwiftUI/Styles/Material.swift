import MartletHost

/// A surface that lets some of what lies below it through, blurred.
///
///     Text("Paused").padding().background(.thinMaterial, in: .capsule)
///
/// What lies below is blurred by 20 points and covered with the colour of the desktop's views, more or less opaque. In a
/// group that is put together first, such as one with an opacity, only what the group itself shows is seen through it.
/// Where the desktop asks for high contrast, nothing is. Texts on a background of a material are a little stronger.
nonisolated public struct Material: Equatable, Sendable {
    private let kind: Kind
    /// Light or dark; nil as the surroundings.
    private var scheme: ColorScheme?

    private init(kind: Kind) { self.kind = kind }

    /// The same, light or dark in all surroundings.
    func always(_ scheme: ColorScheme) -> Material {
        var material = self
        material.scheme = scheme
        return material
    }

    private enum Kind: Double, Sendable {
        case ultraThin = 0.65
        case thin = 0.75
        case regular = 0.85
        case thick = 0.92
        case ultraThick = 0.96
        case bar = 0.95
        /// The clear kind of glass.
        case clear = 0.35
    }

    /// Lets much of what lies below through.
    public static let ultraThin = Material(kind: .ultraThin)
    public static let thin = Material(kind: .thin)
    public static let regular = Material(kind: .regular)
    public static let thick = Material(kind: .thick)
    /// Lets hardly anything of what lies below through.
    public static let ultraThick = Material(kind: .ultraThick)
    /// The surface of toolbars.
    public static let bar = Material(kind: .bar)
    static let _clearGlass = Material(kind: .clear)

    private static let radius: CGFloat = 20

    /// The colour laid over what lies below.
    func tint(in environment: EnvironmentValues) -> RGBA {
        var palette = environment.systemPalette
        if let scheme {
            palette = SystemPalette(isDark: scheme == .dark, isHighContrast: palette.isHighContrast)
        }
        let surface = kind == .bar ? palette.window : palette.view
        return surface.withAlpha(multipliedBy: palette.isHighContrast ? 1 : Float(kind.rawValue))
    }
}

extension Material: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let tint = tint(in: shape.environment)
        shape.set(tint.alpha < 1 ? .backdrop(Backdrop(radius: Self.radius, tint: tint)) : .color(tint))
    }
}

extension ShapeStyle where Self == Material {
    /// A material that lets some of what lies below through.
    public static var regularMaterial: Material { .regular }
    /// A material that lets little of what lies below through.
    public static var thickMaterial: Material { .thick }
    /// A material that lets more than usual of what lies below through.
    public static var thinMaterial: Material { .thin }
    /// A material that lets much of what lies below through.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that lets hardly anything of what lies below through.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of toolbars.
    public static var bar: Material { .bar }
}

struct BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
    /// The material that this view stands on; nil where it stands on none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
