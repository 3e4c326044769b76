import CMartletGTK
import Foundation

/// What the desktop says of itself.
@MainActor
enum Desktop {
    /// Whether a program is installed that opens an address.
    static func opens(_ url: URL) -> Bool {
        if url.isFileURL {
            guard FileManager.default.fileExists(atPath: url.path) else { return false }
            let file = g_file_new_for_path(url.path)
            defer { g_object_unref(UnsafeMutableRawPointer(file)) }
            guard let program = g_file_query_default_handler(file, nil, nil) else { return false }
            g_object_unref(UnsafeMutableRawPointer(program))
            return true
        }
        guard let scheme = url.scheme, let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(UnsafeMutableRawPointer(program))
        return true
    }

    private static let readers = "org.gnome.desktop.a11y.applications"
    private static let readerKey = "screen-reader-enabled"

    /// GNOME's settings of what helps to use the desktop; nil where they are not installed.
    private static let readerSettings: UnsafeMutablePointer<GSettings>? = {
        // A schema that is not installed stops the program when it is asked for directly.
        guard let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, readers, 1)
        else { return nil }
        g_settings_schema_unref(schema)
        return g_settings_new(readers)
    }()

    /// Whether GNOME's settings have a screen reader on; other desktops have no such setting.
    static var hasScreenReader: Bool { readerSettings.map { g_settings_get_boolean($0, readerKey) != 0 } ?? false }

    /// Calls `changed` whenever the screen reader is turned on or off.
    static func followScreenReader(_ changed: @escaping @MainActor () -> Void) {
        guard let readerSettings else { return }
        // A setting that nobody has read yet tells of no change.
        _ = g_settings_get_boolean(readerSettings, readerKey)
        Signal.onSetting(readerKey, UnsafeMutableRawPointer(readerSettings), changed)
    }
}

/// Keeps the screen on while nobody uses it, through the desktop's screen saver.
@MainActor
final class Wakefulness {
    private var cookie: OpaquePointer?
    private static let name = "org.freedesktop.ScreenSaver"

    var isOn = false {
        didSet {
            guard isOn != oldValue else { return }
            if isOn {
                let program = g_get_prgname().map { String(cString: $0) } ?? "program"
                var words = [g_variant_new_string(program), g_variant_new_string("The program is in use.")]
                guard let answer = call("Inhibit", g_variant_new_tuple(&words, 2)) else { return }
                cookie = g_variant_get_child_value(answer, 0)
                g_variant_unref(answer)
            } else if let cookie {
                var words: [OpaquePointer?] = [cookie]
                if let answer = call("UnInhibit", g_variant_new_tuple(&words, 1)) { g_variant_unref(answer) }
                g_variant_unref(cookie)
                self.cookie = nil
            }
        }
    }

    private func call(_ method: String, _ parameters: OpaquePointer?) -> OpaquePointer? {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        return g_dbus_connection_call_sync(
            bus, Self.name, "/org/freedesktop/ScreenSaver", Self.name, method, parameters, nil,
            G_DBUS_CALL_FLAGS_NONE, 1000, nil, nil)
    }
}
