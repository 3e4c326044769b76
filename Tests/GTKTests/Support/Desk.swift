import CMartletGTK
import Foundation
import MartletDisplay
import MartletHost
import Testing

@testable import MartletGTKHost

/// A host on the display of the test run, and windows on it.
@MainActor
final class Desk {
    let host: GTKHost
    private static var shared: Desk?

    private init(host: GTKHost) { self.host = host }

    /// `false`, with the reason in the output, where there is no display to test on.
    nonisolated static let isAvailable: Bool = {
        let environment = ProcessInfo.processInfo.environment
        if environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil { return true }
        print("GTKTests are skipped: no DISPLAY or WAYLAND_DISPLAY; run them under xvfb-run -a dbus-run-session --")
        return false
    }()

    /// Hands the desk to a test, which runs from beginning to end as one job of the main actor.
    static func use(_ body: (Desk) throws -> Void) throws {
        try body(desk())
    }

    private static func desk() throws -> Desk {
        if let shared { return shared }
        let desk = Desk(host: try GTKHost.make(applicationID: "org.example.GTKTests"))
        shared = desk
        return desk
    }

    /// Opens a window and waits for its first frames.
    func open(_ client: FakeClient, size: CGSize = CGSize(width: 200, height: 150)) -> GTKWindow {
        let window = host.openWindow(WindowOptions(title: "Test", size: size), client: client)
        client.window = window
        window.requestFrame()
        settle { !client.frames.isEmpty && !client.sizes.isEmpty }
        settle(frames: 2, of: client)
        return window as! GTKWindow
    }

    /// Serves the loop until `condition` holds, or for at most five seconds.
    @discardableResult
    func settle(until condition: () -> Bool) -> Bool {
        let deadline = host.now + 5
        while !condition() {
            if host.now > deadline { return false }
            let wake = host.schedule(after: 0.01) {}
            g_main_context_iteration(nil, 1)
            wake.cancel()
        }
        return true
    }

    /// Waits until that many more frames were asked of the client and drawn.
    func settle(frames: Int, of client: FakeClient) {
        for _ in 0..<frames {
            let before = client.frames.count
            client.window?.requestFrame()
            settle { client.frames.count > before }
        }
        let end = host.now + 0.03
        settle { host.now > end }
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
