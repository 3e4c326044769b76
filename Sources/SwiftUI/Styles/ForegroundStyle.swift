import MartletGraph
import MartletHost

/// The foreground style of the surroundings, set with `foregroundStyle(_:)`.
nonisolated public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        ForegroundLevels.apply(level: 0, to: &shape)
    }
}

/// A level of the foreground style of the surroundings: the style set for it, or a fainter version of the first.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        ForegroundLevels.apply(level: level, to: &shape)
    }
}

/// The tint of the surroundings, set with `tint(_:)`.
nonisolated public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.set(shape.environment.tintFill)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The foreground styles of the environment, the first for the primary level; none for the system's own.
struct ForegroundLevels: Sendable, Equatable {
    var styles: [AnyShapeStyle]
    /// Whether what stands around set them, such as the header of a section, and not the program: controls then have
    /// colours of their own.
    var isImplicit = false

    /// The styles of a control's label: the control's own colour, unless the program has set styles around it.
    static func label(_ color: Color, ownLevels: Int) -> ForegroundLevels {
        if ownLevels == 0 { return ForegroundLevels(styles: [AnyShapeStyle(color)], isImplicit: true) }
        return ForegroundLevels(styles: (0..<ownLevels).map { AnyShapeStyle(HierarchicalShapeStyle(level: $0)) })
    }

    /// How many styles the program has set.
    var ownLevels: Int { isImplicit ? 0 : styles.count }

    static let opacities = SystemPalette.levelOpacities
    /// Those of what stands on a material, which lets some of what is below through.
    private static let vibrantOpacities: [Double] = [0.9, 0.7, 0.45, 0.3, 0.2]

    /// A level of the styles in force at `shape.foregroundScope`.
    static func apply(level: Int, to shape: inout _ShapeStyle_Shape) {
        let opacity = opacities[min(level, opacities.count - 1)]
        guard let found = shape.foregroundScope?.find(ObjectIdentifier(ForegroundKey.self)),
            case let levels = unsafeDowncast(found, to: ScopeValue<ForegroundLevels>.self).value,
            let first = levels.styles.first
        else {
            if shape.environment.backgroundMaterial != nil {
                let ink = shape.environment.systemPalette.ink
                let opacity = vibrantOpacities[min(level, vibrantOpacities.count - 1)]
                shape.set(.color(ink.withAlpha(multipliedBy: Float(opacity))))
                return
            }
            shape.set(.color(SystemColor.primary.rgba(in: shape.environment)))
            shape.multiplyOpacity(opacity)
            return
        }
        let inner = shape.foregroundScope
        shape.foregroundScope = found.parent
        if level < levels.styles.count {
            levels.styles[level]._apply(to: &shape)
        } else {
            first._apply(to: &shape)
            shape.multiplyOpacity(opacity)
        }
        shape.foregroundScope = inner
    }
}

struct ForegroundKey: EnvironmentKey {
    static var defaultValue: ForegroundLevels { ForegroundLevels(styles: []) }
}

extension EnvironmentValues {
    var foregroundLevels: ForegroundLevels { self[ForegroundKey.self] }
}

struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The tint of the surroundings; a tint that refers to the tint means the one around it.
    var tintFill: StyleFill {
        guard let found = scope?.find(ObjectIdentifier(TintKey.self)),
            let style = unsafeDowncast(found, to: ScopeValue<AnyShapeStyle?>.self).value
        else { return .color(programTint) }
        return style.leadingFill(in: EnvironmentValues(scope: found.parent))
    }

    /// The tint as one colour, for what is not drawn with a gradient.
    var tintColor: RGBA {
        let fill = tintFill
        if let stops = fill.stops { return stops.first?.color ?? programTint }
        return fill.solidColor
    }

    /// Whether the program set a tint around.
    var hasTint: Bool {
        scope?.find(ObjectIdentifier(TintKey.self)).map {
            unsafeDowncast($0, to: ScopeValue<AnyShapeStyle?>.self).value
        }
        .flatMap { $0 } != nil
    }

    /// The colour `AccentColor` of the program's catalogue, else the system's.
    private var programTint: RGBA {
        guard ProgramTint.isThere else { return SystemColor.accent }
        return ProgramTint.color(in: self) ?? SystemColor.accent
    }
}

extension View {
    /// Draws the texts, symbols and shapes below in this colour; nil for the system's own.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            _EnvironmentValueModifier(
                ForegroundKey.self, ForegroundLevels(styles: color.map { [AnyShapeStyle($0)] } ?? [])))
    }

    /// Draws the texts, symbols and shapes below with this style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_EnvironmentValueModifier(ForegroundKey.self, ForegroundLevels(styles: [AnyShapeStyle(style)])))
    }

    /// Draws texts, symbols and shapes below with this style, and leaves controls their own.
    nonisolated func _implicitForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            _EnvironmentValueModifier(
                ForegroundKey.self, ForegroundLevels(styles: [AnyShapeStyle(style)], isImplicit: true)))
    }

    /// Draws the first and the second level of what is below with these styles.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(
            _EnvironmentValueModifier(
                ForegroundKey.self, ForegroundLevels(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)])))
    }

    /// Draws the first three levels of what is below with these styles.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            _EnvironmentValueModifier(
                ForegroundKey.self,
                ForegroundLevels(styles: [
                    AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
                ])))
    }

    /// Sets the colour of what can be used below; nil for the system's own.
    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(_EnvironmentValueModifier(TintKey.self, tint.map { AnyShapeStyle($0) }))
    }

    /// Sets the style of what can be used below.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modifier(_EnvironmentValueModifier(TintKey.self, AnyShapeStyle(tint)))
    }

    /// Sets the accent colour below; nil for the system's own.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }
}
