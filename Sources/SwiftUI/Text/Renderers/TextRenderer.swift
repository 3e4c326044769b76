import MartletGraph

/// Draws texts in place of themselves: line by line, run by run or letter by letter.
///
///     struct Wave: TextRenderer {
///         var phase: Double
///         var animatableData: Double {
///             get { phase }
///             set { phase = newValue }
///         }
///
///         func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///             for line in layout {
///                 for run in line {
///                     for (index, letter) in run.enumerated() {
///                         var copy = context
///                         copy.translateBy(x: 0, y: 4 * sin(phase + Double(index) / 2))
///                         copy.draw(letter)
///                     }
///                 }
///             }
///         }
///     }
///
/// What is animated of it moves from one renderer of a type to the next. A renderer that draws nothing leaves the text's
/// room empty; the text is described to screen readers as ever.
public protocol TextRenderer: Animatable {
    /// Draws a text. The context's coordinates begin at the top left corner of the text, in points.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// The size of the text in the space offered; that of the text alone by default. An answer that is negative or no
    /// finite number is replaced by it.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// By how much what is drawn may reach beyond the text, in points: the context's `clipBoundingRect` is as much
    /// larger. None by default.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text to be measured by a renderer.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    /// The size in points that the text takes in the space offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension View {
    /// Has the texts of this view drawn by a renderer.
    ///
    ///     Text("Hello").textRenderer(Wave(phase: phase))
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(_EnvironmentValueModifier(TextPainterKey.self, TextPainting(painter: RendererPainter(renderer))))
    }
}

/// Draws texts by a renderer of a program.
nonisolated private final class RendererPainter<R: TextRenderer>: TextPainter, @unchecked Sendable {
    private let renderer: R

    init(_ renderer: R) {
        self.renderer = renderer
        super.init()
    }

    override func isEqual(to other: TextPainter) -> Bool {
        guard let other = other as? RendererPainter<R> else { return false }
        return withUnsafePointer(to: renderer) { Equality<R>.cached.isEqual($0, other.renderer) }
    }

    @MainActor override func size(
        _ proposal: ProposedViewSize, _ measure: @escaping (ProposedViewSize) -> CGSize
    ) -> CGSize {
        renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: measure))
    }

    @MainActor override func items(_ drawing: TextDrawing) -> [DisplayItem] {
        let padding = renderer.displayPadding
        let bounds = CGRect(
            x: -padding.leading, y: -padding.top, width: drawing.size.width + padding.leading + padding.trailing,
            height: drawing.size.height + padding.top + padding.bottom)
        let canvas = CanvasDrawing(drawing.environment, bounds.isNull ? .zero : bounds, nil)
        var context = GraphicsContext(canvas, CanvasLayer(), transform: .identity)
        let layer = context.layer
        renderer.draw(layout: Text.Layout(drawing), in: &context)
        return layer.items
    }

    override func leads(to other: TextPainter) -> Bool {
        R.AnimatableData.self != EmptyAnimatableData.self && other is RendererPainter<R>
    }

    @MainActor override func motion(
        _ node: LayoutNode, show: @escaping @MainActor (TextPainter) -> Void
    ) -> ShownMotion<TextPainter>? {
        LensMotion<TextPainter, R.AnimatableData>(
            self, node, read: { unsafeDowncast($0, to: RendererPainter<R>.self).renderer.animatableData },
            write: { painter, data in
                var renderer = unsafeDowncast(painter, to: RendererPainter<R>.self).renderer
                renderer.animatableData = data
                painter = RendererPainter(renderer)
            }, show: show)
    }
}
