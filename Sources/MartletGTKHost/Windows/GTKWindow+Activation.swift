import CMartletGTK

extension GTKWindow {
    /// Asks a Wayland desktop to let the window come before the one that has the keyboard.
    ///
    /// There a window comes forward only for a token, which is given to the window that the user is in. GTK asks on
    /// behalf of the window that is to come, which has no token to get.
    func askToComeForward() {
        let display = gtk_widget_get_display(canvas.widget)
        let instance = UnsafeMutableRawPointer(display).map { $0.assumingMemoryBound(to: GTypeInstance.self) }
        guard gtk_widget_get_mapped(canvas.widget) != 0, gtk_window_is_active(gtkWindow) == 0,
            String(cString: g_type_name_from_instance(instance)) == "GdkWaylandDisplay",
            let program = g_app_info_create_from_commandline(
                "true", g_get_prgname(), G_APP_INFO_CREATE_NONE, nil)
        else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(program)) }
        let context = gdk_display_get_app_launch_context(display)
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let launch = UnsafeMutableRawPointer(context).map { $0.assumingMemoryBound(to: GAppLaunchContext.self) }
        guard let token = g_app_launch_context_get_startup_notify_id(launch, program, nil) else { return }
        gtk_window_set_startup_id(gtkWindow, token)
        g_free(token)
    }
}
