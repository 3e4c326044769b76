import CMartletGTK
import Foundation

/// What GTK's own widgets do with a wheel.
@MainActor
enum Scrolling {
    /// Whether a widget scrolls what is in it.
    static func isArea(_ widget: Widget) -> Bool { isInstance(widget, of: gtk_scrolled_window_get_type()) }

    /// Whether an area has something left to show that way.
    static func canScroll(_ area: Widget, _ delta: CGSize) -> Bool {
        let area = OpaquePointer(area)
        return hasRoom(gtk_scrolled_window_get_hadjustment(area), delta.width)
            || hasRoom(gtk_scrolled_window_get_vadjustment(area), delta.height)
    }

    /// Whether a widget itself does something when the wheel is turned above it, as a calendar and a page of the web do.
    static func followsWheel(_ widget: Widget) -> Bool {
        guard let controllers = gtk_widget_observe_controllers(widget) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        return (0..<g_list_model_get_n_items(controllers)).contains { index in
            guard let controller = g_list_model_get_item(controllers, index) else { return false }
            defer { g_object_unref(controller) }
            return isInstance(controller, of: gtk_event_controller_scroll_get_type())
        }
    }

    private static func hasRoom(_ position: UnsafeMutablePointer<GtkAdjustment>?, _ delta: CGFloat) -> Bool {
        guard let position, delta != 0 else { return false }
        let value = gtk_adjustment_get_value(position)
        let end = gtk_adjustment_get_upper(position) - gtk_adjustment_get_page_size(position)
        return delta < 0 ? value > gtk_adjustment_get_lower(position) : value < end
    }

    private static func isInstance(_ object: UnsafeMutableRawPointer, of type: GType) -> Bool {
        g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
    }
}
