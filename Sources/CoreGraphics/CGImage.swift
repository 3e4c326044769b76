/// A picture in pixels.
public final class CGImage: Sendable {
    package let image: DisplayImage

    package init(_ image: DisplayImage) { self.image = image }

    /// In pixels.
    public var width: Int { image.pixelWidth }
    /// In pixels.
    public var height: Int { image.pixelHeight }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { image.bytesPerRow }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// Premultiplied, and behind the other components.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

    /// The part within a rectangle of pixels, from the top left corner; nil where nothing of the picture is.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard (rect.minX + rect.minY + rect.width + rect.height).isFinite, image.isComplete else { return nil }
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(Int(part.width) * Int(part.height) * 4)
        for row in Int(part.minY)..<Int(part.maxY) {
            let start = row * bytesPerRow + Int(part.minX) * 4
            pixels += image.pixels[start..<start + Int(part.width) * 4]
        }
        return CGImage(
            DisplayImage(
                pixelWidth: Int(part.width), pixelHeight: Int(part.height), bytesPerRow: Int(part.width) * 4,
                pixels: pixels))
    }

    /// The same picture.
    public func copy() -> CGImage? { self }
}
