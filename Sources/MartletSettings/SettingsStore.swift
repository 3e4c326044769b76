import CMartletSettings
import Foundation
import Synchronization

/// What Foundation's `UserDefaults` reads and writes, in place of Foundation's own store, which is never on disk unless
/// somebody calls `synchronize()`, and is then written in place.
///
/// Nothing of it runs in a program that uses no settings. One that runs as an app saves by itself: a fifth of a second
/// after a change, and when it ends. Any other saves what `synchronize()` is called for.
package final class SettingsStore: Sendable {
    package static let shared = SettingsStore()

    private struct Contents {
        var domains: [String: SettingsDomain] = [:]
        /// The suites that a domain is searched together with.
        var suites: [String: [String]] = [:]
        var savesByItself = false
        var isSaving = false
        var watchesEnds = false
        var keepsProgramInMemory = false
        var lastFault: String?
        var follower: (@Sendable (String, String) -> Void)?
    }

    private let contents = Mutex(Contents())
    /// Where files are written. Saving is serial, so that no older state follows a newer one.
    private let queue = DispatchQueue(label: "app.martlet.settings", qos: .utility)
    private let saving = Mutex(())

    /// The domain of the program itself.
    package static let program: String =
        martlet_settings_bundle_identifier().map(settingsString).flatMap { $0.isEmpty ? nil : $0 }
        ?? ProcessInfo.processInfo.processName

    /// From now on what is changed is saved without anybody's asking.
    package func saveByItself() {
        contents.withLock { $0.savesByItself = true }
        saveSoon()
    }

    /// From now on the program's own settings are neither read from disk nor written there, whoever asks: those of a
    /// program that tests views are not its user's. Suites stay as they are.
    package func keepProgramInMemory() {
        contents.withLock { $0.keepsProgramInMemory = true }
    }

    /// Calls `follower` with the domain and the key of each value that becomes another one, on the thread where it
    /// does.
    package func follow(_ follower: @escaping @Sendable (_ domain: String, _ key: String) -> Void) {
        contents.withLock { $0.follower = follower }
    }

    // MARK: Values

    func value(_ key: String, in domain: String) -> SettingsValue? {
        contents.withLock { contents in
            if let value = Self.with(domain, &contents, { $0.values[key] }) { return value }
            for suite in contents.suites[domain] ?? [] {
                if let value = Self.with(suite, &contents, { $0.values[key] }) { return value }
            }
            return nil
        }
    }

    func values(in domain: String) -> SettingsValues {
        contents.withLock { Self.with(domain, &$0, \.values) }
    }

    func set(_ value: SettingsValue?, for key: String, in domain: String) {
        let isChanged = contents.withLock { Self.with(domain, &$0) { $0.set(value, for: key) } }
        guard isChanged else { return }
        saveSoon()
        tell(domain, [key])
    }

    func addSuite(_ suite: String, to domain: String) {
        contents.withLock { $0.suites[domain, default: []].insert(suite, at: 0) }
    }

    func removeSuite(_ suite: String, from domain: String) {
        contents.withLock { $0.suites[domain]?.removeAll { $0 == suite } }
    }

    private static func with<Result>(
        _ domain: String, _ contents: inout Contents, _ body: (inout SettingsDomain) -> Result
    ) -> Result {
        let isKept = contents.keepsProgramInMemory && domain == program
        return body(
            &contents.domains[
                domain,
                default: SettingsDomain(isKept ? SettingsFile(path: "/dev/null/") : SettingsFile(domain: domain))])
    }

    private func tell(_ domain: String, _ keys: [String]) {
        if keys.isEmpty { return }
        let follower = contents.withLock { $0.follower }
        for key in keys { follower?(domain, key) }
        NotificationCenter.default.post(
            name: UserDefaults.didChangeNotification, object: domain == Self.program ? UserDefaults.standard : nil)
    }

    // MARK: Saving

    /// Saves what was changed, or reads what others changed. False where it cannot be written.
    @discardableResult
    func synchronize(_ domain: String) -> Bool {
        let keys = saving.withLock { _ -> [String]? in
            let known = contents.withLock { contents -> SettingsDomain? in
                contents.keepsProgramInMemory && domain == Self.program ? nil : contents.domains[domain]
            }
            guard let known else { return [] }
            if known.changed.isEmpty {
                guard let state = known.reread() else { return [] }
                return contents.withLock { $0.domains[domain]?.take(state) ?? [] }
            }
            let changes = known.changes
            do {
                let state = try SettingsDomain.save(changes, to: known.file)
                return contents.withLock { $0.domains[domain]?.take(state, saving: changes) ?? [] }
            } catch {
                report("\(error)")
                return nil
            }
        }
        tell(domain, keys ?? [])
        return keys != nil
    }

    private func report(_ fault: String) {
        let isNew = contents.withLock { contents -> Bool in
            defer { contents.lastFault = fault }
            return contents.lastFault != fault
        }
        if isNew { FileHandle.standardError.write(Data("Settings cannot be saved: \(fault)\n".utf8)) }
    }

    private func saveAll() {
        let domains = contents.withLock { contents -> [String] in
            contents.isSaving = false
            return contents.domains.filter { !$0.value.changed.isEmpty }.map(\.key)
        }
        for domain in domains { synchronize(domain) }
    }

    private func saveSoon() {
        let (begins, watches) = contents.withLock { contents -> (Bool, Bool) in
            let begins =
                contents.savesByItself && !contents.isSaving && contents.domains.contains { !$0.value.changed.isEmpty }
            if !begins { return (false, false) }
            contents.isSaving = true
            defer { contents.watchesEnds = true }
            return (true, !contents.watchesEnds)
        }
        if watches { watchEnds() }
        if begins { queue.asyncAfter(deadline: .now() + 0.2) { self.saveAll() } }
    }

    /// Saves when the program exits, or is told to end by a signal that it does not handle itself.
    private func watchEnds() {
        atexit { SettingsStore.shared.saveAll() }
        ProgramEnd.add { SettingsStore.shared.saveAll() }
    }
}
