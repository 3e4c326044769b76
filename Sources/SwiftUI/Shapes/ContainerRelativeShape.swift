import MartletGraph

/// The shape of the container around, made smaller by the distance from its edges: a rectangle without one.
///
///     VStack { … }
///         .padding(8)
///         .background(.bar, in: ContainerRelativeShape())
///         .padding(4)
///         .containerShape(RoundedRectangle(cornerRadius: 20))
nonisolated public struct ContainerRelativeShape: Shape {
    var insetAmount: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path {
        let own = rect.shrunk(by: insetAmount)
        return MainActor.assumeIsolated {
            guard let node = Self.drawn, let container = node.environment[ContainerShapeKey.self] else {
                return Path(own)
            }
            return container.path(in: own, of: node)
        }
    }

    /// The element that a shape is asked for its outline for.
    @MainActor private static var drawn: LayoutNode?

    /// The radii that have the same middles as the corners of the container around the element that is drawn, for a
    /// rectangle of that element; nil without a container.
    @MainActor static func radii(around rect: CGRect) -> RectangleCornerRadii? {
        guard let node = drawn, let container = node.environment[ContainerShapeKey.self] else { return nil }
        return container.radii(around: rect, of: node)
    }

    /// Works out an outline for an element.
    @MainActor static func drawing(_ node: LayoutNode, _ path: () -> Path) -> Path {
        let outer = drawn
        drawn = node
        defer { drawn = outer }
        return path()
    }
}

extension ContainerRelativeShape: InsetKeeping {
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around.
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of a container, and where that is.
struct ContainerShape: Equatable, @unchecked Sendable {
    private let shape: any InsettableShape
    private weak var node: LayoutNode?

    init(_ shape: any InsettableShape, _ node: LayoutNode) {
        self.shape = shape
        self.node = node
    }

    static func == (a: ContainerShape, b: ContainerShape) -> Bool {
        func isSame<S: InsettableShape>(_ shape: S) -> Bool {
            (b.shape as? S).map { isSameValue(shape, $0) } ?? false
        }
        return a.node === b.node && isSame(a.shape)
    }

    /// The radii of corners with the same middles as those of the shape; nil where it is no rectangle with corners.
    @MainActor func radii(around rect: CGRect, of element: LayoutNode) -> RectangleCornerRadii? {
        guard let node, !node.isGone, let cornered = shape as? any CorneredShape else { return nil }
        let (outer, own) = (node.frameInWindow, element.frameInWindow)
        let place = rect.offsetBy(dx: own.minX, dy: own.minY)
        let (left, right) = (place.minX - outer.minX, outer.maxX - place.maxX)
        let (leading, trailing) = element.isRightToLeft ? (right, left) : (left, right)
        let (top, bottom) = (place.minY - outer.minY, outer.maxY - place.maxY)
        var radii = cornered.cornerRadii(in: outer.size)
        func shrink(_ corner: Edge.Corner, _ x: CGFloat, _ y: CGFloat) {
            radii[corner] = max(radii[corner] - max(x, y, 0), 0)
        }
        shrink(.topLeading, leading, top)
        shrink(.topTrailing, trailing, top)
        shrink(.bottomLeading, leading, bottom)
        shrink(.bottomTrailing, trailing, bottom)
        return radii
    }

    /// The shape as it is seen in a rectangle of an element inside.
    @MainActor func path(in rect: CGRect, of element: LayoutNode) -> Path {
        guard let node, !node.isGone else { return Path(rect) }
        let (outer, own) = (node.frameInWindow, element.frameInWindow)
        let place = rect.offsetBy(dx: own.minX, dy: own.minY)
        let distance = max(
            0,
            min(place.minX - outer.minX, outer.maxX - place.maxX, place.minY - outer.minY, outer.maxY - place.maxY))
        func path<S: InsettableShape>(_ shape: S) -> Path {
            shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
        }
        return path(shape)
    }
}

struct ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

/// Gives what is inside a shape to follow.
nonisolated public struct _ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    public typealias Body = Never
    let shape: S
}

extension _ContainerShapeModifier: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange { .none }

    private typealias Inner<C: View> = ModifiedContent<C, _EnvironmentValueModifier<ContainerShapeKey>>

    @MainActor private static func inner<C: View>(
        _ view: ModifiedContent<C, Self>, _ node: LayoutNode
    ) -> Inner<C> {
        let container = ContainerShape(view.modifier.shape, node)
        return Inner(
            content: view.content, modifier: _EnvironmentValueModifier(ContainerShapeKey.self, container))
    }

    @MainActor public static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        let node = ModifierLayoutNode(view.modifier, inputs)
        node.content = Inner<C>._makeNode(inner(view, node), node.inputs)
        return node
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: ModifierLayoutNode<Self>.self)
        node.setModifier(view.modifier)
        Inner<C>._updateNode(node.content, inner(view, node), node.inputs)
    }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` follows in this view.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(_ContainerShapeModifier(shape: shape))
    }
}
