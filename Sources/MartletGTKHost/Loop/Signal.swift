import CMartletGTK

/// Connects Swift closures to GObject signals; a closure lives as long as the object it is connected to.
@MainActor
enum Signal {
    /// What a connection keeps: the closure, in the shape that its C handler knows.
    final class Box<Action> {
        let action: Action
        init(_ action: Action) { self.action = action }

        static func action(in data: gpointer?) -> Action {
            Unmanaged<Box<Action>>.fromOpaque(data!).takeUnretainedValue().action
        }
    }

    typealias Plain = @MainActor () -> Void

    /// Connects a handler of any shape; its last parameter is the `Box<Action>`.
    static func connect<Action>(_ object: UnsafeMutableRawPointer, _ name: String, handler: GCallback, _ action: Action)
    {
        g_signal_connect_data(
            object, name, handler, Unmanaged.passRetained(Box(action)).toOpaque(),
            { data, _ in Unmanaged<AnyObject>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
    }

    /// Connects to a signal without parameters or result.
    static func connect(_ object: UnsafeMutableRawPointer, _ name: String, _ action: @escaping Plain) {
        let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            onMain(data) { Box<Plain>.action(in: $0)() }
        }
        connect(object, name, handler: unsafeBitCast(handler, to: GCallback.self), action)
    }

    /// Connects to a signal without parameters that asks whether it is dealt with.
    static func onQuestion(
        _ name: String, _ object: UnsafeMutableRawPointer, _ action: @escaping @MainActor () -> Bool
    ) {
        let handler: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
            onMain(data) { Box<@MainActor () -> Bool>.action(in: $0)() ? 1 : 0 }
        }
        connect(object, name, handler: unsafeBitCast(handler, to: GCallback.self), action)
    }

    /// Connects to the change of one of the desktop's settings.
    static func onSetting(_ key: String, _ settings: UnsafeMutableRawPointer, _ action: @escaping Plain) {
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            onMain(data) { Box<Plain>.action(in: $0)() }
        }
        connect(settings, "changed::\(key)", handler: unsafeBitCast(handler, to: GCallback.self), action)
    }

    /// Connects to the change of a property.
    static func onChange(of property: String, _ object: UnsafeMutableRawPointer, _ action: @escaping Plain) {
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            onMain(data) { Box<Plain>.action(in: $0)() }
        }
        connect(object, "notify::\(property)", handler: unsafeBitCast(handler, to: GCallback.self), action)
    }
}
