/// Fills a shape of an element's size behind or in front of it, without an element of its own.
nonisolated public struct _StyleDecoration<Style: ShapeStyle, Bounds: Shape>: ViewModifier {
    public typealias Body = Never
    let style: Style
    let shape: Bounds
    let fillStyle: FillStyle
    let isInFront: Bool
}

extension _StyleDecoration: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange {
        let isSame = isSameValue(style, old.style) && isSameValue(shape, old.shape)
        return isSame && fillStyle == old.fillStyle ? .none : .display
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        if isInFront { builder.add(child) }
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).drawShape(in: node.size, node, into: &builder)
        if !isInFront { builder.add(child) }
    }

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        if child.hitTest(child.fromParent(point), &path) { return true }
        let outline = shape.path(in: CGRect(origin: .zero, size: node.size))
        return outline.contains(point, eoFill: fillStyle.isEOFilled)
    }
}

extension View {
    /// Fills the frame of this view behind it with a style.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_StyleDecoration(style: style, shape: Rectangle(), fillStyle: FillStyle(), isInFront: false))
    }

    /// Fills the frame of this view behind it with the background of the window.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape as large as this view behind it with a style.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_StyleDecoration(style: style, shape: shape, fillStyle: fillStyle, isInFront: false))
    }

    /// Fills a shape as large as this view behind it with the background of the window.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the frame of this view in front of it with a style.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_StyleDecoration(style: style, shape: Rectangle(), fillStyle: FillStyle(), isInFront: true))
    }

    /// Fills a shape as large as this view in front of it with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_StyleDecoration(style: style, shape: shape, fillStyle: fillStyle, isInFront: true))
    }
}
