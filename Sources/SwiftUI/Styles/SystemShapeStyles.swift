/// The surface of what can be pressed or filled, such as a trough: a faint grey.
nonisolated public struct FillShapeStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let palette = shape.environment.systemPalette
        let isStrong = palette.isHighContrast
        let alpha: Float = palette.isDark ? (isStrong ? 0.5 : 0.36) : (isStrong ? 0.35 : 0.2)
        shape.set(.color(RGBA(hex: 0x787880, alpha: alpha)))
    }
}

/// A line between things.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.set(.color(shape.environment.systemPalette.line)) }
}

/// Behind what is selected: the accent colour.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.set(shape.environment.tintFill) }
}

/// The text of an empty field.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let color = SystemColor.primary.rgba(in: shape.environment)
        let isStrong = shape.environment.systemPalette.isHighContrast
        shape.set(.color(color.withAlpha(multipliedBy: isStrong ? 0.8 : 0.5)))
    }
}

/// The text of a link: the tint.
nonisolated public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.set(shape.environment.letterTintFill) }
}

/// The background of the window, whatever style is set for backgrounds.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.set(.color(shape.environment.systemPalette.window))
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The surface of what can be pressed or filled.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// A line between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// Behind what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The text of an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The text of a link.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of the window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A fainter level of a style.
nonisolated public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let level: Int

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        // A level of a level of the foreground is one of its own, for which a style may be set.
        if let foreground = style as? HierarchicalShapeStyle {
            return HierarchicalShapeStyle(level: foreground.level + level)._apply(to: &shape)
        }
        // A fainter background would be the very same on the background.
        if style is BackgroundStyle, shape.environment.backgroundStyle == nil {
            let color = Color(uiColor: level == 1 ? .secondarySystemBackground : .tertiarySystemBackground)
            return shape.set(.color(color.rgba(in: shape.environment)))
        }
        style._apply(to: &shape)
        shape.multiplyOpacity(ForegroundLevels.opacities[level])
    }
}

extension ShapeStyle {
    /// This style, less important.
    nonisolated public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
    nonisolated public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
    nonisolated public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
    nonisolated public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}
