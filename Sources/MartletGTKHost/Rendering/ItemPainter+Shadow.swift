import CMartletGTK
import CMartletPixels
import Foundation
import MartletCairo
import MartletDisplay

extension ItemPainter {
    /// The node with its shadow. GSK's cairo renderer blurs a shadow anew in each frame that shows it, which was most of
    /// what a moving card cost: there the shadow is a picture of its own, made once, and everywhere where it is very wide.
    ///
    /// - Parameter keepsContent: whether the node stays as it is while it is kept, so that a picture of it may be, too.
    func shadowed(_ node: RenderNode, by shadow: GroupShadow, keepsContent: Bool) -> RenderNode {
        let isWide = shadow.radius * scale > Self.widestByGL
        guard isWide || keepsContent && cairo.isRenderer(), let below = picture(of: shadow, of: node) else {
            return node.withShadow(shadow)
        }
        return RenderNode.container([below, node]) ?? node
    }

    /// Pixels that are kept for one shadow at most: 2 MB.
    private static let mostPixels: CGFloat = 512 * 1024

    private func picture(of shadow: GroupShadow, of node: RenderNode) -> RenderNode? {
        let content = node.bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        guard let place = BlurredPlace(of: content, shadow.radius, scale: scale, mostPixels: Self.mostPixels) else {
            return nil
        }
        let canvas = place.canvas()
        let color = GdkRGBA(shadow.color)
        cairo_translate(canvas.cr, shadow.offset.width, shadow.offset.height)
        cairo_push_group(canvas.cr)
        gsk_render_node_draw(node.pointer, canvas.cr)
        let outline = cairo_pop_group(canvas.cr)
        withUnsafePointer(to: color) { gdk_cairo_set_source_rgba(canvas.cr, $0) }
        cairo_mask(canvas.cr, outline)
        cairo_pattern_destroy(outline)
        place.blur(canvas)
        return cairo.picture(of: canvas.surface, in: place.rect)
    }
}
