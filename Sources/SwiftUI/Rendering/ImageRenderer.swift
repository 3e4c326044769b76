import Combine
import MartletCairo
import MartletGraph

/// Makes pictures of a view that is in no window.
///
///     let renderer = ImageRenderer(content: Badge(number: 3))
///     renderer.scale = 2
///     try renderer.pngData()?.write(to: file)
///
/// The view is made anew for each picture, in the environment of a window on a light desktop: what it needs of the
/// program's own goes into the content. Its actions run as if it was shown for a moment. A picture is at most 16,384
/// pixels wide and high.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    @Published public var content: Content
    /// The space offered to the view.
    @Published public var proposedSize = ProposedViewSize.unspecified
    /// Pixels a point.
    @Published public var scale: CGFloat = 1
    /// Whether the picture is black where the view shows nothing.
    @Published public var isOpaque = false
    /// In which numbers colours are put together; sRGB, whatever it is.
    @Published public var colorMode = ColorRenderingMode.nonLinear

    private static var mostPixels: CGFloat { 16_384 }

    public init(content: Content) {
        self.content = content
    }

    /// The picture; nil for a view without an area.
    public var cgImage: CGImage? { image(scale: scale).map(CGImage.init) }

    /// The picture, as large in points as the view; nil for a view without an area.
    public var uiImage: UIImage? { image(scale: scale).map { UIImage($0, scale: scale) } }

    /// The picture as a PNG file; nil for a view without an area.
    public func pngData() -> Data? { cgImage?.pngData }

    /// The picture as a PDF of one page; nil for a view without an area.
    public func pdfData() -> Data? {
        show { root, size in CairoRenderer().pdf(of: root, size: size) }
    }

    /// Hands over the view's size in points and a function that draws it.
    ///
    /// - Parameters:
    ///   - rasterizationScale: pixels a point of what can only be drawn in pixels.
    ///   - renderer: called at once; the function it is given may be called until it returns.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        show(scale: rasterizationScale) { root, size in
            renderer(size) { context in context.draw(root, size) }
        }
    }

    private func image(scale: CGFloat) -> DisplayImage? {
        show(scale: scale, inPixels: true) { root, size in
            let longest = max(size.width, size.height)
            let wanted = scale.isFinite && scale > 0 ? scale : 1
            let scale = min(wanted, Self.mostPixels / longest)
            if scale < wanted {
                RuntimeWarning.issue(
                    "An ImageRenderer's picture would be larger than \(Int(Self.mostPixels)) pixels; it is made smaller."
                )
            }
            return CairoRenderer().image(
                of: root, size: size, scale: scale, background: isOpaque ? .black : .clear)
        }
    }

    @discardableResult
    private func show<R>(
        scale: CGFloat = 1, inPixels: Bool = false, _ draw: (DisplayGroup, CGSize) -> R?
    ) -> R? {
        // A body may ask for a picture: the views around it wait, and do not follow what the picture shows.
        Reader.withoutTracking {
            let graph = Graph()
            graph.clock = Graph.current.clock
            return graph.updating(false) { makeTree(in: graph, scale, inPixels, draw) }
        }
    }

    private func makeTree<R>(
        in graph: Graph, _ scale: CGFloat, _ inPixels: Bool, _ draw: (DisplayGroup, CGSize) -> R?
    ) -> R? {
        let root = WindowRoot(size: .zero, content)
        defer {
            root.close()
            Frame(graph: graph).run()
        }
        let scale = scale.isFinite && scale > 0 ? scale : 1
        root.setDisplayScale(scale)
        if inPixels { root.pixels = scale }
        Frame(graph: graph).run()
        let size = root.contentSize(proposedSize)
        guard size.width > 0, size.height > 0, (size.width + size.height).isFinite else { return nil }
        root.size = size
        Frame(graph: graph).run()
        return draw(root.rootGroup, size)
    }
}
