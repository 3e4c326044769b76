import CMartletGTK
import Foundation

/// The picture that a window manager shows for a program's windows.
///
/// A desktop of Wayland shows the icon that the program was installed with, under its application ID.
@MainActor
final class WindowIcon {
    private var textures: UnsafeMutablePointer<GList>?
    /// Pixels across, as lists of windows show them; what they want between they make of these.
    private static let sizes: [Int32] = [48, 128, 256]

    /// - Parameter path: a PNG or SVG picture.
    /// - Returns: nil where it is no picture.
    init?(_ path: String) {
        for size in Self.sizes {
            guard let pixels = gdk_pixbuf_new_from_file_at_size(path, size, size, nil) else { continue }
            textures = g_list_append(textures, UnsafeMutableRawPointer(gdk_texture_new_for_pixbuf(pixels)))
            g_object_unref(UnsafeMutableRawPointer(pixels))
        }
        if textures == nil { return nil }
    }

    isolated deinit {
        g_list_free_full(textures) { g_object_unref($0) }
    }

    /// Shows it for a window that has its surface.
    func show(on surface: OpaquePointer) { gdk_toplevel_set_icon_list(surface, textures) }
}
