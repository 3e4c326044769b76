import MartletCairo

extension CGImage {
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

        fileprivate func turned(_ image: DisplayImage) -> DisplayImage {
            let same: UIImage.Orientation =
                switch self {
                case .up: .up
                case .upMirrored: .upMirrored
                case .down: .down
                case .downMirrored: .downMirrored
                case .left: .left
                case .leftMirrored: .leftMirrored
                case .right: .right
                case .rightMirrored: .rightMirrored
                }
            return image.turned(same)
        }
    }
}

extension CGFloat {
    fileprivate var pixelsPerPoint: CGFloat { isFinite && self > 0 ? self : 1 }
}
