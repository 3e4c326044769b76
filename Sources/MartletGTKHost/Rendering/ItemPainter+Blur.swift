import CMartletGTK
import Foundation
import MartletCairo
import MartletDisplay

extension ItemPainter {
    /// A node with its content blurred.
    ///
    /// Where cairo draws, GSK would blur it twice as much as on a graphics card, cut the rest off, and do so again
    /// wherever it moves. There the blurred content is a picture of its own, made once, as a test's picture has it.
    func blurred(_ node: RenderNode, deviation: CGFloat) -> RenderNode {
        guard cairo.isRenderer() else { return node.blurred(deviation: deviation) }
        let scale = scale
        let reach = PixelCanvas.reach(ofBlur: deviation * scale) / scale
        let place = node.bounds.insetBy(dx: -reach, dy: -reach).integral
        let (width, height) = ((place.width * scale).rounded(.up), (place.height * scale).rounded(.up))
        guard place.isDrawable, width * height <= Self.mostBlurredPixels else {
            return node.blurred(deviation: deviation)
        }
        let canvas = PixelCanvas(width: Int(width), height: Int(height))
        cairo_scale(canvas.cr, scale, scale)
        cairo_translate(canvas.cr, -place.minX, -place.minY)
        gsk_render_node_draw(node.pointer, canvas.cr)
        canvas.blur(sigma: deviation * scale, ink: canvas.bounds)
        return cairo.picture(of: canvas.surface, in: place)
    }

    /// Pixels of what is blurred at most: 16 MB.
    private static var mostBlurredPixels: CGFloat { 4 * 1024 * 1024 }
}
