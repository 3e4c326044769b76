import CMartletGTK
import Foundation
import MartletDisplay

extension ItemPainter {
    /// The node moved, scaled and turned. What is turned is drawn by cairo where GSK's GL renderer would draw it: up to
    /// GTK 4.12 that smooths no edge that is turned, and turns blurs, shadows and what is put together first twice. So is
    /// what a spring makes very small or mirrors on its way: that renderer has no pictures of letters and no blurs of a
    /// negative size, and takes gigabytes or stops.
    ///
    /// - Parameter isKept: whether the node stays as it is while it is kept.
    func transformed(_ node: RenderNode, by transform: CGAffineTransform, isKept: Bool) -> RenderNode? {
        if transform.leavesNothing { return nil }
        guard Self.glTurnsBadly, !cairo.rasterises, !cairo.isRenderer() else { return node.transformed(by: transform) }
        let isHarmful = transform.isHarmful(isPlain: node.isPlain)
        guard isHarmful || isKept && transform.isTurned else { return node.transformed(by: transform) }
        let place = node.bounds.applying(transform).intersection(Self.largestTurned)
        let isLarge = place.width * place.height * scale * scale > Self.mostTurnedPixels
        if isLarge, !isHarmful, node.isPlain { return node.transformed(by: transform) }
        return cairo.node(in: place) { context in
            var matrix = cairo_matrix_t(
                xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
            cairo_transform(context.cr, &matrix)
            gsk_render_node_draw(node.pointer, context.cr)
        }
    }

    private static let glTurnsBadly = gtk_get_major_version() == 4 && gtk_get_minor_version() < 14
    /// Beyond that, edges are left as they are: 4 MB to draw and to hand over in each frame that turns them.
    private static let mostTurnedPixels: CGFloat = 1024 * 1024
    private static let largestTurned = CGRect(x: -4096, y: -4096, width: 8192, height: 8192)
}

extension CGAffineTransform {
    /// Whether lines along an axis do not stay along one.
    fileprivate var isTurned: Bool {
        let least = 1e-6
        return (abs(b) > least || abs(c) > least) && (abs(a) > least || abs(d) > least)
    }

    /// Whether GSK's GL renderer may stop at it: letters bear to be mirrored along one axis, blurs along none.
    fileprivate func isHarmful(isPlain: Bool) -> Bool {
        leastScale < 0.05 || (isPlain ? a < 0 && d < 0 : a < 0 || d < 0)
    }
}

extension RenderNode {
    /// Whether it is drawn at once, and nothing in it is put together first.
    fileprivate var isPlain: Bool { Self.isPlain(pointer, depth: 0) }

    private static func isPlain(_ node: OpaquePointer?, depth: Int) -> Bool {
        guard let node, depth < 32 else { return false }
        switch gsk_render_node_get_node_type(node) {
        case GSK_COLOR_NODE, GSK_TEXTURE_NODE, GSK_TEXT_NODE, GSK_BORDER_NODE, GSK_CAIRO_NODE,
            GSK_LINEAR_GRADIENT_NODE, GSK_RADIAL_GRADIENT_NODE, GSK_CONIC_GRADIENT_NODE:
            return true
        case GSK_CONTAINER_NODE:
            return (0..<gsk_container_node_get_n_children(node)).allSatisfy {
                isPlain(gsk_container_node_get_child(node, $0), depth: depth + 1)
            }
        case GSK_CLIP_NODE: return isPlain(gsk_clip_node_get_child(node), depth: depth + 1)
        case GSK_ROUNDED_CLIP_NODE: return isPlain(gsk_rounded_clip_node_get_child(node), depth: depth + 1)
        case GSK_TRANSFORM_NODE: return isPlain(gsk_transform_node_get_child(node), depth: depth + 1)
        default: return false
        }
    }
}
