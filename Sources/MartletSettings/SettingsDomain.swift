/// The settings of a program or of a suite: what its file held when it was read last, and what was changed since.
struct SettingsDomain {
    let file: SettingsFile
    private(set) var values: SettingsValues
    private var stamp: SettingsFile.Stamp?
    /// The keys that were written or removed and are not on disk yet.
    private(set) var changed: Set<String> = []

    init(_ file: SettingsFile) {
        self.file = file
        stamp = file.stamp
        values = stamp == nil ? [:] : file.read()
    }

    /// Whether the value differs from the one before; nil removes the key.
    mutating func set(_ value: SettingsValue?, for key: String) -> Bool {
        if SettingsValue.areEqual(values[key], value) { return false }
        values[key] = value
        changed.insert(key)
        return true
    }

    /// What was changed here, to be merged with what others did to the file meanwhile.
    struct Changes: Sendable {
        fileprivate let values: SettingsValues
        fileprivate let changed: Set<String>
    }

    var changes: Changes { Changes(values: values, changed: changed) }

    /// What the file holds after it was saved or read.
    struct State: Sendable {
        let values: SettingsValues
        let stamp: SettingsFile.Stamp?
    }

    /// Writes what was changed into the file, whose other keys stay as they are on disk now.
    static func save(_ changes: Changes, to file: SettingsFile) throws -> State {
        try file.exclusively {
            var values = file.read()
            for key in changes.changed { values[key] = changes.values[key] }
            try file.write(values)
            return State(values: values, stamp: file.stamp)
        }
    }

    /// What is on disk, where that is something else than what was read last.
    func reread() -> State? {
        let now = file.stamp
        return now == stamp ? nil : State(values: now == nil ? [:] : file.read(), stamp: now)
    }

    /// Takes over what is on disk after `changes` were saved there, apart from what was changed since. Returns the
    /// keys that have another value than before.
    mutating func take(_ state: State, saving changes: Changes? = nil) -> [String] {
        let before = values
        if let changes {
            changed = changed.filter { key in
                !(changes.changed.contains(key) && values[key] === changes.values[key])
            }
        }
        values = state.values
        for key in changed { values[key] = before[key] }
        stamp = state.stamp
        return Set(before.keys).union(values.keys).filter { !SettingsValue.areEqual(before[$0], values[$0]) }
    }
}
