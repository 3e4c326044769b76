import CMartletGTK
import Foundation

/// What is asked of the desktop's other programs.
@MainActor
enum DesktopBus {
    /// Shows a number at the program's icon in docks that follow the launchers of Unity, as Ubuntu's and KDE's do.
    static func showBadge(_ number: Int, of program: String) {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        let kind = g_variant_type_new("a{sv}")
        defer { g_variant_type_free(kind) }
        let values = g_variant_builder_new(kind)
        add("count", g_variant_new_int64(gint64(number)), to: values)
        add("count-visible", g_variant_new_boolean(number > 0 ? 1 : 0), to: values)
        var parts = [g_variant_new_string("application://\(program).desktop"), g_variant_builder_end(values)]
        g_variant_builder_unref(values)
        g_dbus_connection_emit_signal(
            bus, nil, "/com/canonical/unity/launcherentry/1", "com.canonical.Unity.LauncherEntry", "Update",
            g_variant_new_tuple(&parts, 2), nil)
        g_dbus_connection_flush(bus, nil, nil, nil)
    }

    private static func add(_ key: String, _ value: OpaquePointer?, to values: UnsafeMutablePointer<GVariantBuilder>?) {
        g_variant_builder_add_value(
            values, g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value)))
    }
}

/// The light behind a computer's own screen.
@MainActor
struct Backlight {
    private let name: String
    private static let folder = "/sys/class/backlight"

    /// The first there is; nil on a computer whose screen has no light that programs can change.
    static var main: Backlight? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.min().map { Backlight(name: $0) }
    }

    /// From 0 to 1.
    var brightness: CGFloat {
        get {
            guard let most = number("max_brightness"), most > 0, let now = number("brightness") else { return 1 }
            return min(max(now / most, 0), 1)
        }
        nonmutating set {
            guard newValue.isFinite, let most = number("max_brightness") else { return }
            set(UInt32((min(max(newValue, 0), 1) * most).rounded()))
        }
    }

    private func number(_ file: String) -> CGFloat? {
        let text = try? String(contentsOfFile: "\(Self.folder)/\(name)/\(file)", encoding: .utf8)
        return text.flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }.map { CGFloat($0) }
    }

    /// The file is the system's; the session may have it changed.
    private func set(_ number: UInt32) {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SYSTEM, nil, nil) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        var parts = [g_variant_new_string("backlight"), g_variant_new_string(name), g_variant_new_uint32(number)]
        let answer = g_dbus_connection_call_sync(
            bus, "org.freedesktop.login1", "/org/freedesktop/login1/session/auto", "org.freedesktop.login1.Session",
            "SetBrightness", g_variant_new_tuple(&parts, 3), nil, G_DBUS_CALL_FLAGS_NONE, 1000, nil, nil)
        if let answer { g_variant_unref(answer) }
    }
}
