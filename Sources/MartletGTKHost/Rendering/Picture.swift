import CMartletGTK
import Foundation
import MartletDisplay

/// Pixels in the form that the window's renderer shows without making them anew in each frame.
///
/// GSK's cairo renderer turns a texture's pixels into floating-point numbers and back whenever it shows one (GTK 4.8:
/// 0.4 ms for 256 x 256), so it gets a cairo surface; the others get a texture, which they hand over once.
@MainActor
final class Picture {
    private enum Pixels {
        case texture(OpaquePointer)
        case surface(OpaquePointer)
    }

    private let pixels: Pixels

    /// - Parameter surface: kept where cairo draws, else copied.
    init(_ surface: OpaquePointer, isForCairo: Bool) {
        guard !isForCairo else {
            pixels = .surface(cairo_surface_reference(surface))
            return
        }
        let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = UnsafeRawBufferPointer(
            start: cairo_image_surface_get_data(surface), count: stride * Int(height))
        pixels = .texture(Self.texture(bytes, width, height, stride))
    }

    init(_ image: DisplayImage, isForCairo: Bool) {
        let (width, height) = (Int32(image.pixelWidth), Int32(image.pixelHeight))
        pixels = image.pixels.withUnsafeBytes { bytes in
            isForCairo
                ? .surface(Self.surface(bytes, width, height, image.bytesPerRow))
                : .texture(Self.texture(bytes, width, height, image.bytesPerRow))
        }
    }

    isolated deinit {
        switch pixels {
        case .texture(let texture): g_object_unref(UnsafeMutableRawPointer(texture))
        case .surface(let surface): cairo_surface_destroy(surface)
        }
    }

    func node(in rect: CGRect) -> RenderNode {
        var bounds = graphene_rect_t(rect)
        switch pixels {
        case .texture(let texture): return RenderNode(owning: gsk_texture_node_new(texture, &bounds))
        case .surface(let surface):
            let node = RenderNode(owning: gsk_cairo_node_new(&bounds))
            let cr = gsk_cairo_node_get_draw_context(node.pointer)!
            let pattern = cairo_pattern_create_for_surface(surface)
            // Edges between pixels are mixed with what is around, not with the nothing beside the picture.
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            let size = (
                Double(cairo_image_surface_get_width(surface)), Double(cairo_image_surface_get_height(surface))
            )
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, size.0 / rect.width, size.1 / rect.height)
            cairo_matrix_translate(&matrix, -rect.minX, -rect.minY)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_set_source(cr, pattern)
            cairo_pattern_destroy(pattern)
            cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
            cairo_fill(cr)
            cairo_destroy(cr)
            return node
        }
    }

    private static func texture(
        _ bytes: UnsafeRawBufferPointer, _ width: Int32, _ height: Int32, _ stride: Int
    ) -> OpaquePointer {
        let copy = g_bytes_new(bytes.baseAddress, gsize(bytes.count))
        defer { g_bytes_unref(copy) }
        return gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, copy, gsize(stride))!
    }

    private static func surface(
        _ bytes: UnsafeRawBufferPointer, _ width: Int32, _ height: Int32, _ stride: Int
    ) -> OpaquePointer {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
        guard let target = cairo_image_surface_get_data(surface), let source = bytes.baseAddress else { return surface }
        let targetStride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<Int(height) {
            memcpy(target + row * targetStride, source + row * stride, Int(width) * 4)
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}
