import MartletGraph

/// A style that shows a picture side by side with itself, from the origin of what it fills.
///
///     Rectangle().fill(ImagePaint(image: Image("brick"), scale: 0.5))
nonisolated public struct ImagePaint: ShapeStyle, Equatable {
    public var image: Image
    /// The part of the picture that is shown, from 0 to 1.
    public var sourceRect: CGRect
    /// How large the picture is shown, as a factor of its size.
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let environment = shape.environment
        // Styles are worked out where views are drawn, which is on the main thread.
        let fill = MainActor.assumeIsolated { tiling(in: environment) }
        shape.set(fill.map { .image($0) } ?? .color(.clear))
    }

    /// Nil where there is no picture, or nothing of it to show.
    @MainActor func tiling(in environment: EnvironmentValues) -> ImageFill? {
        let isPlace = (sourceRect.minX + sourceRect.minY + sourceRect.width + sourceRect.height + scale).isFinite
        guard isPlace, let (pixels, size) = image.pixels(in: environment) else { return nil }
        return ImageFill(
            pixels, size: size, part: sourceRect, scale: scale, filter: image.quality == .none ? .nearest : .smooth)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture side by side with itself.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
