import MartletGraph

/// A value that is kept in the user defaults, from one run of the program to the next.
///
///     @AppStorage("sortsByName") private var sortsByName = true
///
/// Every view with the same key and store shows the same value, also when it is written through `UserDefaults` itself.
/// A running app has it on disk within a second, and when it ends. The store is, in this order, the one given, that of
/// `defaultAppStorage(_:)`, the standard one.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let store: UserDefaults?
    private let coding: DefaultsCoding<Value>
    private var location: DefaultsLocation<Value>?

    init(_ key: String, _ store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
        self.key = key
        self.store = store
        self.coding = coding
    }

    public var wrappedValue: Value {
        get { place.get() }
        nonmutating set { place.set(newValue, .current) }
    }

    public var projectedValue: Binding<Value> { Binding(location: place) }

    private var place: DefaultsLocation<Value> {
        location ?? DefaultsLocation(DefaultsEntry.of(key, in: store ?? .standard), coding, isInstalled: false)
    }
}

extension AppStorage: InstalledProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? {
        let entry = DefaultsEntry.of(
            key, in: store ?? EnvironmentValues(scope: node.scope)[DefaultAppStorageKey.self] ?? .standard)
        let kept = storage.map { unsafeDowncast($0, to: DefaultsLocation<Value>.self) }
        let location = kept?.entry === entry ? kept! : DefaultsLocation(entry, coding)
        self.location = location
        return location
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        location.map { Graph.current.changes.contains($0.entry.change) } ?? false
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

struct DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension View {
    /// Keeps the values of `AppStorage` properties inside this view in `store`, unless they name their own.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        modifier(_EnvironmentValueModifier(DefaultAppStorageKey.self, store))
    }
}

/// A value in the user defaults, as a place that views read and write.
final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
    let entry: DefaultsEntry
    private let coding: DefaultsCoding<Value>
    /// Whether it is a view's. A model's may be written at any time, as when a view makes the model.
    private let isInstalled: Bool

    init(_ entry: DefaultsEntry, _ coding: DefaultsCoding<Value>, isInstalled: Bool = true) {
        self.entry = entry
        self.coding = coding
        self.isInstalled = isInstalled
    }

    override func get() -> Value {
        entry.change.read()
        return coding.read(entry.object) ?? coding.defaultValue
    }

    override func set(_ value: Value, _ transaction: TransactionValues) {
        if isInstalled, isMainThread, Graph.refusesWrite() { return }
        TransactionValues.with(transaction) { entry.write(coding.write(value)) }
    }
}
