import CMartletGTK
import Foundation
import MartletHost

extension GTKWindow {
    var place: WindowPlace {
        var (x, y): (Int32, Int32) = (0, 0)
        let isKnown = surface.map { martlet_surface_get_origin($0, &x, &y) != 0 } ?? false
        return WindowPlace(
            origin: isKnown ? CGPoint(x: Int(x), y: Int(y)) : nil, size: size,
            outerSize: isAllocated && outerSize != openedOuterSize ? outerSize : nil,
            isMaximized: gtk_window_is_maximized(gtkWindow) != 0,
            isFullScreen: gtk_window_is_fullscreen(gtkWindow) != 0)
    }

    var followsContentSize: Bool { true }

    var isSizedByDesktop: Bool {
        guard let surface else { return false }
        let states = [
            GDK_TOPLEVEL_STATE_MAXIMIZED, GDK_TOPLEVEL_STATE_FULLSCREEN, GDK_TOPLEVEL_STATE_TILED,
            GDK_TOPLEVEL_STATE_TOP_TILED, GDK_TOPLEVEL_STATE_RIGHT_TILED, GDK_TOPLEVEL_STATE_BOTTOM_TILED,
            GDK_TOPLEVEL_STATE_LEFT_TILED,
        ].reduce(0) { $0 | $1.rawValue }
        return gdk_toplevel_get_state(surface).rawValue & states != 0
    }

    func beginMove() {
        guard let surface, let press = input?.press else { return }
        press.move(surface)
        // The client is in the middle of an event.
        DispatchQueue.main.async { [weak self] in self?.input?.cancelPress() }
    }

    func setPlace(_ place: WindowPlace) {
        if isClosed { return }
        if let outer = place.outerSize, isResizable {
            keptOuterSize = outer
            if !isAllocated { size = place.size }
            gtk_window_set_default_size(gtkWindow, Int32(outer.width), Int32(outer.height))
        } else if !place.isMaximized, !place.isFullScreen {
            // What a window fills the screen with is not what it is otherwise.
            setInitialSize(place.size)
        }
        if place.isMaximized { gtk_window_maximize(gtkWindow) }
        if place.isFullScreen { gtk_window_fullscreen(gtkWindow) }
        wantedOrigin = place.origin
    }

    /// What GTK keeps of the window's size while it fills the screen, too.
    var outerSize: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(gtkWindow, &width, &height)
        return CGSize(width: Int(width), height: Int(height))
    }

    func toggleFullScreen() {
        if gtk_window_is_fullscreen(gtkWindow) != 0 {
            gtk_window_unfullscreen(gtkWindow)
        } else {
            gtk_window_fullscreen(gtkWindow)
        }
    }

    /// Moves the window where it was wanted, once there is one.
    func takePlace() {
        guard let origin = wantedOrigin ?? positionOnScreen, let surface else { return }
        wantedOrigin = nil
        martlet_surface_set_origin(surface, Int32(origin.x), Int32(origin.y))
    }

    /// Where its surface lies when the window, without the shadow around it, lies where it is wanted on its screen.
    private var positionOnScreen: CGPoint? {
        guard let wantedPosition, let surface,
            let monitor = gdk_display_get_monitor_at_surface(gdk_surface_get_display(surface), surface)
        else { return nil }
        var screen = GdkRectangle()
        var (left, top) = (0.0, 0.0)
        gdk_monitor_get_geometry(monitor, &screen)
        gtk_native_get_surface_transform(OpaquePointer(gtkWindow), &left, &top)
        let width = initialSize.width + CGFloat(frameLength(GTK_ORIENTATION_HORIZONTAL))
        let height = initialSize.height + CGFloat(frameLength(GTK_ORIENTATION_VERTICAL))
        return CGPoint(
            x: CGFloat(screen.x) + max(0, CGFloat(screen.width) - width) * wantedPosition.x - left,
            y: CGFloat(screen.y) + max(0, CGFloat(screen.height) - height) * wantedPosition.y - top)
    }

    /// Whether the renderer of a window is cairo's; `false` before it has one.
    static func drawsWithCairo(_ window: OpaquePointer?) -> Bool {
        guard let renderer = gtk_native_get_renderer(window) else { return false }
        let name = g_type_name_from_instance(
            UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self))
        return name.map { String(cString: $0) } == "GskCairoRenderer"
    }

    var surface: OpaquePointer? { gtk_native_get_surface(OpaquePointer(gtkWindow)) }
}
