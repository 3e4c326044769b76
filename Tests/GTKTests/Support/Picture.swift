import CMartletGTK
import Foundation
import MartletDesk

@testable import MartletGTKHost

extension Desk {
    func open(_ client: FakeClient, size: CGSize = CGSize(width: 200, height: 150)) -> GTKWindow {
        show(client, size: size) as! GTKWindow
    }

    func picture(of window: GTKWindow) -> Picture {
        Picture(of: window.canvas.widget, size: window.size)
    }
}

/// What a widget shows, in pixels.
@MainActor
final class Picture {
    let width: Int
    let height: Int
    private let surface: OpaquePointer

    init(of widget: UnsafeMutablePointer<GtkWidget>, size: CGSize) {
        width = Int(size.width)
        height = Int(size.height)
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let paintable = gtk_widget_paintable_new(widget)!
        let snapshot = gtk_snapshot_new()!
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        if let node = gtk_snapshot_free_to_node(snapshot) {
            let cr = cairo_create(surface)
            gsk_render_node_draw(node, cr)
            cairo_destroy(cr)
            gsk_render_node_unref(node)
        }
        g_object_unref(UnsafeMutableRawPointer(paintable))
        cairo_surface_flush(surface)
    }

    isolated deinit { cairo_surface_destroy(surface) }

    /// Red, green, blue and alpha as eight hexadecimal digits, premultiplied.
    subscript(x: Int, y: Int) -> String {
        let data = cairo_image_surface_get_data(surface)!
        let pixel = data + y * Int(cairo_image_surface_get_stride(surface)) + x * 4
        return [2, 1, 0, 3].map { index in
            let text = String(pixel[index], radix: 16)
            return text.count < 2 ? "0" + text : text
        }.joined()
    }

    /// The rectangle in which pixels are more than half opaque.
    var inkBounds: CGRect {
        var bounds = CGRect.null
        for y in 0..<height {
            for x in 0..<width where self[x, y].suffix(2) > "7f" {
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return bounds
    }

    func write(to path: String) { cairo_surface_write_to_png(surface, path) }
}
