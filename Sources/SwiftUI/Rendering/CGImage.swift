import MartletCairo

/// A picture in pixels.
nonisolated public final class CGImage: Sendable {
    let image: DisplayImage

    init(_ image: DisplayImage) { self.image = image }

    /// In pixels.
    public var width: Int { image.pixelWidth }
    /// In pixels.
    public var height: Int { image.pixelHeight }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { image.bytesPerRow }

    /// The picture as a PNG file.
    @MainActor public var pngData: Data { CairoRenderer.png(of: image) }
}

extension Image {
    /// A picture in pixels, read out as `label`.
    ///
    /// - Parameter scale: how many of its pixels a point is.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.pixels(orientation.turned(cgImage.image), scale: scale.pixelsPerPoint), name: .text(label))
    }

    /// A picture in pixels, which screen readers leave out.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.pixels(orientation.turned(cgImage.image), scale: scale.pixelsPerPoint), name: .none)
    }

    /// How a picture is to be turned to stand upright.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 0, down = 3, left = 6, right = 5, upMirrored = 1, downMirrored = 2, leftMirrored = 4, rightMirrored =
            7

        /// From the upright picture's pixels, as shares of its sides, to the picture's own.
        fileprivate func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Int, Int) {
            switch self {
            case .up: (x, y)
            case .upMirrored: (width - 1 - x, y)
            case .down: (width - 1 - x, height - 1 - y)
            case .downMirrored: (x, height - 1 - y)
            case .left: (height - 1 - y, x)
            case .leftMirrored: (height - 1 - y, width - 1 - x)
            case .right: (y, width - 1 - x)
            case .rightMirrored: (y, x)
            }
        }

        private var swapsSides: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

        fileprivate func turned(_ image: DisplayImage) -> DisplayImage {
            guard self != .up, image.isComplete else { return image }
            let width = swapsSides ? image.pixelHeight : image.pixelWidth
            let height = swapsSides ? image.pixelWidth : image.pixelHeight
            var pixels = [UInt8](repeating: 0, count: width * height * 4)
            for y in 0..<height {
                for x in 0..<width {
                    let (sourceX, sourceY) = source(x, y, width, height)
                    let (from, to) = (sourceY * image.bytesPerRow + sourceX * 4, (y * width + x) * 4)
                    for byte in 0..<4 { pixels[to + byte] = image.pixels[from + byte] }
                }
            }
            return DisplayImage(pixelWidth: width, pixelHeight: height, bytesPerRow: width * 4, pixels: pixels)
        }
    }
}

extension CGFloat {
    fileprivate var pixelsPerPoint: CGFloat { isFinite && self > 0 ? self : 1 }
}
