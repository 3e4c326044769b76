import MartletGraph

/// Fills a shape of an element's size behind or in front of it, without an element of its own.
nonisolated public struct _StyleDecoration<Style: ShapeStyle, Bounds: Shape>: ViewModifier {
    public typealias Body = Never
    let style: Style
    var shape: Bounds
    let fillStyle: FillStyle
    let isInFront: Bool
    /// Where the fill goes on beyond the safe area.
    var edges: Edge.Set = []
}

extension _StyleDecoration: Animatable {
    public var animatableData: Bounds.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _StyleDecoration: ElementModifier {
    @MainActor func rememberFills(_ node: LayoutNode) {
        node.beginFills()
        _ = node.moved(style.resolvedFill(in: node.environment))
    }

    @MainActor func change(from old: Self) -> ElementChange {
        let isSame = isSameValue(style, old.style) && isSameValue(shape, old.shape)
        return isSame && fillStyle == old.fillStyle && edges == old.edges ? .none : .display
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        if isInFront { builder.add(child) }
        let around = edges.isEmpty ? EdgeInsets() : node.followSafeArea(edges)
        let place = CGRect(origin: .zero, size: node.size).grown(by: around)
        node.beginFills()
        builder.moved(by: CGSize(width: place.minX, height: place.minY)) {
            _ShapeView(shape: shape, style: style, fillStyle: fillStyle).drawShape(in: place.size, node, into: &$0)
        }
        if !isInFront { builder.add(child) }
    }

    @MainActor public static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        let node = ModifierLayoutNode(view.modifier, inputs)
        guard let material = view.modifier.material else {
            node.content = C._makeNode(view.content, node.inputs)
            return node
        }
        typealias Inner = ModifiedContent<C, _EnvironmentValueModifier<BackgroundMaterialKey>>
        node.content = Inner._makeNode(Inner(content: view.content, modifier: material), node.inputs)
        return node
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: ModifierLayoutNode<Self>.self)
        node.setModifier(view.modifier)
        guard let material = view.modifier.material else {
            return C._updateNode(node.content, view.content, node.inputs)
        }
        typealias Inner = ModifiedContent<C, _EnvironmentValueModifier<BackgroundMaterialKey>>
        Inner._updateNode(node.content, Inner(content: view.content, modifier: material), node.inputs)
    }

    /// Tells what stands on a material that it does.
    private var material: _EnvironmentValueModifier<BackgroundMaterialKey>? {
        guard Style.self == Material.self, !isInFront else { return nil }
        return _EnvironmentValueModifier(BackgroundMaterialKey.self, style as? Material)
    }

    @MainActor var safeAreaChange: ElementChange { .display }

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        if child.hitTest(child.fromParent(point), &path) { return true }
        let outline = shape.path(in: node.size, of: node)
        return outline.contains(point, eoFill: fillStyle.isEOFilled)
    }
}

extension View {
    /// Fills the frame of this view behind it with a style, and goes on beyond the safe area where the frame touches its
    /// edges.
    ///
    /// - Parameter edges: where it goes on.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _StyleDecoration(
                style: style, shape: Rectangle(), fillStyle: FillStyle(), isInFront: false, edges: edges))
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

    /// Fills the frame of this view in front of it with a style, and goes on beyond the safe area where the frame
    /// touches its edges.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _StyleDecoration(style: style, shape: Rectangle(), fillStyle: FillStyle(), isInFront: true, edges: edges))
    }

    /// Fills a shape as large as this view in front of it with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_StyleDecoration(style: style, shape: shape, fillStyle: fillStyle, isInFront: true))
    }
}
