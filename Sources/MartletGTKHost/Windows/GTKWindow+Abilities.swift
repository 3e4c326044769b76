import CMartletGTK
import MartletHost

extension GTKWindow {
    func setAbilities(_ new: WindowAbilities) {
        if new == abilities || isClosed { return }
        abilities = new
        gtk_window_set_deletable(gtkWindow, new.closes ? 1 : 0)
        gtk_window_set_resizable(gtkWindow, isResizable ? 1 : 0)
        // Nil stands for the desktop's own arrangement.
        let layout = new.minimizes ? nil : Self.buttonLayout?.replacingOccurrences(of: "minimize", with: "")
        adw_header_bar_set_decoration_layout(OpaquePointer(header), layout)
        buttons.setLayout(layout)
    }

    /// A window of one size is as large as its content wants it.
    var isResizable: Bool { abilities.resizes && limits.maximum != limits.minimum }

    /// Which buttons the desktop's windows have, and on which side: "menu:minimize,maximize,close".
    private static var buttonLayout: String? {
        var value = GValue()
        g_value_init(&value, g_type_from_name("gchararray"))
        defer { g_value_unset(&value) }
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self)
        g_object_get_property(settings, "gtk-decoration-layout", &value)
        return g_value_get_string(&value).map { String(cString: $0) }
    }
}
