import CMartletGTK

/// The button in a window's bar that opens the menu of the window's commands. The keyboard has F10 for it.
@MainActor
final class MenuButton {
    let widget = gtk_button_new_from_icon_name("open-menu-symbolic")!

    init(_ action: @escaping @MainActor () -> Void) {
        gtk_widget_add_css_class(widget, "flat")
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        gtk_widget_set_focusable(widget, 0)
        gtk_widget_set_tooltip_text(widget, "Main Menu")
        martlet_accessible_set_label(widget, "Main Menu")
        gtk_widget_set_visible(widget, 0)
        Signal.connect(UnsafeMutableRawPointer(widget), "clicked") { action() }
    }

    var isVisible: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
    }
}
