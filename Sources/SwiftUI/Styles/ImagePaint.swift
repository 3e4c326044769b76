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
        let fill = MainActor.assumeIsolated { ImageFill(self, environment) }
        shape.set(fill.map { .image($0) } ?? .color(.clear))
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

/// A picture to tile with.
struct ImageFill: Hashable, Sendable {
    private let tiles: ImageTiles

    /// nil where there is no picture, or nothing of it to show.
    @MainActor init?(_ paint: ImagePaint, _ environment: EnvironmentValues) {
        guard let (image, size) = paint.image.pixels(in: environment), paint.scale.isFinite, paint.scale > 0 else {
            return nil
        }
        let unit = paint.sourceRect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        let (width, height) = (CGFloat(image.pixelWidth), CGFloat(image.pixelHeight))
        let source = CGRect(
            x: unit.minX * width, y: unit.minY * height, width: unit.width * width, height: unit.height * height)
        let tile = CGRect(
            x: 0, y: 0, width: size.width * unit.width * paint.scale, height: size.height * unit.height * paint.scale)
        guard source.width >= 1, source.height >= 1, tile.width > 0, tile.height > 0 else { return nil }
        tiles = ImageTiles(
            image: image, source: source, tile: tile, filter: paint.image.quality == .none ? .nearest : .smooth)
    }

    func tiles(from origin: CGPoint) -> ImageTiles {
        var moved = tiles
        moved.tile.origin = origin
        return moved
    }
}
