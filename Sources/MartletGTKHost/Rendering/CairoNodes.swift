import CMartletGTK
import Foundation
import MartletDisplay

/// Makes nodes of what only cairo can draw.
@MainActor
final class CairoNodes {
    /// Whether a picture in pixels takes the place of each cairo node, for displays that do not show those (Broadway).
    let rasterises: Bool
    /// Whether cairo draws all nodes.
    let isRenderer: @MainActor () -> Bool
    let scale: @MainActor () -> CGFloat

    init(
        rasterises: Bool, isRenderer: @escaping @MainActor () -> Bool, scale: @escaping @MainActor () -> CGFloat
    ) {
        self.rasterises = rasterises
        self.isRenderer = isRenderer
        self.scale = scale
    }

    /// - Parameter bounds: everything outside of it is cut off.
    func node(in bounds: CGRect, draw: (CairoContext) -> Void) -> RenderNode? {
        // Whole pixels, so that edges keep their smoothing.
        let bounds = bounds.integral
        guard bounds.isDrawable else { return nil }
        if rasterises { return raster(in: bounds, draw) }
        var rect = graphene_rect_t(bounds)
        let node = RenderNode(owning: gsk_cairo_node_new(&rect))
        let cr = gsk_cairo_node_get_draw_context(node.pointer)!
        draw(CairoContext(cr: cr))
        cairo_destroy(cr)
        return node
    }

    /// Pixels take at most this much room on each side.
    private static let mostPixels: CGFloat = 8192

    /// What is drawn as a picture in pixels.
    ///
    /// - Parameter enlargement: how many pixels there are for one of the window's.
    func raster(in bounds: CGRect, enlargement: CGFloat = 1, _ draw: (CairoContext) -> Void) -> RenderNode? {
        guard bounds.isDrawable else { return nil }
        let most = enlargement > 1 ? Self.mostPixels / 2 : Self.mostPixels
        let scale = min(scale() * enlargement, most / max(bounds.width, bounds.height))
        let width = Int32((bounds.width * scale).rounded(.up)), height = Int32((bounds.height * scale).rounded(.up))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        let cr = cairo_create(surface)!
        cairo_scale(cr, scale, scale)
        cairo_translate(cr, -bounds.minX, -bounds.minY)
        draw(CairoContext(cr: cr))
        cairo_destroy(cr)
        cairo_surface_flush(surface)
        return picture(of: surface!, in: bounds)
    }

    /// The pixels of a surface, which nobody changes any more, shown in a rectangle.
    func picture(of surface: OpaquePointer, in rect: CGRect) -> RenderNode {
        Picture(surface, isForCairo: isRenderer()).node(in: rect)
    }
}
