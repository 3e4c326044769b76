import CMartletGTK
import Foundation
import MartletDisplay

/// A picture in pixels of what has letters, blurs or shadows and is shown very large, such as a title that is zoomed
/// through the window.
///
/// GSK and cairo keep a picture of each letter in each size that it was ever drawn in: a second of zooming to 80 times
/// the size takes hundreds of megabytes. Letters higher than `tallest` pixels are part of one picture, which is stretched.
/// So is what is blurred, on a graphics card, by more than `ItemPainter.widestByGL` pixels then.
@MainActor
final class EnlargedPicture {
    private var kept: (source: RenderNode, enlargement: CGFloat, picture: RenderNode)?
    private static let tallest: CGFloat = 400

    /// What to show in place of a node that is transformed so; the node itself where its letters and blurs are small
    /// enough.
    ///
    /// - Parameters:
    ///   - deviation: in points, that of the widest blur or shadow in the node.
    ///   - draw: what draws the node where there is one.
    func picture(
        of node: RenderNode, for transform: CGAffineTransform, _ cairo: CairoNodes, deviation: CGFloat,
        draw: (CairoContext) -> Void
    ) -> RenderNode {
        let scale = transform.greatestScale
        guard scale > 2 else {
            kept = nil
            return node
        }
        if let kept, kept.source.isSame(as: node) {
            if scale * cairo.scale() >= kept.enlargement { return kept.picture }
        }
        kept = nil
        let letters = node.tallestLetters
        var enlargement = CGFloat.infinity
        if letters * scale * cairo.scale() > Self.tallest { enlargement = Self.tallest / letters }
        let isSoft = !cairo.isRenderer() && deviation * scale * cairo.scale() > ItemPainter.widestByGL
        if isSoft { enlargement = min(enlargement, ItemPainter.widestByGL / deviation) }
        guard enlargement.isFinite else { return node }
        enlargement = max(1, enlargement)
        let picture = cairo.raster(in: node.bounds.integral, enlargement: enlargement / cairo.scale()) {
            isSoft ? draw($0) : gsk_render_node_draw(node.pointer, $0.cr)
        }
        guard let picture else { return node }
        kept = (node, enlargement, picture)
        return picture
    }
}

extension RenderNode {
    /// How high the highest letters in it are, in points; 0 without any.
    fileprivate var tallestLetters: CGFloat { Self.tallestLetters(in: pointer, depth: 0) }

    private static func tallestLetters(in node: OpaquePointer?, depth: Int) -> CGFloat {
        guard let node, depth < 64 else { return 0 }
        func inside(_ child: OpaquePointer?) -> CGFloat { tallestLetters(in: child, depth: depth + 1) }
        switch gsk_render_node_get_node_type(node) {
        case GSK_TEXT_NODE:
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(node, &bounds)
            return CGFloat(bounds.size.height)
        case GSK_CONTAINER_NODE:
            return (0..<gsk_container_node_get_n_children(node)).reduce(0) {
                max($0, inside(gsk_container_node_get_child(node, $1)))
            }
        case GSK_TRANSFORM_NODE:
            let transform = gsk_transform_node_get_transform(node)
            var (x, y, dx, dy): (Float, Float, Float, Float) = (1, 1, 0, 0)
            if gsk_transform_get_category(transform).rawValue >= GSK_TRANSFORM_CATEGORY_2D_AFFINE.rawValue {
                gsk_transform_to_affine(transform, &x, &y, &dx, &dy)
            }
            return inside(gsk_transform_node_get_child(node)) * CGFloat(max(abs(x), abs(y)))
        case GSK_CLIP_NODE: return inside(gsk_clip_node_get_child(node))
        case GSK_ROUNDED_CLIP_NODE: return inside(gsk_rounded_clip_node_get_child(node))
        case GSK_OPACITY_NODE: return inside(gsk_opacity_node_get_child(node))
        case GSK_SHADOW_NODE: return inside(gsk_shadow_node_get_child(node))
        case GSK_BLUR_NODE: return inside(gsk_blur_node_get_child(node))
        case GSK_COLOR_MATRIX_NODE: return inside(gsk_color_matrix_node_get_child(node))
        default: return 0
        }
    }
}
