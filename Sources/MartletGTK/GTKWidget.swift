import SwiftUI

/// A widget of GTK's, kept alive for as long as this object is.
///
/// GTK counts references and knows no classes of Swift's, so a bare pointer says neither what it points to nor whether it
/// still does. This class holds one reference, gives the pointer in every form that GTK's functions ask for, and lets
/// closures follow signals. Derive a class from it to give a widget the properties and stored values that its view needs:
///
///     final class Meter: GTKWidget {
///         init() { super.init(gtk_level_bar_new()) }
///
///         var value: Double {
///             get { gtk_level_bar_get_value(opaque) }
///             set { gtk_level_bar_set_value(opaque, newValue) }
///         }
///     }
@MainActor
open class GTKWidget {
    /// The widget, as the functions `gtk_widget_…` take it.
    public let pointer: UnsafeMutablePointer<GtkWidget>
    private var handlers: [gulong] = []

    /// Takes over a widget: what a function `gtk_…_new` has just made, or one that has an owner already, who keeps it too.
    ///
    /// - Parameter pointer: a null pointer, which no constructor of GTK's returns, traps.
    public init(_ pointer: UnsafeMutablePointer<GtkWidget>!) {
        self.pointer = pointer
        g_object_ref_sink(pointer)
    }

    isolated deinit { g_object_unref(pointer) }

    /// The widget, for functions of types that GTK hides, such as `gtk_level_bar_set_value`.
    public final var opaque: OpaquePointer { OpaquePointer(pointer) }

    /// The widget, for functions of types that GTK shows: `gtk_gl_area_queue_render(area.cast())`.
    ///
    /// Nothing is checked: a widget that is no `T` is misread, as in C.
    public final func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
    }

    /// Calls a closure whenever the widget sends a signal, such as `value-changed`, or a property has changed:
    /// `notify::value`.
    ///
    /// The connection ends with the widget, and where a `GTKViewRepresentable` shows this object, with its view; so the
    /// closure may hold the coordinator. A name that the widget has no signal of connects nothing, and GLib says so in
    /// the log.
    public final func connect(_ signal: String, _ action: @escaping @MainActor (GTKSignalArguments) -> Void) {
        follow(signal) { arguments, _ in action(arguments) }
    }

    /// Follows a signal that wants to know whether something was done about it, such as `render` or `close-request`:
    /// `true` says so.
    public final func answer(_ signal: String, _ answer: @escaping @MainActor (GTKSignalArguments) -> Bool) {
        follow(signal) { arguments, result in
            let answer = answer(arguments)
            if let result { g_value_set_boolean(result, answer ? 1 : 0) }
        }
    }

    /// Ends all connections that were made through this object.
    public final func disconnectAll() {
        for handler in handlers where g_signal_handler_is_connected(pointer, handler) != 0 {
            g_signal_handler_disconnect(pointer, handler)
        }
        handlers = []
    }

    private func follow(_ signal: String, _ action: @escaping SignalClosure.Action) {
        let handler = g_signal_connect_closure(pointer, signal, SignalClosure.make(action), 0)
        if handler != 0 { handlers.append(handler) }
    }
}
