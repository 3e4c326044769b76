import CMartletGTK

/// A button or finger that went down, for the window system to go on with.
@MainActor
struct PointerPress {
    private let device: OpaquePointer
    /// 0 for a finger.
    private let button: gint
    /// In the surface, whose shadow counts.
    private let x: Double
    private let y: Double
    private let time: guint32

    /// Nil for an event of no device and no place.
    init?(_ event: OpaquePointer) {
        var x = 0.0, y = 0.0
        guard let device = gdk_event_get_device(event), gdk_event_get_position(event, &x, &y) != 0 else { return nil }
        self.device = device
        self.x = x
        self.y = y
        button = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS ? gint(gdk_button_event_get_button(event)) : 0
        time = gdk_event_get_time(event)
    }

    /// Moves a window with it.
    func move(_ surface: OpaquePointer) { gdk_toplevel_begin_move(surface, device, button, x, y, time) }
}
