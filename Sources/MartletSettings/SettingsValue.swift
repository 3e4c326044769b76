import CMartletSettings
import Foundation

/// One value in the settings, unchangeable: a property list as Foundation's C interface knows it.
final class SettingsValue: @unchecked Sendable {
    let object: UnsafeRawPointer

    /// Takes over an object that was retained for it.
    init(retained object: UnsafeRawPointer) {
        self.object = object
    }

    /// A copy of what a program hands over; nil for what is no property list.
    init?(copying object: UnsafeRawPointer) {
        guard let copy = martlet_settings_copy(object) else { return nil }
        self.object = copy
    }

    deinit { martlet_settings_release(object) }

    /// The object, retained for whoever asks.
    func retained() -> UnsafeRawPointer {
        martlet_settings_retain(object)
        return object
    }

    static func areEqual(_ a: SettingsValue?, _ b: SettingsValue?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return martlet_settings_equal(a.object, b.object)
    }
}

typealias SettingsValues = [String: SettingsValue]

extension SettingsValues {
    /// The values in the bytes of a property list; nil where they are none, such as the half of a file.
    init?(encoded bytes: Data) {
        guard let list = bytes.withUnsafeBytes({ $0.baseAddress.flatMap { martlet_settings_parse($0, bytes.count) } })
        else { return nil }
        defer { martlet_settings_release(list) }
        let count = martlet_settings_count(list)
        var keys = [UnsafeRawPointer?](repeating: nil, count: count)
        var values = keys
        martlet_settings_contents(list, &keys, &values)
        self.init(minimumCapacity: count)
        for case let (key?, value?) in zip(keys, values) {
            martlet_settings_retain(value)
            self[settingsString(key)] = SettingsValue(retained: value)
        }
    }

    /// A dictionary of the values, retained.
    func dictionary() -> UnsafeRawPointer {
        let names = keys.map { NSString(string: $0) }
        var keys: [UnsafeRawPointer?] = names.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
        var objects: [UnsafeRawPointer?] = values.map(\.object)
        return withExtendedLifetime((names, self)) { martlet_settings_dictionary(&keys, &objects, objects.count) }
    }

    /// The bytes of a property list of the values.
    func encoded() -> Data? {
        let list = dictionary()
        defer { martlet_settings_release(list) }
        var length = 0
        guard let bytes = martlet_settings_encode(list, &length) else { return nil }
        return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
    }
}

/// The text of a string of Foundation's C interface.
func settingsString(_ string: UnsafeRawPointer) -> String {
    var length = 0
    guard let bytes = martlet_settings_text(string, &length) else { return "" }
    defer { free(bytes) }
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
}
