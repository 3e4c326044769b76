import CMartletGTK
import Foundation
import MartletHost

/// Mouse buttons, motion and touches on a canvas, told to the client as pointer events.
///
/// GTK grabs the pointer while a button is held, so a drag goes on outside of the window.
@MainActor
final class PointerInput {
    /// What was pressed last, as the window system wants it told.
    private(set) var lastPress: PointerPress?
    /// Called before a button or finger going down is told.
    var onPress: () -> Void = {}

    private let widget: Widget
    private let client: any WindowClient
    private let now: () -> TimeInterval
    private var clicks = ClickCounter()
    private var pressed: [PointerEvent.Button] = []
    private var touches: [OpaquePointer: UInt64] = [:]
    private var lastTouch: UInt64 = 0
    private var leftWhilePressed = false
    /// Where the pointer was last.
    private(set) var location = CGPoint.zero

    /// While buttons or fingers are down that hit something drawn over a native, and so are kept from it.
    private var isKept = false
    private let isNativeHidden: (CGPoint) -> Bool

    private typealias Handler = @MainActor (OpaquePointer) -> Bool

    /// - Parameter isNativeHidden: whether something drawn hides the native at a point.
    init(
        on widget: Widget, client: any WindowClient, now: @escaping () -> TimeInterval,
        isNativeHidden: @escaping (CGPoint) -> Bool
    ) {
        self.widget = widget
        self.isNativeHidden = isNativeHidden
        self.client = client
        self.now = now
        let events = gtk_event_controller_legacy_new()!
        let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
            onMain((event, data)) { event, data in Signal.Box<Handler>.action(in: data)(event!) } ? 1 : 0
        }
        Signal.connect(
            UnsafeMutableRawPointer(events), "event", handler: unsafeBitCast(handler, to: GCallback.self),
            { [weak self] event in self?.handle(event) ?? false } as Handler)
        // Before the natives, so that a hidden one can be passed over.
        gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, events)

        let motion = gtk_event_controller_motion_new()!
        Signal.connect(UnsafeMutableRawPointer(motion), "leave") { [weak self] in self?.left() }
        gtk_widget_add_controller(widget, motion)
    }

    /// `true` keeps the event from the natives.
    private func handle(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: press(event)
        case GDK_BUTTON_RELEASE: return release(event)
        case GDK_MOTION_NOTIFY:
            guard let place = place(of: event) else { return false }
            send(.moved, place, pressed.first ?? .primary, pressed.isEmpty ? 0 : clicks.count, event)
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: touch(event)
        case GDK_GRAB_BROKEN: cancel(event)
        default: return false
        }
        return isKept
    }

    private func press(_ event: OpaquePointer) {
        guard let place = place(of: event), let button = button(of: event), accepts(place) else { return }
        lastPress = PointerPress(event)
        onPress()
        // The release of a press that began to move the window was the window system's.
        if pressed.contains(button) { cancel(event) }
        pressed.append(button)
        clicks.press(button, at: place, time: now())
        send(.down, place, button, clicks.count, event)
    }

    private func release(_ event: OpaquePointer) -> Bool {
        let wasKept = isKept
        guard let button = button(of: event), let index = pressed.firstIndex(of: button) else { return wasKept }
        pressed.remove(at: index)
        endKeeping()
        let place = place(of: event) ?? location
        send(.up, place, button, clicks.count, event)
        if leftWhilePressed, pressed.isEmpty {
            leftWhilePressed = false
            if gtk_widget_contains(widget, place.x, place.y) == 0 { send(.left, place, .primary, 0, event) }
        }
        return wasKept
    }

    /// Whether the pointer meets nothing but the canvas, or something drawn over a native; what lies on a native that
    /// can be seen is the native's.
    private func accepts(_ place: CGPoint) -> Bool {
        if gtk_widget_pick(widget, place.x, place.y, GTK_PICK_DEFAULT) == widget { return true }
        guard isNativeHidden(place) else { return false }
        isKept = true
        return true
    }

    private func endKeeping() {
        if pressed.isEmpty, touches.isEmpty { isKept = false }
    }

    private func cancel(_ event: OpaquePointer?) {
        let buttons = pressed
        pressed = []
        endKeeping()
        for button in buttons { send(.cancelled, location, button, clicks.count, event) }
    }

    /// Whether a button or a finger is down.
    var isPressed: Bool { !pressed.isEmpty || !touches.isEmpty }

    /// The window system has taken what is pressed.
    func cancelAll() {
        cancel(nil)
        let fingers = touches.values
        touches = [:]
        for finger in fingers { send(.cancelled, location, .primary, clicks.count, nil, finger) }
    }

    private func left() {
        if pressed.isEmpty {
            send(.left, location, .primary, 0, nil)
        } else {
            leftWhilePressed = true
        }
    }

    private func touch(_ event: OpaquePointer) {
        guard let sequence = gdk_event_get_event_sequence(event), let place = place(of: event) else { return }
        let type = gdk_event_get_event_type(event)
        if type == GDK_TOUCH_BEGIN {
            guard accepts(place) else { return }
            lastPress = PointerPress(event)
            onPress()
            lastTouch += 1
            touches[sequence] = lastTouch
            clicks.press(.primary, at: place, time: now())
        }
        guard let finger = touches[sequence] else { return }
        switch type {
        case GDK_TOUCH_BEGIN: send(.down, place, .primary, clicks.count, event, finger)
        case GDK_TOUCH_UPDATE: send(.moved, place, .primary, clicks.count, event, finger)
        default:
            touches[sequence] = nil
            endKeeping()
            send(type == GDK_TOUCH_END ? .up : .cancelled, place, .primary, clicks.count, event, finger)
        }
    }

    private func place(of event: OpaquePointer) -> CGPoint? {
        var x = 0.0, y = 0.0, left = 0.0, top = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(widget) else { return nil }
        gtk_native_get_surface_transform(native, &left, &top)
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_translate_coordinates(root, widget, x - left, y - top, &x, &y) != 0 else { return nil }
        // GTK computes in single precision; whole points stay whole.
        return CGPoint(x: (x * 256).rounded() / 256, y: (y * 256).rounded() / 256)
    }

    private func button(of event: OpaquePointer) -> PointerEvent.Button? {
        switch gdk_button_event_get_button(event) {
        case 1: .primary
        case 2: .middle
        case 3: .secondary
        default: nil
        }
    }

    private func send(
        _ phase: PointerEvent.Phase, _ place: CGPoint, _ button: PointerEvent.Button, _ count: Int,
        _ event: OpaquePointer?, _ sequence: UInt64 = 0
    ) {
        location = place
        let modifiers = event.map { KeyModifiers(gdk_event_get_modifier_state($0)) } ?? []
        _ = client.handle(
            .pointer(
                PointerEvent(
                    phase: phase, location: place, button: button, clickCount: count, modifiers: modifiers,
                    time: now(), sequence: sequence)))
    }
}
