import MartletGraph

/// How a view made of glass looks.
nonisolated public struct Glass: Equatable, Sendable {
    var material: Material?
    var tint: Color?
    var isInteractive = false

    /// What lies below is seen faintly.
    public static let regular = Glass(material: .regular)
    /// What lies below is seen well.
    public static let clear = Glass(material: ._clearGlass)
    /// No glass.
    public static let identity = Glass(material: nil)

    /// Glass in a colour; nil for glass without one.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Glass that becomes brighter under the pointer, or does not.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The shape of glass where none is given: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Puts this view on glass: a surface that blurs what lies below, with a bright edge and a soft shadow.
    ///
    ///     Image(systemName: "play.fill").padding().glassEffect(.regular.tint(.blue).interactive(), in: .circle)
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(_GlassEffect(glass: glass, shape: shape))
    }
}

/// Puts a view on glass that may follow the pointer.
nonisolated public struct _GlassEffect<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    @State private var isHovered = false

    nonisolated init(glass: Glass, shape: S) {
        (self.glass, self.shape) = (glass, shape)
    }

    @MainActor public func body(content: Content) -> some View {
        let onGlass =
            content
            .modifier(_EnvironmentValueModifier(BackgroundMaterialKey.self, glass.material))
            .modifier(GlassSurface(glass: glass, shape: shape, isBright: glass.isInteractive && isHovered))
        return onGlass.onHover { isHovered = glass.isInteractive && $0 }
    }
}

/// Draws glass behind an element.
nonisolated struct GlassSurface<S: Shape>: ViewModifier {
    typealias Body = Never
    let glass: Glass
    let shape: S
    let isBright: Bool
}

extension GlassSurface: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange {
        isSameValue(shape, old.shape) && glass == old.glass && isBright == old.isBright ? .none : .display
    }

    /// The glass itself is seen, whatever is on it.
    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        child.hitTest(child.fromParent(point), &path)
            || (glass.material != nil && shape.path(in: node.size, of: node).contains(point))
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        if !GlassUnion.collects(node, shape.resolvedOutline(in: node.size, of: node, builder), glass, isBright) {
            let outline = shape.resolvedOutline(in: node.size, of: node, builder)
            builder.add(glass, outline, isBright: isBright, in: builder.rect(node.size), node.environment)
        }
        builder.add(child)
    }
}

extension DisplayBuilder {
    /// Draws a surface of glass.
    mutating func add(
        _ glass: Glass, _ outline: Outline, isBright: Bool, in rect: CGRect, _ environment: EnvironmentValues
    ) {
        guard let material = glass.material, rect.width > 0, rect.height > 0 else { return }
        add(shadowAround: outline)
        add(material.resolvedFill(in: environment), filling: outline, FillStyle(), in: rect)
        if let tint = glass.tint {
            let color = tint.rgba(in: environment)
            add(.fill(outline, .color(color.withAlpha(multipliedBy: 0.8)), FillStyle()))
        }
        if isBright { add(.fill(outline, .color(RGBA.white.withAlpha(multipliedBy: 0.15)), FillStyle())) }
        // A line of which the outer half is cut off.
        var inside = GroupAppearance()
        inside.clip = outline
        let edge = DisplayItem.stroke(
            outline, .color(RGBA.white.withAlpha(multipliedBy: 0.25)), StrokeStyle(lineWidth: 2))
        add(.group(DisplayGroup([edge], inside)))
    }

    /// A soft shadow outside of an outline: what is inside lets things below through, and is not darkened.
    private mutating func add(shadowAround outline: Outline) {
        var around = outline.pathElements
        around.addRect(outline.bounds.insetBy(dx: -40, dy: -40))
        var blurred = GroupAppearance()
        blurred.blurRadius = 8
        let shade = DisplayGroup(
            [.fill(outline, .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.12)), FillStyle())], blurred)
        shade.setOrigin(CGPoint(x: 0, y: 2))
        var outside = GroupAppearance()
        outside.clip = .path(around)
        outside.clipStyle = FillStyle(eoFill: true)
        add(.group(DisplayGroup([.group(shade)], outside)))
    }
}
