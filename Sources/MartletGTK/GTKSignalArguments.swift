import SwiftUI

/// What a signal of GTK's tells beside which widget it comes from, in the order of GTK's documentation, counted from 0.
///
/// Valid while the closure runs that it is given to. A number that there is no argument of, or one of another kind, gives
/// nil.
@MainActor
public struct GTKSignalArguments {
    private let values: UnsafeBufferPointer<GValue>

    /// - Parameter values: the first is the widget.
    init(_ values: UnsafeBufferPointer<GValue>) { self.values = values }

    /// How many there are.
    public var count: Int { max(0, values.count - 1) }

    /// A number of any kind, the case of an enumeration among them.
    public func number(_ index: Int) -> Double? {
        converted(index, to: "gdouble") { g_value_get_double($0) }
    }

    public func bool(_ index: Int) -> Bool? {
        guard let value = value(index), value.pointee.g_type == g_type_from_name("gboolean") else { return nil }
        return g_value_get_boolean(value) != 0
    }

    public func string(_ index: Int) -> String? {
        guard let value = value(index), value.pointee.g_type == g_type_from_name("gchararray"),
            let string = g_value_get_string(value)
        else { return nil }
        return String(cString: string)
    }

    /// An object, a structure, the description of a property or any other address.
    public func pointer(_ index: Int) -> OpaquePointer? {
        guard let value = value(index) else { return nil }
        let kind = g_type_fundamental(value.pointee.g_type)
        let address: gpointer? =
            switch kind {
            case g_type_from_name("GObject"): g_value_get_object(value)
            case g_type_from_name("GBoxed"): g_value_get_boxed(value)
            case g_type_from_name("GParam"): g_value_get_param(value).map { gpointer($0) }
            case g_type_from_name("gpointer"): g_value_get_pointer(value)
            default: nil
            }
        return address.map { OpaquePointer($0) }
    }

    private func value(_ index: Int) -> UnsafePointer<GValue>? {
        guard index >= 0, index < count else { return nil }
        return values.baseAddress! + index + 1
    }

    private func converted<R>(_ index: Int, to type: String, _ read: (UnsafePointer<GValue>) -> R) -> R? {
        guard let value = value(index) else { return nil }
        var copy = GValue()
        g_value_init(&copy, g_type_from_name(type))
        defer { g_value_unset(&copy) }
        return g_value_transform(value, &copy) != 0 ? read(&copy) : nil
    }
}

/// Closures of GLib's that call one of Swift's.
@MainActor
enum SignalClosure {
    typealias Action = @MainActor (GTKSignalArguments, UnsafeMutablePointer<GValue>?) -> Void

    private final class Box {
        let action: Action
        init(_ action: @escaping Action) { self.action = action }
    }

    static func make(_ action: @escaping Action) -> UnsafeMutablePointer<GClosure> {
        let data = Unmanaged.passRetained(Box(action)).toOpaque()
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)!
        g_closure_add_finalize_notifier(closure, data) { data, _ in Unmanaged<Box>.fromOpaque(data!).release() }
        g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
            // GTK sends its signals on the main thread.
            nonisolated(unsafe) let (data, result) = (closure!.pointee.data, result)
            nonisolated(unsafe) let arguments = UnsafeBufferPointer(start: values, count: Int(count))
            MainActor.assumeIsolated {
                Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue().action(GTKSignalArguments(arguments), result)
            }
        }
        return closure
    }
}
