import CMartletGTK
import Foundation
import MartletDisplay

/// An item that shows what is drawn below it, and its node as long as that stays.
@MainActor
final class KeptBackdrop {
    let item: DisplayItem
    private var kept: (below: RenderNode?, node: RenderNode?)?

    init(_ item: DisplayItem) { self.item = item }

    func node(in matrix: CGAffineTransform, above below: RenderNode?, _ painter: ItemPainter) -> RenderNode? {
        if let kept, kept.below?.isSame(as: below) ?? (below == nil) { return kept.node }
        let node = painter.backdrop(item, in: matrix, above: below)
        kept = (below, node)
        return node
    }
}

extension RenderNode {
    /// Whether another node is made of the very same nodes in the same places.
    func isSame(as other: RenderNode?) -> Bool { other.map { Self.isSame(pointer, $0.pointer) } ?? false }

    private static func isSame(_ a: OpaquePointer, _ b: OpaquePointer) -> Bool {
        if a == b { return true }
        let type = gsk_render_node_get_node_type(a)
        guard type == gsk_render_node_get_node_type(b) else { return false }
        switch type {
        case GSK_CONTAINER_NODE:
            let count = gsk_container_node_get_n_children(a)
            guard count == gsk_container_node_get_n_children(b) else { return false }
            return (0..<count).allSatisfy {
                isSame(gsk_container_node_get_child(a, $0), gsk_container_node_get_child(b, $0))
            }
        case GSK_TRANSFORM_NODE:
            return gsk_transform_equal(gsk_transform_node_get_transform(a), gsk_transform_node_get_transform(b)) != 0
                && isSame(gsk_transform_node_get_child(a), gsk_transform_node_get_child(b))
        case GSK_BLUR_NODE:
            return gsk_blur_node_get_radius(a) == gsk_blur_node_get_radius(b)
                && isSame(gsk_blur_node_get_child(a), gsk_blur_node_get_child(b))
        case GSK_OPACITY_NODE:
            return gsk_opacity_node_get_opacity(a) == gsk_opacity_node_get_opacity(b)
                && isSame(gsk_opacity_node_get_child(a), gsk_opacity_node_get_child(b))
        case GSK_SHADOW_NODE:
            var (one, other) = (gsk_shadow_node_get_shadow(a, 0).pointee, gsk_shadow_node_get_shadow(b, 0).pointee)
            return one.radius == other.radius && one.dx == other.dx && one.dy == other.dy
                && gdk_rgba_equal(&one.color, &other.color) != 0
                && isSame(gsk_shadow_node_get_child(a), gsk_shadow_node_get_child(b))
        default: return false
        }
    }
}
