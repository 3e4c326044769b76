import CMartletGTK
import CMartletPixels
import Foundation
import MartletDisplay

extension ItemPainter {
    /// The node seen through a mapping in perspective, as a picture: GSK's cairo renderer and Broadway show
    /// transformations in space as a rectangle of one colour.
    func project(_ node: RenderNode, through projection: ProjectionTransform) -> RenderNode? {
        let source = node.bounds.intersection(Self.largest).integral
        let place = projection.bounds(of: source).insetBy(dx: -1, dy: -1).intersection(Self.largest).integral
        guard source.isDrawable, place.isDrawable, projection.isInvertible else { return nil }
        let scale = scale
        guard let flat = surface(source.size, scale), let shown = surface(place.size, scale) else { return nil }
        defer {
            cairo_surface_destroy(flat)
            cairo_surface_destroy(shown)
        }
        let cr = cairo_create(flat)!
        cairo_scale(cr, scale, scale)
        cairo_translate(cr, -source.minX, -source.minY)
        gsk_render_node_draw(node.pointer, cr)
        cairo_destroy(cr)
        cairo_surface_flush(flat)

        let toPlace = ProjectionTransform(CGAffineTransform(translationX: place.minX, y: place.minY))
        let fromSource = ProjectionTransform(CGAffineTransform(translationX: -source.minX, y: -source.minY))
        let back = toPlace.concatenating(projection.inverted()).concatenating(fromSource).inPixels(scale)
        martlet_pixels_project(
            cairo_image_surface_get_data(flat), cairo_image_surface_get_stride(flat),
            cairo_image_surface_get_width(flat), cairo_image_surface_get_height(flat),
            cairo_image_surface_get_data(shown), cairo_image_surface_get_stride(shown),
            cairo_image_surface_get_width(shown), cairo_image_surface_get_height(shown), back.numbers)
        cairo_surface_mark_dirty(shown)
        return cairo.picture(of: shown, in: place)
    }

    /// What no window is larger than: what is close to the eye would need any number of pixels.
    private static let largest = CGRect(x: -4096, y: -4096, width: 8192, height: 8192)

    private func surface(_ size: CGSize, _ scale: CGFloat) -> OpaquePointer? {
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32((size.width * scale).rounded(.up)), Int32((size.height * scale).rounded(.up)))
        if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { return surface }
        cairo_surface_destroy(surface)
        return nil
    }
}
