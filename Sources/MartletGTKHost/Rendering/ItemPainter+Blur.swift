import CMartletGTK
import Foundation
import MartletDisplay

extension ItemPainter {
    /// A node with its content blurred.
    ///
    /// Cairo would blur it again wherever it moves, and whenever something over it changes, which takes most of the time
    /// there is for a frame: there the blurred content is a picture of its own, made once.
    ///
    /// - Parameter keepsContent: whether the node stays as it is while it is kept, so that a picture of it may be, too.
    func blurred(_ node: RenderNode, deviation: CGFloat, keepsContent: Bool) -> RenderNode {
        let blurred = node.blurred(deviation: deviation)
        let place = blurred.bounds.integral
        guard keepsContent, cairo.isRenderer(), place.isDrawable,
            place.width * scale * place.height * scale <= Self.mostBlurredPixels
        else { return blurred }
        return cairo.raster(in: place) { gsk_render_node_draw(blurred.pointer, $0.cr) } ?? blurred
    }

    /// Pixels that are kept for what is blurred at most: 4 MB.
    private static var mostBlurredPixels: CGFloat { 1024 * 1024 }
}
