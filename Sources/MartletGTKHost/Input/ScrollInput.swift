import CMartletGTK
import Foundation
import MartletHost

/// Wheels and touchpads, told to the client as scroll events.
///
/// A wheel's clicks are changes by themselves. Fingers on a touchpad begin, change and end, and when they leave in
/// motion the changes run on and fade before the end comes, as the desktop's own lists do. A native under the pointer
/// scrolls itself while it can, unless the scroll has begun with something else.
@MainActor
final class ScrollInput {
    private let widget: Widget
    private let controller: OpaquePointer
    private let client: any WindowClient
    private let now: () -> TimeInterval
    private let location: () -> CGPoint
    private let isNativeHidden: (CGPoint) -> Bool
    private var glide: Glide?
    /// Whether fingers have begun a scroll that is not told yet, and whether it is a native's.
    private var hasBegun = false
    private var isOfNative = false

    /// What one click of a wheel moves, in points.
    private static let pointsPerClick: CGFloat = 60

    private struct Glide {
        var velocity: CGSize
        var time: TimeInterval
        let tick: guint
    }

    private typealias ScrollHandler = @MainActor (Double, Double) -> Bool
    private typealias EndHandler = @MainActor (Double, Double) -> Void

    init(
        on widget: Widget, client: any WindowClient, location: @escaping () -> CGPoint,
        now: @escaping () -> TimeInterval, isNativeHidden: @escaping (CGPoint) -> Bool
    ) {
        self.isNativeHidden = isNativeHidden
        self.widget = widget
        self.client = client
        self.now = now
        self.location = location
        let flags = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
        controller = gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: flags))
        let object = UnsafeMutableRawPointer(controller)
        Signal.connect(object, "scroll-begin") { [weak self] in self?.begin() }
        let scroll: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { _, x, y, data in
            onMain(data) { Signal.Box<ScrollHandler>.action(in: $0)(x, y) } ? 1 : 0
        }
        Signal.connect(
            object, "scroll", handler: unsafeBitCast(scroll, to: GCallback.self),
            { [weak self] x, y in self?.scroll(x, y) ?? false } as ScrollHandler)
        let decelerate: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
            onMain(data) { Signal.Box<EndHandler>.action(in: $0)(x, y) }
        }
        // It follows the end of every scroll of fingers, with no speed where they had come to rest.
        Signal.connect(
            object, "decelerate", handler: unsafeBitCast(decelerate, to: GCallback.self),
            { [weak self] x, y in self?.letGo(CGSize(width: x, height: y)) } as EndHandler)
        // Before the natives, which are asked whether they can scroll.
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, controller)
    }

    /// Ends a glide, as a touch does.
    func stop() {
        guard let glide else { return }
        self.glide = nil
        gtk_widget_remove_tick_callback(widget, glide.tick)
        send(.ended, .zero)
    }

    private func begin() {
        stop()
        hasBegun = true
        isOfNative = false
    }

    /// - Returns: `false` when a native is to scroll.
    private func scroll(_ x: Double, _ y: Double) -> Bool {
        stop()
        let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
        let factor = isWheel ? Self.pointsPerClick : 1
        var delta = CGSize(width: x * factor, height: y * factor)
        let state = gtk_event_controller_get_current_event_state(controller)
        if isWheel, x == 0, state.rawValue & GDK_SHIFT_MASK.rawValue != 0 {
            delta = CGSize(width: delta.height, height: 0)
        }
        if isWheel || hasBegun { isOfNative = nativeTakes(delta, isWheel) }
        if isOfNative { return false }
        if hasBegun {
            hasBegun = false
            send(.began, .zero)
        }
        send(.changed, delta)
        return true
    }

    private func nativeTakes(_ delta: CGSize, _ isWheel: Bool) -> Bool {
        let place = location()
        let event = ScrollEvent(location: place, delta: delta, phase: .changed, time: now())
        if isNativeHidden(place) || (isWheel && client.continuesScroll(event)) { return false }
        return canScrollNative(at: place, delta)
    }

    /// Whether what lies at a place scrolls that way and is not at its end yet, or follows the wheel in its own way.
    private func canScrollNative(at place: CGPoint, _ delta: CGSize) -> Bool {
        var next = gtk_widget_pick(widget, place.x, place.y, GTK_PICK_DEFAULT)
        while let found = next, found != widget {
            if Scrolling.isArea(found) {
                if Scrolling.canScroll(found, delta) { return true }
            } else if Scrolling.followsWheel(found) {
                return true
            }
            next = gtk_widget_get_parent(found)
        }
        return false
    }

    private func letGo(_ velocity: CGSize) {
        if isOfNative || hasBegun {
            (isOfNative, hasBegun) = (false, false)
            return
        }
        guard abs(velocity.width) + abs(velocity.height) > 20 else { return send(.ended, .zero) }
        let tick = gtk_widget_add_tick_callback(
            widget,
            { _, _, data in
                onMain(data) { Unmanaged<ScrollInput>.fromOpaque($0!).takeUnretainedValue().glideOn() } ? 1 : 0
            }, Unmanaged.passRetained(self).toOpaque(), { data in Unmanaged<ScrollInput>.fromOpaque(data!).release() })
        glide = Glide(velocity: velocity, time: now(), tick: tick)
    }

    /// One frame of a glide; `false` when it is over.
    private func glideOn() -> Bool {
        guard var glide else { return false }
        let time = now()
        let elapsed = max(0, time - glide.time)
        // Friction of 4 a second: the speed falls to a tenth in 0.6 s.
        let decay = exp(-4 * elapsed)
        let way = (1 - decay) / 4
        let delta = CGSize(width: glide.velocity.width * way, height: glide.velocity.height * way)
        glide.velocity.width *= decay
        glide.velocity.height *= decay
        glide.time = time
        let isOver = abs(glide.velocity.width) + abs(glide.velocity.height) < 10
        self.glide = isOver ? nil : glide
        send(.changed, delta, isMomentum: true)
        if isOver { send(.ended, .zero) }
        return self.glide != nil
    }

    private func send(_ phase: ScrollEvent.Phase, _ delta: CGSize, isMomentum: Bool = false) {
        let state = gtk_event_controller_get_current_event_state(controller)
        _ = client.handle(
            .scroll(
                ScrollEvent(
                    location: location(), delta: delta, phase: phase, modifiers: KeyModifiers(state), time: now(),
                    isMomentum: isMomentum)))
    }
}
