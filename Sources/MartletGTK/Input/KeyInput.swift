import CMartletGTK
import Foundation
import MartletHost

/// Keys that no native took, told to the client; what the client leaves goes to GTK.
@MainActor
final class KeyInput {
    /// Whether any key came here.
    private(set) var isInUse = false

    private let client: any WindowClient
    private var held: Set<guint> = []

    private typealias Handler = @MainActor (guint, guint, GdkModifierType) -> Bool

    init(on window: Widget, client: any WindowClient) {
        self.client = client
        let keys = gtk_event_controller_key_new()!
        let pressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
            _, value, code, state, data in
            onMain(data) { Signal.Box<Handler>.action(in: $0)(value, code, state) } ? 1 : 0
        }
        Signal.connect(
            UnsafeMutableRawPointer(keys), "key-pressed", handler: unsafeBitCast(pressed, to: GCallback.self),
            { [weak self] value, code, state in self?.press(value, code, state) ?? false } as Handler)
        let released: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> Void = {
            _, value, code, state, data in
            onMain(data) { _ = Signal.Box<Handler>.action(in: $0)(value, code, state) }
        }
        Signal.connect(
            UnsafeMutableRawPointer(keys), "key-released", handler: unsafeBitCast(released, to: GCallback.self),
            { [weak self] value, code, state in self?.release(value, code, state) ?? false } as Handler)
        gtk_widget_add_controller(window, keys)
    }

    /// Forgets which keys are held, when the window loses the keyboard and will not hear of their release.
    func reset() { held = [] }

    private func press(_ value: guint, _ code: guint, _ state: GdkModifierType) -> Bool {
        isInUse = true
        let phase: KeyEvent.Phase = held.insert(code).inserted ? .down : .repeated
        guard let event = KeyEvent(phase, value, state) else { return false }
        return client.handle(.key(event))
    }

    private func release(_ value: guint, _ code: guint, _ state: GdkModifierType) -> Bool {
        // The release of a key that was pressed in a native is the native's.
        guard held.remove(code) != nil, let event = KeyEvent(.up, value, state) else { return false }
        return client.handle(.key(event))
    }
}
