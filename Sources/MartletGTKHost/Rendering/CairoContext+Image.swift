import CMartletGTK
import Foundation
import MartletDisplay

extension CairoContext {
    /// Draws a picture so that each of its pixels is a rectangle.
    func draw(_ image: DisplayImage, in rect: CGRect) {
        guard image.pixelWidth > 0, image.pixelHeight > 0 else { return }
        // A copy, because the node keeps the surface for longer than the picture may live.
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(image.pixelWidth), Int32(image.pixelHeight))
        defer { cairo_surface_destroy(surface) }
        guard let target = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        image.pixels.withUnsafeBufferPointer { source in
            for row in 0..<image.pixelHeight {
                memcpy(target + row * stride, source.baseAddress! + row * image.bytesPerRow, image.pixelWidth * 4)
            }
        }
        cairo_surface_mark_dirty(surface)
        cairo_save(cr)
        cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(cr)
        cairo_translate(cr, rect.minX, rect.minY)
        cairo_scale(cr, rect.width / CGFloat(image.pixelWidth), rect.height / CGFloat(image.pixelHeight))
        cairo_set_source_surface(cr, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
        cairo_paint(cr)
        cairo_restore(cr)
    }
}
