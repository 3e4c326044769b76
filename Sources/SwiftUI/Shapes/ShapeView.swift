/// A view that shows a shape, to which more fills and strokes of the same shape can be added.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

/// What draws itself over a background that is either nothing or another view of the same shape.
@MainActor
protocol ShapeDrawing {
    func drawShape(in size: CGSize, _ node: LayoutNode, into builder: inout DisplayBuilder)
    /// Whether a point is on what is drawn: on the line alone where the shape is only stroked.
    func hasDrawn(_ point: CGPoint, in size: CGSize, _ node: LayoutNode) -> Bool
    /// The same of another value of its shape; itself where it draws another kind of shape.
    func drawing(_ shape: Any) -> any ShapeDrawing
}

/// The leaf that a shape with its fills and strokes is.
@MainActor
protocol ShapeLeaf: ShapeView, LeafView, ShapeDrawing {
    associatedtype Style: ShapeStyle
    var shape: Content { get set }
    var style: Style { get set }
    /// How thick the line is; 0 for what is filled.
    var lineWidth: CGFloat { get set }
    nonisolated var isEvenOdd: Bool { get }
    func isSameDrawing(as old: Self) -> Bool
}

extension ShapeLeaf {
    var lineWidth: CGFloat {
        get { 0 }
        set {}
    }

    func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize { shape.sizeThatFits(proposal) }

    func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        node.beginFills()
        drawShape(in: node.size, node, into: &builder)
    }

    func change(from old: Self) -> ElementChange {
        if !isSameValue(shape, old.shape) { return .layout }
        return isSameDrawing(as: old) ? .none : .display
    }

    func contains(_ point: CGPoint, _ node: LayoutNode) -> Bool { hasDrawn(point, in: node.size, node) }

    func hasDrawn(_ point: CGPoint, in size: CGSize, _ node: LayoutNode) -> Bool {
        shape.path(in: size, of: node).contains(point, eoFill: isEvenOdd)
            && !style.resolvedFill(in: node.environment).isClear
    }

    func drawing(_ shape: Any) -> any ShapeDrawing {
        guard let shape = shape as? Content else { return self }
        var other = self
        other.shape = shape
        return other
    }

    /// Draws what is behind: in a motion of the shape, the shape as it is shown now.
    func drawBehind<Background: View>(
        _ background: Background, in size: CGSize, _ node: LayoutNode, into builder: inout DisplayBuilder
    ) {
        (background as? any ShapeDrawing)?.drawing(shape).drawShape(in: size, node, into: &builder)
    }
}

extension Shape {
    /// The outline of this shape for an element, in the coordinates of the builder's group.
    @MainActor func resolvedOutline(in size: CGSize, of node: LayoutNode, _ builder: DisplayBuilder) -> Outline {
        // A path may ignore the rectangle's origin, so it is asked for in the element's own coordinates.
        path(in: size, of: node).outline.applying(
            CGAffineTransform(translationX: builder.origin.x, y: builder.origin.y))
    }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    public typealias Body = Never
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: ShapeLeaf {
    nonisolated var isEvenOdd: Bool { fillStyle.isEOFilled }

    @MainActor func drawShape(in size: CGSize, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        let fill = node.moved(style.resolvedFill(in: node.environment))
        if fill.isClear { return }
        let outline = builder.rounded(shape.resolvedOutline(in: size, of: node, builder))
        builder.add(fill, filling: outline, fillStyle, in: builder.rect(size))
    }

    @MainActor func isSameDrawing(as old: Self) -> Bool {
        isSameValue(style, old.style) && fillStyle == old.fillStyle
    }
}

/// A shape filled with a style over another view of it.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public typealias Body = Never
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: ShapeLeaf {
    nonisolated var isEvenOdd: Bool { fillStyle.isEOFilled }

    @MainActor func drawShape(in size: CGSize, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        drawBehind(background, in: size, node, into: &builder)
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).drawShape(in: size, node, into: &builder)
    }

    @MainActor func isSameDrawing(as old: Self) -> Bool {
        isSameValue(style, old.style) && fillStyle == old.fillStyle && isSameValue(background, old.background)
    }
}

/// A shape whose outline is drawn with a style over another view of it.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public typealias Body = Never
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: ShapeLeaf {
    @MainActor var lineWidth: CGFloat {
        get { strokeStyle.lineWidth }
        set { strokeStyle.lineWidth = newValue }
    }

    nonisolated var isEvenOdd: Bool { false }

    @MainActor func hasDrawn(_ point: CGPoint, in size: CGSize, _ node: LayoutNode) -> Bool {
        if (background as? any ShapeDrawing)?.hasDrawn(point, in: size, node) == true { return true }
        if style.resolvedFill(in: node.environment).isClear { return false }
        return shape.path(in: size, of: node).strokedPath(strokeStyle).contains(point)
    }

    @MainActor func drawShape(in size: CGSize, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        drawBehind(background, in: size, node, into: &builder)
        let fill = node.moved(style.resolvedFill(in: node.environment))
        if fill.isClear || strokeStyle.lineWidth <= 0 { return }
        let outline = builder.rounded(
            shape.resolvedOutline(in: size, of: node, builder), lineWidth: strokeStyle.lineWidth)
        let rect = builder.rect(size)
        if isAntialiased {
            builder.add(fill, stroking: outline, strokeStyle, in: rect)
        } else {
            builder.add(
                fill, filling: .path(outline.stroked(strokeStyle)), FillStyle(antialiased: false), in: rect)
        }
    }

    @MainActor func isSameDrawing(as old: Self) -> Bool {
        isSameValue(style, old.style) && strokeStyle == old.strokeStyle && isAntialiased == old.isAntialiased
            && isSameValue(background, old.background)
    }
}

/// A shape whose border is drawn inside its outline, over another view of it.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView
{
    public typealias Body = Never
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: ShapeLeaf {
    @MainActor var lineWidth: CGFloat {
        get { strokeStyle.lineWidth }
        set { strokeStyle.lineWidth = newValue }
    }

    nonisolated var isEvenOdd: Bool { false }

    @MainActor private var line: StrokeShapeView<Content.InsetShape, Style, EmptyView> {
        StrokeShapeView(
            shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, strokeStyle: strokeStyle,
            isAntialiased: isAntialiased, background: EmptyView())
    }

    @MainActor func hasDrawn(_ point: CGPoint, in size: CGSize, _ node: LayoutNode) -> Bool {
        (background as? any ShapeDrawing)?.hasDrawn(point, in: size, node) == true
            || line.hasDrawn(point, in: size, node)
    }

    @MainActor func drawShape(in size: CGSize, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        drawBehind(background, in: size, node, into: &builder)
        line.drawShape(in: size, node, into: &builder)
    }

    @MainActor func isSameDrawing(as old: Self) -> Bool {
        isSameValue(style, old.style) && strokeStyle == old.strokeStyle && isAntialiased == old.isAntialiased
            && isSameValue(background, old.background)
    }
}
