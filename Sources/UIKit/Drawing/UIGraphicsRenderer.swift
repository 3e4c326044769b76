/// What renderers of pictures and of documents have in common.
open class UIGraphicsRenderer: NSObject {
    /// How it draws, and on what.
    public let format: UIGraphicsRendererFormat

    init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
        let isUsable = (bounds.minX + bounds.minY + bounds.width + bounds.height).isFinite
        format.bounds = isUsable ? bounds.standardized : .zero
        self.format = format
    }
}

/// What a renderer draws with; while it does, the functions and objects of UIKit that draw do so here.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
    }

    func draw(_ actions: () -> Void) {
        UIGraphicsPushContext(cgContext)
        actions()
        UIGraphicsPopContext()
    }

    /// Fills a rectangle with the fill colour, in place of what was there.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

    /// Draws a line of one point inside of a rectangle with the stroke colour, in place of what was there.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// Draws a line of one point inside of a rectangle with the stroke colour.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.clip(to: rect)
        cgContext.stroke(rect, width: 2)
        cgContext.restoreGState()
    }

    /// Draws from now on only inside a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
