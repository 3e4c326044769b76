import MartletCairo
import MartletGraph

/// What a program draws as a picture, and its pixels for the surroundings in which it was last shown.
nonisolated final class ImageDrawing: @unchecked Sendable {
    let size: CGSize
    private let isOpaque: Bool
    private let colorMode: ColorRenderingMode
    private let renderer: (inout GraphicsContext) -> Void

    init(
        _ size: CGSize, isOpaque: Bool, _ colorMode: ColorRenderingMode,
        _ renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        // A picture has a pixel at least, and no more than can be kept.
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 1), 8_192) : 1 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        self.isOpaque = isOpaque
        self.colorMode = colorMode
        self.renderer = renderer
    }

    /// The picture for an environment, with so many pixels a point.
    @MainActor func pixels(in environment: EnvironmentValues) -> (image: DisplayImage, scale: CGFloat) {
        let scale = max(environment.displayScale, 1)
        let drawing = CanvasDrawing(environment, CGRect(origin: .zero, size: size), nil)
        var context = GraphicsContext(drawing, CanvasLayer(), transform: .identity)
        let layer = context.layer
        Reader.withoutTracking { renderer(&context) }
        let picture = DisplayGroup()
        picture.setItems(layer.items)
        let image = CairoRenderer().image(
            of: picture, size: size, scale: scale, background: isOpaque ? .black : .clear)
        return (image, scale)
    }
}

extension ImageDrawing: Equatable {
    static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
}
