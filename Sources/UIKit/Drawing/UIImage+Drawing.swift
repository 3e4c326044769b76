import MartletText

extension UIImage {
    /// The picture that Core Graphics has, a pixel a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage.image) }

    /// The picture that Core Graphics has.
    ///
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - orientation: how the rows are to be turned to be upright; they are turned at once.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage.image.turned(orientation), scale: scale)
    }

    /// The pixels as Core Graphics has them; nil for a symbol, and for a picture of no size.
    public var cgImage: CGImage? { pixels.map { CGImage($0) } }

    /// Draws the picture in its own size, its top left corner at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture in its own size, its top left corner at a point.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture, stretched to fill a rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the picture, stretched to fill a rectangle.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        // As the picture alone is drawn, whatever is set.
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        if case .symbol(let name, let look) = content {
            let style = look.style(of: name, in: (tint ?? UIColor.label).rgba(in: .current))
            context.addLocal([.symbol(name, look.font, look.scale ?? .medium, style, rect)])
        } else if let pixels {
            context.draw(tint.map { pixels.tinted($0.rgba(in: .current)) } ?? pixels, in: rect, isUpright: true)
        }
    }

    /// The same picture as a shape in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysOriginal) }

    /// The same picture as a shape in a colour, where it is not drawn as a shape in another one.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(content, renderingMode: renderingMode, tint: color, flips: flipsForRightToLeftLayoutDirection)
    }
}

extension DisplayImage {
    /// The picture turned to be upright.
    package func turned(_ orientation: UIImage.Orientation) -> DisplayImage {
        guard orientation != .up, isComplete else { return self }
        let swaps = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        let width = swaps ? pixelHeight : pixelWidth
        let height = swaps ? pixelWidth : pixelHeight
        var turned = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let (column, row) =
                    switch orientation {
                    case .up: (x, y)
                    case .upMirrored: (width - 1 - x, y)
                    case .down: (width - 1 - x, height - 1 - y)
                    case .downMirrored: (x, height - 1 - y)
                    case .left: (height - 1 - y, x)
                    case .leftMirrored: (height - 1 - y, width - 1 - x)
                    case .right: (y, width - 1 - x)
                    case .rightMirrored: (y, x)
                    }
                let (from, to) = (row * bytesPerRow + column * 4, (y * width + x) * 4)
                for byte in 0..<4 { turned[to + byte] = pixels[from + byte] }
            }
        }
        return DisplayImage(pixelWidth: width, pixelHeight: height, bytesPerRow: width * 4, pixels: turned)
    }
}

extension UIImage {
    /// The pixels as a shape in a colour; a symbol's are made for it, two a point.
    package func tinted(_ color: UIColor) -> DisplayImage? {
        if let pixels { return pixels.tinted(color.rgba(in: .current)) }
        return withTintColor(color).drawnSymbol
    }

    /// The pixels of a symbol, two a point; nil for other pictures.
    package var drawnSymbol: DisplayImage? {
        guard isSymbolImage, size.width > 0, size.height > 0 else { return nil }
        let context = CGContext(picture: size, scale: 2, isOpaque: false)
        UIGraphicsPushContext(context)
        draw(in: CGRect(origin: .zero, size: size))
        UIGraphicsPopContext()
        return context.makeImage()?.image
    }

    /// Whether it is a symbol whose parts have colours of their own.
    package var hasOwnColors: Bool {
        if case .symbol(_, let look) = content { look.mode.map { $0 != .monochrome } == true } else { false }
    }
}
