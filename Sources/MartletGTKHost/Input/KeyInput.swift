import CMartletGTK
import Foundation
import MartletHost

/// Keys, told to the client: before a native has them, whether something around it takes them, and behind it those that
/// it left. What the client leaves goes to GTK.
@MainActor
final class KeyInput {
    /// Whether any key came here.
    private(set) var isInUse = false

    private let window: UnsafeMutablePointer<GtkWindow>
    private let client: any WindowClient
    private let catchUp: () -> Void
    private let isComposing: () -> Bool
    private let movesInside: (Bool) -> Bool
    private var held: Set<guint> = []
    /// Those that something around a native took.
    private var taken: Set<guint> = []
    /// Modifier keys that are held, by the codes of their keys.
    private var modifiers: [guint: KeyModifiers] = [:]
    private var hasCapsLock = false
    /// What hears of keys before the natives.
    private var first: OpaquePointer!

    private typealias Handler = @MainActor (guint, guint, GdkModifierType) -> Bool

    /// - Parameters:
    ///   - catchUp: shows what the events before changed.
    ///   - isComposing: whether an input method is putting letters together, which needs the keys itself.
    ///   - movesInside: moves the keyboard on, or back, inside of the native that has it; `false` where it leaves.
    init(
        on window: Widget, client: any WindowClient, catchUp: @escaping () -> Void,
        isComposing: @escaping () -> Bool, movesInside: @escaping (Bool) -> Bool
    ) {
        self.window = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        self.client = client
        self.catchUp = catchUp
        self.isComposing = isComposing
        self.movesInside = movesInside
        first = connect(to: window, GTK_PHASE_CAPTURE) { [weak self] value, code, state in
            self?.take(value, code, state) ?? false
        }
        _ = connect(to: window, GTK_PHASE_BUBBLE) { [weak self] value, code, state in
            self?.press(value, code, state) ?? false
        }
        listenForReleases(on: window)
    }

    private func connect(
        to window: Widget, _ phase: GtkPropagationPhase, pressed: @escaping Handler
    ) -> OpaquePointer {
        let keys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(keys, phase)
        let isPressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
            _, value, code, state, data in
            onMain(data) { Signal.Box<Handler>.action(in: $0)(value, code, state) } ? 1 : 0
        }
        Signal.connect(
            UnsafeMutableRawPointer(keys), "key-pressed", handler: unsafeBitCast(isPressed, to: GCallback.self),
            pressed)
        gtk_widget_add_controller(window, keys)
        return keys
    }

    /// A controller for keys forgets those that are held when the keyboard leaves the widget that has it, and tells
    /// nobody of their release: a press that takes its own field away would count as held from then on.
    private func listenForReleases(on window: Widget) {
        let events = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
        let arrived: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
            guard let event, gdk_event_get_event_type(event) == GDK_KEY_RELEASE else { return 0 }
            let (value, code) = (gdk_key_event_get_keyval(event), gdk_key_event_get_keycode(event))
            let state = gdk_event_get_modifier_state(event)
            return onMain(data) { Signal.Box<Handler>.action(in: $0)(value, code, state) } ? 1 : 0
        }
        let released: Handler = { [weak self] in self?.takeRelease($0, $1, $2) ?? false }
        Signal.connect(
            UnsafeMutableRawPointer(events), "event", handler: unsafeBitCast(arrived, to: GCallback.self), released)
        gtk_widget_add_controller(window, events)
    }

    private func take(_ value: guint, _ code: guint, _ state: GdkModifierType) -> Bool {
        note(value, code, state, isDown: true)
        if isComposing() { return false }
        let receiver = gtk_window_get_focus(window)
        catchUp()
        let phase: KeyEvent.Phase = taken.contains(code) ? .repeated : .down
        if let event = KeyEvent(phase, value, state), client.takesKeyFromNative(event) {
            taken.insert(code)
            return true
        }
        // GTK sends it to what had the keyboard when it came.
        guard let focused = gtk_window_get_focus(window), focused != receiver else { return false }
        return gtk_event_controller_key_forward(first, focused) != 0
    }

    /// Told before a native, too: what a key did may have taken its place from the native that would pass the release on.
    private func takeRelease(_ value: guint, _ code: guint, _ state: GdkModifierType) -> Bool {
        note(value, code, state, isDown: false)
        let (wasTaken, wasHeld) = (taken.remove(code) != nil, held.remove(code) != nil)
        guard let event = KeyEvent(.up, value, state) else { return false }
        if wasHeld { _ = client.handle(.key(event)) }
        return wasTaken && client.takesKeyFromNative(event)
    }

    /// Forgets which keys are held, when the window loses the keyboard and will not hear of their release.
    func reset() {
        (held, taken) = ([], [])
        if modifiers.isEmpty { return }
        modifiers = [:]
        tellModifiers()
    }

    /// Tells of a modifier key that is pressed or released; GDK's state is the one before.
    private func note(_ value: guint, _ code: guint, _ state: GdkModifierType, isDown: Bool) {
        guard let key = KeyModifiers(key: value) else { return }
        if key == .capsLock {
            let isLocked = KeyModifiers(state).contains(.capsLock)
            hasCapsLock = isDown ? !isLocked : isLocked
        } else {
            modifiers[code] = isDown ? key : nil
        }
        tellModifiers()
    }

    private func tellModifiers() {
        var all: KeyModifiers = hasCapsLock ? .capsLock : []
        for key in modifiers.values { all.formUnion(key) }
        _ = client.handle(.modifiers(all))
    }

    private func press(_ value: guint, _ code: guint, _ state: GdkModifierType) -> Bool {
        isInUse = true
        let phase: KeyEvent.Phase = held.insert(code).inserted ? .down : .repeated
        guard let event = KeyEvent(phase, value, state) else { return false }
        if event.key == .tab, event.modifiers.isDisjoint(with: [.control, .option, .command]),
            movesInside(event.modifiers.contains(.shift))
        {
            return true
        }
        return client.handle(.key(event))
    }
}
