import MartletDisplay

/// A picture to tile with.
struct ImageFill: Hashable, Sendable {
    private let tiles: ImageTiles

    /// - Parameters:
    ///   - size: what all of the picture is shown at without a scale, in points.
    ///   - part: what of the picture is shown, from 0 to 1.
    /// - Returns: nil where there is nothing to show.
    init?(_ image: DisplayImage, size: CGSize, part: CGRect, scale: CGFloat, filter: ImageFilter) {
        guard scale.isFinite, scale > 0 else { return nil }
        let unit = part.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        let (width, height) = (CGFloat(image.pixelWidth), CGFloat(image.pixelHeight))
        let source = CGRect(
            x: unit.minX * width, y: unit.minY * height, width: unit.width * width, height: unit.height * height)
        let tile = CGRect(
            x: 0, y: 0, width: size.width * unit.width * scale, height: size.height * unit.height * scale)
        guard source.width >= 1, source.height >= 1, tile.width > 0, tile.height > 0 else { return nil }
        tiles = ImageTiles(image: image, source: source, tile: tile, filter: filter)
    }

    func tiles(from origin: CGPoint) -> ImageTiles {
        var moved = tiles
        moved.tile.origin = origin
        return moved
    }
}
