import CMartletSettings
import Foundation
import Synchronization

// What Foundation's functions of preferences do in this program: Sources/CMartletSettings/Preferences.c calls them.

private func domainName(_ domain: UnsafeRawPointer) -> String {
    martlet_settings_is_program(domain) ? SettingsStore.program : settingsString(domain)
}

@_cdecl("martlet_settings_value")
func settingsValue(_ key: UnsafeRawPointer, _ domain: UnsafeRawPointer) -> UnsafeRawPointer? {
    let domain = domainName(domain)
    SettingsProbe.found(domain)
    return SettingsStore.shared.value(settingsString(key), in: domain)?.retained() ?? martlet_settings_copy_global(key)
}

@_cdecl("martlet_settings_set_value")
func settingsSetValue(_ key: UnsafeRawPointer, _ value: UnsafeRawPointer?, _ domain: UnsafeRawPointer) {
    SettingsStore.shared.set(
        value.flatMap(SettingsValue.init(copying:)), for: settingsString(key), in: domainName(domain))
}

@_cdecl("martlet_settings_synchronize")
func settingsSynchronize(_ domain: UnsafeRawPointer) -> Bool {
    SettingsStore.shared.synchronize(domainName(domain))
}

@_cdecl("martlet_settings_all_values")
func settingsAllValues(_ domain: UnsafeRawPointer) -> UnsafeRawPointer {
    SettingsStore.shared.values(in: domainName(domain)).dictionary()
}

@_cdecl("martlet_settings_add_suite")
func settingsAddSuite(_ domain: UnsafeRawPointer, _ suite: UnsafeRawPointer) {
    SettingsStore.shared.addSuite(domainName(suite), to: domainName(domain))
}

@_cdecl("martlet_settings_remove_suite")
func settingsRemoveSuite(_ domain: UnsafeRawPointer, _ suite: UnsafeRawPointer) {
    SettingsStore.shared.removeSuite(domainName(suite), from: domainName(domain))
}

/// Finds out which domain an object of Foundation stands for, which it does not tell: it is the one that it asks for.
private enum SettingsProbe {
    @TaskLocal static var answer: Answer?

    final class Answer: Sendable {
        let domain = Mutex<String?>(nil)
    }

    static func found(_ domain: String) {
        answer?.domain.withLock { $0 = domain }
    }
}

extension SettingsStore {
    /// The domain that an object reads and writes; nil where it keeps its values elsewhere, as a subclass may.
    package static func domain(of defaults: UserDefaults) -> String? {
        let answer = SettingsProbe.Answer()
        SettingsProbe.$answer.withValue(answer) { _ = defaults.object(forKey: "app.martlet.settings") }
        return answer.domain.withLock { $0 }
    }
}
