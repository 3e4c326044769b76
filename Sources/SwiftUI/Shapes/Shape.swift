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

    /// In which direction the points of `path(in:)` are mirrored: right to left, unless the figure says otherwise.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// What this figure is used for.
    static var role: ShapeRole { get }
}

extension Shape {
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The outline of this figure for an element of `size`, in the element's own coordinates.
    @MainActor func path(in size: CGSize, of node: LayoutNode) -> Path {
        let path = ContainerRelativeShape.drawing(node) { self.path(in: CGRect(origin: .zero, size: size)) }
        guard layoutDirectionBehavior.isMirrored(in: node) else { return path }
        return path.applying(.mirror(in: size.width))
    }

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
