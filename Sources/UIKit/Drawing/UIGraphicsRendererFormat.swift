/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject {
    /// What is drawn on, in points; told to the closure that draws.
    public internal(set) var bounds = CGRect.zero

    public override init() {}
}

/// How an image renderer draws.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point; as many as the screen has until it is set.
    open var scale: CGFloat
    /// Whether the picture has no transparency: it is black where nothing is drawn.
    open var opaque = false

    public override init() {
        scale = UITraitCollection.current.displayScale
        super.init()
    }

    /// A format for what is shown with some traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// As the screen is.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// As the screen is.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// How a PDF renderer draws.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {}
