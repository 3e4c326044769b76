import CMartletGTK
import Foundation
import MartletHost

/// Two fingers on a touchpad that spread or turn, told to the client as one gesture of both. Those on a touch screen
/// are told as pointers, and the client sees for itself what two of them do.
@MainActor
final class TransformInput {
    private let zoom: OpaquePointer
    private let rotation: OpaquePointer
    private let client: any WindowClient
    private let now: () -> TimeInterval
    private var isActive = false
    private var location = CGPoint.zero

    init(on widget: Widget, client: any WindowClient, now: @escaping () -> TimeInterval) {
        self.client = client
        self.now = now
        zoom = gtk_gesture_zoom_new()
        rotation = gtk_gesture_rotate_new()
        for gesture in [zoom, rotation] {
            let object = UnsafeMutableRawPointer(gesture)
            connect(object, "begin") { [weak self] in self?.change() }
            connect(object, "update") { [weak self] in self?.change() }
            connect(object, "end") { [weak self] in self?.end(.ended) }
            connect(object, "cancel") { [weak self] in self?.end(.cancelled) }
            gtk_widget_add_controller(widget, gesture)
        }
        gtk_gesture_group(zoom, rotation)
    }

    private func connect(_ object: UnsafeMutableRawPointer, _ name: String, _ action: @escaping Signal.Plain) {
        let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
            onMain(data) { Signal.Box<Signal.Plain>.action(in: $0)() }
        }
        Signal.connect(object, name, handler: unsafeBitCast(handler, to: GCallback.self), action)
    }

    private func change() {
        guard isActive || isTouchpad else { return }
        var x = 0.0, y = 0.0
        if gtk_gesture_get_bounding_box_center(zoom, &x, &y) != 0 { location = CGPoint(x: x, y: y) }
        send(isActive ? .changed : .began)
        isActive = true
    }

    private var isTouchpad: Bool {
        guard
            let event = gtk_event_controller_get_current_event(zoom)
                ?? gtk_event_controller_get_current_event(rotation)
        else { return false }
        return gdk_event_get_event_type(event) == GDK_TOUCHPAD_PINCH
    }

    private func end(_ phase: TransformEvent.Phase) {
        if !isActive { return }
        isActive = false
        send(phase)
    }

    private func send(_ phase: TransformEvent.Phase) {
        let isTurning = gtk_gesture_is_recognized(rotation) != 0
        let isSpreading = gtk_gesture_is_recognized(zoom) != 0
        let event = TransformEvent(
            phase: phase, location: location,
            magnification: isSpreading ? gtk_gesture_zoom_get_scale_delta(zoom) : 1,
            rotation: isTurning ? gtk_gesture_rotate_get_angle_delta(rotation) : 0, time: now())
        _ = client.handle(.transform(event))
    }
}
