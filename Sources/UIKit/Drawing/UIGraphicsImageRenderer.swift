/// Makes pictures out of what a closure draws.
///
///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
///     let dot = renderer.image { context in
///         UIColor.systemTeal.setFill()
///         context.cgContext.fillEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
///     }
///
/// A picture is at most 16,384 pixels wide and high; one without an area has no pixels. It may be made on any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private static let mostPixels: CGFloat = 16_384

    private let imageFormat: UIGraphicsImageRendererFormat

    /// - Parameter bounds: what is drawn on, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds, format)
    }

    /// - Parameter bounds: what is drawn on, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    /// - Parameter size: in points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// - Parameter size: in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The picture that `actions` draws.
    open func image(actions: DrawingActions) -> UIImage {
        let context = UIGraphicsImageRendererContext(picture(), imageFormat)
        context.draw { actions(context) }
        return context.currentImage
    }

    /// The same as a PNG; empty for a picture without an area.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// The same as a JPEG of a quality from 0 to 1; empty for a picture without an area.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func picture() -> CGContext {
        let bounds = format.bounds
        let longest = max(bounds.width, bounds.height, 1)
        let scale = imageFormat.scale.isFinite && imageFormat.scale > 0 ? imageFormat.scale : 1
        let context = CGContext(
            picture: bounds.size, scale: min(scale, Self.mostPixels / longest), isOpaque: imageFormat.opaque)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        return context
    }
}

/// What an image renderer draws with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        scale = context.size.width > 0 ? CGFloat(context.width) / context.size.width : 1
        super.init(context, format)
    }

    /// The picture as it is now.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(image.image, scale: scale)
    }
}
