/// Makes PDF documents out of what a closure draws.
///
///     let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842)).pdfData { context in
///         context.beginPage()
///         "Invoice".draw(at: CGPoint(x: 40, y: 40), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
///     }
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// - Parameter bounds: of each page, in points of 1/72 inch.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds, format) }

    /// - Parameter bounds: of each page, in points of 1/72 inch.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// The document that `actions` draws.
    open func pdfData(actions: DrawingActions) -> Data {
        let bounds = format.bounds
        let context = UIGraphicsPDFRendererContext(CGContext(pdf: bounds.size), format)
        context.draw { actions(context) }
        return context.cgContext.pdfData()
    }

    /// Writes the document that `actions` draws to a file.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

/// What a PDF renderer draws with.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// Of the present page, in points.
    public private(set) var pdfContextBounds = CGRect.zero

    override init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        super.init(context, format)
        pdfContextBounds = format.bounds
    }

    /// Ends the page there is, and begins one of the document's size.
    open func beginPage() { beginPage(withBounds: format.bounds) }

    /// Ends the page there is, and begins one of its own size in points.
    ///
    /// - Parameter pageInfo: what the file says of the page; none of it is kept.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
        _ = pageInfo
        pdfContextBounds = bounds
        cgContext.beginPage(size: bounds.size)
        cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    }
}
