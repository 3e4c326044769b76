import MartletGraph

/// A figure that fits itself into a rectangle; as a view it fills the space it is offered, 10 by 10 points where it
/// is offered none (semantics 89).
///
///     struct Diagonal: Shape {
///         func path(in rect: CGRect) -> Path {
///             Path { path in
///                 path.move(to: rect.origin)
///                 path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///             }
///         }
///     }
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline of this figure in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The size of this figure in the space offered.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Shape {
    /// This figure in the foreground style.
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        LeafNode(_ShapeView(shape: view, style: ForegroundStyle()), inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: LeafNode<_ShapeView<Self, ForegroundStyle>>.self)
            .update(with: _ShapeView(shape: view, style: ForegroundStyle()))
    }
}

extension Shape {
    /// Fills this shape with a style.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
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

extension _ShapeView: LeafView {
    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let rect = builder.rect(node.size)
        let fill = style.fill(in: node.environment)
        if !fill.isClear { builder.add(.fill(shape.path(in: rect).outline, fill.paint(in: rect), fillStyle)) }
    }

    @MainActor func change(from old: Self) -> ElementChange {
        if !isSameValue(shape, old.shape) { return .layout }
        return isSameValue(style, old.style) && fillStyle == old.fillStyle ? .none : .display
    }

    @MainActor func contains(_ point: CGPoint, _ size: CGSize) -> Bool {
        shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: fillStyle.isEOFilled)
    }
}
