import MartletGraph
import MartletSettings
import Synchronization

/// One key of one store, with those who read it.
final class DefaultsEntry: Sendable {
    let change = ChangeLocation()
    private let store: Store
    private let key: String
    /// Whether the store tells of what is written, whoever writes it.
    private let isFollowed: Bool

    /// Foundation's user defaults may be used on any thread, but do not say so.
    private struct Store: @unchecked Sendable {
        let defaults: UserDefaults
    }

    private init(_ key: String, _ store: Store, isFollowed: Bool) {
        self.key = key
        self.store = store
        self.isFollowed = isFollowed
    }

    var object: Any? { store.defaults.object(forKey: key) }

    func write(_ object: Any?) {
        if let object { store.defaults.set(object, forKey: key) } else { store.defaults.removeObject(forKey: key) }
        if !isFollowed { send() }
    }

    /// Has those who read it ask again.
    func send() {
        if isMainThread {
            MainActor.assumeIsolated {
                if !Graph.isUpdating { return change.send() }
                later()
            }
        } else {
            later()
        }
    }

    private func later() { DispatchQueue.main.async { MainActor.assumeIsolated { self.change.send() } } }

    /// Where a value is kept: in a domain of the settings, or in an object that keeps its values by itself.
    private enum Place: Hashable {
        case domain(String)
        case object(ObjectIdentifier)
    }

    private struct Name: Hashable {
        let place: Place
        let key: String
    }

    private struct Known {
        var entries: [Name: DefaultsEntry] = [:]
        /// The stores are kept, so that no other takes the identifier of one.
        var stores: [ObjectIdentifier: (store: Store, place: Place)] = [:]
    }

    private static let known: Mutex<Known> = {
        SettingsStore.shared.follow { domain, key in
            DefaultsEntry.known.withLock { $0.entries[Name(place: .domain(domain), key: key)] }?.send()
        }
        return Mutex(Known())
    }()

    static func of(_ key: String, in store: UserDefaults) -> DefaultsEntry {
        let store = Store(defaults: store)
        let place = place(of: store)
        return known.withLock { known in
            let name = Name(place: place, key: key)
            if let entry = known.entries[name] { return entry }
            var isFollowed = false
            if case .domain = place { isFollowed = true }
            let entry = DefaultsEntry(key, store, isFollowed: isFollowed)
            known.entries[name] = entry
            return entry
        }
    }

    private static func place(of store: Store) -> Place {
        let identifier = ObjectIdentifier(store.defaults)
        if let place = known.withLock({ $0.stores[identifier]?.place }) { return place }
        let place = SettingsStore.domain(of: store.defaults).map(Place.domain) ?? .object(identifier)
        known.withLock { $0.stores[identifier] = (store, place) }
        return place
    }
}
