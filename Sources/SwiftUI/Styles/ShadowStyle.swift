/// A shadow that a style draws with what it fills.
///
///     Circle().fill(.blue.shadow(.inner(radius: 4, y: 2)))
nonisolated public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInside: Bool

    /// A shadow behind what is filled; `radius`, `x` and `y` are in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInside: false)
    }

    /// A shadow inside of what is filled, as if it was cut out; `radius`, `x` and `y` are in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInside: true)
    }

    func resolved(in environment: EnvironmentValues) -> StyleDecorations.Shadow {
        let radius = radius.isFinite ? min(max(radius, 0), 400) : 0
        let isPlaced = offset.width.isFinite && offset.height.isFinite
        return StyleDecorations.Shadow(
            color: color.rgba(in: environment), radius: radius, offset: isPlaced ? offset : .zero, isInside: isInside)
    }
}

/// A style with a shadow.
nonisolated public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let shadow: ShadowStyle

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
        let shadow = shadow.resolved(in: shape.environment)
        shape.set(shape.fill.decorated { $0.shadows.append(shadow) })
    }
}

/// A style that mixes with what lies below.
nonisolated public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let blendMode: BlendMode

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
        shape.set(shape.fill.decorated { $0.blendMode = blendMode.display })
    }
}

/// A style whose unit points refer to a rectangle of its own.
nonisolated public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let rect: CGRect

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
        guard rect.width.isFinite, rect.height.isFinite, !rect.isNull else { return }
        shape.set(shape.fill.decorated { $0.rect = rect })
    }
}

extension ShapeStyle {
    /// This style with a shadow around or inside of what is filled with it.
    nonisolated public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadow: style)
    }

    /// This style, its colours mixed with those below.
    nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }

    /// This style with its unit points in a rectangle, which is told from the figure's own, and not in the figure's.
    nonisolated public func `in`(_ rect: CGRect) -> some ShapeStyle {
        _AnchoredShapeStyle(style: self, rect: rect)
    }
}

extension ShapeStyle where Self == _ShadowShapeStyle<ForegroundStyle> {
    /// The foreground style with a shadow.
    @_disfavoredOverload
    nonisolated public static func shadow(_ style: ShadowStyle) -> Self {
        _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
    }
}

extension ShapeStyle where Self == _BlendModeShapeStyle<ForegroundStyle> {
    /// The foreground style, its colours mixed with those below.
    @_disfavoredOverload
    nonisolated public static func blendMode(_ mode: BlendMode) -> Self {
        _BlendModeShapeStyle(style: ForegroundStyle(), blendMode: mode)
    }
}

extension ShapeStyle where Self == _OpacityShapeStyle<ForegroundStyle> {
    /// The foreground style with its opacity multiplied by a factor from 0 to 1.
    @_disfavoredOverload
    nonisolated public static func opacity(_ opacity: Double) -> Self {
        _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
    }
}
