import CMartletGTK
import Foundation

extension GTKWindow {
    /// Asks a Wayland desktop to let the window come before the one that has the keyboard.
    ///
    /// There a window comes forward only for a token, which is given to the window that the user is in. GTK asks on
    /// behalf of the window that is to come, which has no token to get.
    func askToComeForward() {
        let display = gtk_widget_get_display(canvas.widget)
        let instance = UnsafeMutableRawPointer(display).map { $0.assumingMemoryBound(to: GTypeInstance.self) }
        guard gtk_widget_get_mapped(canvas.widget) != 0, gtk_window_is_active(gtkWindow) == 0, let surface,
            String(cString: g_type_name_from_instance(instance)) == "GdkWaylandDisplay",
            let program = g_app_info_create_from_commandline(
                "true", g_get_prgname(), G_APP_INFO_CREATE_NONE, nil)
        else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(program)) }
        let context = gdk_display_get_app_launch_context(display)
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let launch = UnsafeMutableRawPointer(context).map { $0.assumingMemoryBound(to: GAppLaunchContext.self) }
        guard let token = g_app_launch_context_get_startup_notify_id(launch, program, nil) else { return }
        defer { g_free(token) }
        if let setToken = Self.setToken { return setToken(display, token) }
        gdk_toplevel_set_startup_id(surface, token)
    }

    private typealias SetToken = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Void

    /// What takes the token before GTK 4.10, after which the window does; not every GTK is built for Wayland.
    private static let setToken: SetToken? =
        gtk_get_minor_version() >= 10
        ? nil
        : dlsym(nil, "gdk_wayland_display_set_startup_notification_id").map { unsafeBitCast($0, to: SetToken.self) }
}
