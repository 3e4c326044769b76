import CMartletGTK
import Foundation
import MartletDisplay

/// A counted reference to a `GskRenderNode`: an immutable piece of picture, shared by every frame that shows it.
final class RenderNode {
    let pointer: OpaquePointer

    /// Takes over the caller's reference.
    init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit { gsk_render_node_unref(pointer) }

    var bounds: CGRect {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &bounds)
        return CGRect(bounds)
    }

    static func color(_ color: RGBA, in rect: CGRect) -> RenderNode { .color(GdkRGBA(color), in: rect) }

    private static func color(_ color: GdkRGBA, in rect: CGRect) -> RenderNode {
        var color = color
        var rect = graphene_rect_t(rect)
        return RenderNode(owning: gsk_color_node_new(&color, &rect))
    }

    /// `nil` for no nodes; the node itself for one.
    static func container(_ nodes: [RenderNode]) -> RenderNode? {
        if nodes.count < 2 { return nodes.first }
        var pointers: [OpaquePointer?] = nodes.map(\.pointer)
        return RenderNode(owning: gsk_container_node_new(&pointers, guint(pointers.count)))
    }

    /// The node seen through a rectangle. A colour becomes a smaller one, which no renderer has to clip.
    func clipped(to rect: CGRect) -> RenderNode {
        if gsk_render_node_get_node_type(pointer) == GSK_COLOR_NODE {
            let part = bounds.intersection(rect)
            return .color(gsk_color_node_get_color(pointer).pointee, in: part.isNull ? .zero : part)
        }
        var rect = graphene_rect_t(rect)
        return RenderNode(owning: gsk_clip_node_new(pointer, &rect))
    }

    func clipped(to rect: GskRoundedRect) -> RenderNode {
        var rect = rect
        return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &rect))
    }

    /// The node less opaque. A colour takes the opacity itself: else the cairo renderer paints it on a surface as large
    /// as the window first.
    func withOpacity(_ opacity: Double) -> RenderNode {
        guard gsk_render_node_get_node_type(pointer) == GSK_COLOR_NODE else {
            return RenderNode(owning: gsk_opacity_node_new(pointer, Float(opacity)))
        }
        var color = gsk_color_node_get_color(pointer).pointee
        color.alpha *= Float(opacity)
        return .color(color, in: bounds)
    }

    /// A Gaussian blur; GSK's radius is twice the standard deviation.
    func blurred(deviation: CGFloat) -> RenderNode {
        RenderNode(owning: gsk_blur_node_new(pointer, Float(deviation * 2)))
    }

    func recolored(_ colors: ColorMatrix) -> RenderNode {
        let rows = colors.rows
        // GSK takes the factors of one component for all results together: a column of ours is a row of its.
        let factors = (0..<4).flatMap { column in rows.map { Float($0[column]) } }
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, factors)
        var constants = graphene_vec4_t()
        graphene_vec4_init(&constants, Float(rows[0][4]), Float(rows[1][4]), Float(rows[2][4]), Float(rows[3][4]))
        return RenderNode(owning: gsk_color_matrix_node_new(pointer, &matrix, &constants))
    }

    func withShadow(_ shadow: GroupShadow) -> RenderNode {
        // GSK's GL renderer adds the first colour of the content to the colours that it drew before the shadow, and
        // loses it and those behind it: something else has to come between.
        let node = RenderNode.container([.separator(in: bounds), self]) ?? self
        var shadow = GskShadow(
            color: GdkRGBA(shadow.color), dx: Float(shadow.offset.width), dy: Float(shadow.offset.height),
            radius: Float(shadow.radius * 2))
        return RenderNode(owning: gsk_shadow_node_new(node.pointer, &shadow, 1))
    }

    /// Nothing that can be seen, and no colour.
    private static func separator(in bounds: CGRect) -> RenderNode {
        var place = graphene_rect_t(CGRect(origin: bounds.origin, size: CGSize(width: 1, height: 1)))
        var (from, to) = (place.origin, place.origin)
        to.x += 1
        let stops = GradientStops.gsk([])
        return RenderNode(owning: gsk_linear_gradient_node_new(&place, &from, &to, stops, gsize(stops.count)))
    }

    /// `nil` where the transformation leaves nothing to see: text that small stops GSK's GL renderer.
    func transformed(by transform: CGAffineTransform) -> RenderNode? {
        guard transform.isInvertible, !transform.leavesNothing else { return nil }
        // What differs from none by less than GTK's numbers can tell is none.
        guard let gsk = transform.makeGskTransform() else { return self }
        defer { gsk_transform_unref(gsk) }
        return RenderNode(owning: gsk_transform_node_new(pointer, gsk))
    }

    func moved(to origin: CGPoint) -> RenderNode {
        if origin == .zero { return self }
        var point = graphene_point_t(origin)
        // GSK has no transformation where GTK's numbers, which are shorter, make the way none.
        guard let transform = gsk_transform_translate(nil, &point) else { return self }
        defer { gsk_transform_unref(transform) }
        return RenderNode(owning: gsk_transform_node_new(pointer, transform))
    }
}

extension CGAffineTransform {
    /// How long something a point long is at most, whichever way it lies.
    var greatestScale: CGFloat {
        let (squares, area) = (a * a + b * b + c * c + d * d, abs(a * d - b * c))
        return ((squares + max(0, squares * squares - 4 * area * area).squareRoot()) / 2).squareRoot()
    }

    /// How long something a point long is at least.
    var leastScale: CGFloat {
        let most = greatestScale
        return most > 0 ? abs(a * d - b * c) / most : 0
    }

    /// Whether nothing can be seen of what is made so small: a point of 250.
    var leavesNothing: Bool { !(leastScale >= 0.004) }
}
