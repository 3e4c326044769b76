/// A style with its opacity multiplied.
nonisolated public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public var style: Style
    public var opacity: Double

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
        shape.multiplyOpacity(opacity)
    }
}

extension ShapeStyle {
    /// This style with its opacity multiplied by a factor from 0 to 1.
    nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }
}

/// A shape style is a view that fills a rectangle.
extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A rectangle filled with this style.
    @MainActor public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
