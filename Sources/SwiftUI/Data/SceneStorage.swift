import MartletGraph

/// A value that is kept for the scene of a window: each window has its own, and the window that opens in its place in
/// the next run of the program has the same.
///
///     @SceneStorage("page") private var page = 1
///
/// The first window of a scene has the values of the first one before, the second those of the second. Without an app
/// around, as in tests and previews, values last as long as the window.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let coding: DefaultsCoding<Value>
    private var location: DefaultsLocation<Value>?

    init(_ key: String, _ coding: DefaultsCoding<Value>) {
        self.key = key
        self.coding = coding
    }

    /// The value; before the view is in a window, the default one, and what is written then is lost.
    public var wrappedValue: Value {
        get { location?.get() ?? coding.defaultValue }
        nonmutating set { location?.set(newValue, .current) }
    }

    public var projectedValue: Binding<Value> {
        location.map { Binding(location: $0) } ?? .constant(coding.defaultValue)
    }
}

extension SceneStorage: InstalledProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? {
        let entry = MainActor.assumeIsolated { [key] in
            (node.scope.windowRoot?.sceneDefaults ?? .nowhere).entry(key)
        }
        let kept = storage.map { unsafeDowncast($0, to: DefaultsLocation<Value>.self) }
        let location = kept?.entry === entry ? kept! : DefaultsLocation(entry, coding)
        self.location = location
        return location
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        location.map { Graph.current.changes.contains($0.entry.change) } ?? false
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

/// The values of one window: in the user defaults under the name of its scene, or in memory where it has none.
@MainActor
final class SceneDefaults {
    static let nowhere = SceneDefaults(scene: nil)

    private var scene: String?
    private var memory = MemoryDefaults()
    /// What has been asked for.
    private var entries: [String: DefaultsEntry] = [:]

    init(scene: String?) { self.scene = scene }

    func entry(_ key: String) -> DefaultsEntry {
        if let known = entries[key] { return known }
        let entry = scene.map { DefaultsEntry.of("SceneStorage.\($0).\(key)", in: .standard) } ?? .of(key, in: memory)
        entries[key] = entry
        return entry
    }

    /// The window is another scene's from now on.
    ///
    /// - Parameter carries: whether that has the values which this one has now.
    func belong(to new: String?, carries: Bool) {
        if new == scene { return }
        let old = entries
        scene = new
        memory = MemoryDefaults()
        entries = [:]
        for (key, entry) in old {
            if carries { self.entry(key).write(entry.object) }
            entry.send()
        }
    }
}

/// Values that last as long as the object.
private final class MemoryDefaults: UserDefaults {
    private var values: [String: Any] = [:]

    init() { super.init(suiteName: nil)! }

    override func object(forKey key: String) -> Any? { values[key] }
    override func set(_ value: Any?, forKey key: String) { values[key] = value }
    override func removeObject(forKey key: String) { values[key] = nil }
}
