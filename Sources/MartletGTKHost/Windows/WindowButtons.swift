import CMartletGTK
import Foundation
import MartletHost

/// The buttons of a window, as the desktop arranges them, above a bar that the window's content draws.
@MainActor
final class WindowButtons {
    private let start = gtk_window_controls_new(GTK_PACK_START)!
    private let end = gtk_window_controls_new(GTK_PACK_END)!
    /// The button of the window's menu and the buttons after it.
    private let endBox = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, spacing)!
    let menu: MenuButton
    /// Called when the desktop wants other buttons.
    var changed: () -> Void = {}

    private static let margin: Int32 = 6
    private static let spacing: Int32 = 6

    /// - Parameter openMenu: what the button of the window's menu does.
    init(barHeight: CGFloat, openMenu: @escaping @MainActor () -> Void) {
        menu = MenuButton(openMenu)
        let box = UnsafeMutableRawPointer(endBox).assumingMemoryBound(to: GtkBox.self)
        gtk_box_append(box, menu.widget)
        gtk_box_append(box, end)
        for buttons in [start, end] { gtk_widget_add_css_class(buttons, PaletteStyle.buttonsClass) }
        for (buttons, side) in [(start, GTK_ALIGN_START), (endBox, GTK_ALIGN_END)] {
            gtk_widget_set_halign(buttons, side)
            gtk_widget_set_valign(buttons, GTK_ALIGN_START)
            gtk_widget_set_size_request(buttons, -1, Int32(barHeight))
            gtk_widget_set_margin_start(buttons, Self.margin)
            gtk_widget_set_margin_end(buttons, Self.margin)
        }
        setVisible(false)
    }

    func add(to overlay: Widget) {
        for buttons in [start, endBox] { gtk_overlay_add_overlay(OpaquePointer(overlay), buttons) }
        for buttons in [start, end] {
            Signal.onChange(of: "empty", buttons) { [weak self] in self?.changed() }
        }
    }

    func setVisible(_ isVisible: Bool) {
        for buttons in [start, endBox] { gtk_widget_set_visible(buttons, isVisible ? 1 : 0) }
    }

    /// - Parameter layout: which buttons there are; nil for those of the desktop.
    func setLayout(_ layout: String?) {
        for buttons in [start, end] {
            gtk_window_controls_set_decoration_layout(OpaquePointer(buttons), layout)
        }
    }

    func setOpacity(_ opacity: Double) {
        for buttons in [start, endBox] { gtk_widget_set_opacity(buttons, opacity) }
    }

    func setHasMenu(_ hasMenu: Bool) {
        if menu.isVisible == hasMenu { return }
        menu.isVisible = hasMenu
        changed()
    }

    /// What the buttons cover at the ends of the bar.
    var room: TitleBarRoom {
        let isRightToLeft = gtk_widget_get_direction(start) == GTK_TEXT_DIR_RTL
        let (first, last) = (isEmpty(start) ? 0 : width(start), isEmpty(end) && !menu.isVisible ? 0 : width(endBox))
        return isRightToLeft ? TitleBarRoom(left: last, right: first) : TitleBarRoom(left: first, right: last)
    }

    private func isEmpty(_ buttons: Widget) -> Bool { gtk_window_controls_get_empty(OpaquePointer(buttons)) != 0 }

    private func width(_ buttons: Widget) -> CGFloat {
        var natural: Int32 = 0
        gtk_widget_measure(buttons, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
        return CGFloat(natural)
    }
}

/// Moves a window by drags that begin on a part of what it shows; a double click and a secondary one do there what the
/// desktop does with title bars.
@MainActor
enum WindowHandle {
    private typealias Handler = @MainActor (CGPoint) -> Void

    /// - Parameter isHandle: whether a press at a place is the window's, not the content's.
    static func around(_ content: Widget, isHandle: @escaping (CGPoint) -> Bool) -> Widget {
        let handle = gtk_window_handle_new()!
        gtk_window_handle_set_child(OpaquePointer(handle), content)
        // What the content wants of room does not pass through a handle.
        gtk_widget_set_hexpand(handle, 1)
        gtk_widget_set_vexpand(handle, 1)
        let movers = controllers(of: handle)
        let press = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(press, 0)
        gtk_event_controller_set_propagation_phase(press, GTK_PHASE_CAPTURE)
        let handler: @convention(c) (OpaquePointer?, gint, Double, Double, gpointer?) -> Void = { _, _, x, y, data in
            onMain(data) { data in Signal.Box<Handler>.action(in: data)(CGPoint(x: x, y: y)) }
        }
        Signal.connect(
            UnsafeMutableRawPointer(press), "pressed", handler: unsafeBitCast(handler, to: GCallback.self),
            { place in
                // What lies on a native is the native's. It does not take all that it uses: an editor leaves the second
                // press of a double click, with which it selects a word, to those around.
                let isContent = gtk_widget_pick(content, place.x, place.y, GTK_PICK_DEFAULT) == content
                let phase = isContent && isHandle(place) ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE
                for mover in movers { gtk_event_controller_set_propagation_phase(mover, phase) }
            } as Handler)
        gtk_widget_add_controller(handle, press)
        return handle
    }

    /// What GTK itself gave the handle, which keeps it: who else lets a handle take a press, cannot tell it where.
    private static func controllers(of handle: Widget) -> [OpaquePointer] {
        let list = gtk_widget_observe_controllers(handle)
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            let controller = g_list_model_get_item(list, index)
            g_object_unref(controller)
            return controller.map { OpaquePointer($0) }
        }
    }
}
