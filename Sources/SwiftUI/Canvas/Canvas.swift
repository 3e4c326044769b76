import MartletGraph

/// A view that draws by itself, at once and without views inside: for what has too many parts, or changes too often.
///
///     Canvas { context, size in
///         context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// It fills the space it is offered, 10 by 10 points where it is offered none, and shows nothing beyond. The renderer
/// runs again when it reads something that changed, when the size changes, and when the canvas is made anew. Nothing of
/// what it draws takes events or is described to screen readers.
nonisolated public struct Canvas<Symbols: View> {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is black where nothing is drawn.
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    /// - Parameter symbols: views that the renderer draws by their tags, with `resolveSymbol(id:)`.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

extension Canvas: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        CanvasNode(view, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: CanvasNode<Symbols>.self).update(with: view)
    }
}

/// In which numbers the colours of a picture are kept while it is put together.
///
/// Pictures are put together in sRGB, whatever is asked for.
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}
