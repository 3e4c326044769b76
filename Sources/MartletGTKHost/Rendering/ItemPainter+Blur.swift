import CMartletGTK
import Foundation
import MartletCairo
import MartletDisplay

extension ItemPainter {
    /// A node with its content blurred.
    ///
    /// Where cairo draws, GSK would blur it twice as much as on a graphics card, cut the rest off, and do so again
    /// wherever it moves. There the blurred content is a picture of its own, made once, as a test's picture has it. So it
    /// is where it is blurred very much, for which GSK's GL renderer takes seconds, or stops.
    func blurred(_ node: RenderNode, deviation: CGFloat) -> RenderNode {
        guard cairo.isRenderer() || deviation * scale > Self.widestByGL,
            let place = BlurredPlace(of: node.bounds, deviation, scale: scale, mostPixels: Self.mostBlurredPixels)
        else { return node.blurred(deviation: deviation) }
        let canvas = place.canvas()
        gsk_render_node_draw(node.pointer, canvas.cr)
        place.blur(canvas)
        return cairo.picture(of: canvas.surface, in: place.rect)
    }

    /// In pixels.
    static var widestByGL: CGFloat { 64 }

    /// Pixels of what is blurred at most: 16 MB.
    private static var mostBlurredPixels: CGFloat { 4 * 1024 * 1024 }
}
