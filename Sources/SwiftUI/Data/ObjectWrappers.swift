import MartletGraph

/// Listens to one object for one view.
@MainActor
final class ObjectSubscription: LeavingStorage {
    private(set) var object: AnyObject?
    private let change = ChangeLocation()
    private var cancellable: AnyCancellable?
    /// Of the object that the body read, while the view has another but equal one.
    private var earlier: AnyCancellable?

    /// Follows `object` from now on, another one than before included (semantics 29); the current reader runs again
    /// after its changes.
    func follow<Object: ObservableObject>(_ object: Object) {
        change.read()
        earlier = nil
        if self.object !== object { subscribe(object) }
    }

    /// Follows `object` besides the one that the body read, which does not run for an equal one, and whose closures
    /// may still change it.
    func followToo<Object: ObservableObject>(_ object: Object) {
        if self.object === object { return }
        earlier = earlier ?? cancellable
        subscribe(object)
    }

    private func subscribe<Object: ObservableObject>(_ object: Object) {
        self.object = object
        cancellable = object.objectWillChange.sink { @Sendable [weak self] _ in
            guard isMainThread else {
                RuntimeWarning.issue(
                    "Publishing changes from background threads is not allowed; make sure to publish values from the "
                        + "main thread (via operators like receive(on:)) on model updates.")
                DispatchQueue.main.async { self?.change.send() }
                return
            }
            MainActor.assumeIsolated { self?.objectWillChange() }
        }
    }

    private func objectWillChange() {
        if Graph.isUpdating {
            RuntimeWarning.issue(
                "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
        }
        change.send()
    }

    var isWritten: Bool { Graph.current.changes.contains(change) }

    func leave() {
        cancellable = nil
        earlier = nil
        object = nil
    }
}

/// An object that the view makes once and owns (semantics 3, 28).
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private var storage: StateObjectStorage<ObjectType>?
    private nonisolated(unsafe) let make: () -> ObjectType

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    public var wrappedValue: ObjectType {
        if let storage { return storage.object }
        RuntimeWarning.issue(
            "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. "
                + "This will create a new instance each time.")
        return make()
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

@MainActor
final class StateObjectStorage<ObjectType: ObservableObject>: LeavingStorage {
    let object: ObjectType
    let subscription = ObjectSubscription()

    init(_ object: ObjectType) { self.object = object }

    func leave() { subscription.leave() }
}

extension StateObject: InstalledProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? {
        let kept =
            storage.map { unsafeDowncast($0, to: StateObjectStorage<ObjectType>.self) }
            ?? StateObjectStorage(Reader.withoutTracking { make() })
        kept.subscription.follow(kept.object)
        self.storage = kept
        return kept
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        self.storage?.subscription.isWritten ?? false
    }
}

/// An object that somebody else owns; the view updates when it changes (semantics 16-29).
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType

    public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    public init(initialValue: ObjectType) {
        object = initialValue
    }

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    public var projectedValue: Wrapper { Wrapper(object) }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        private let object: ObjectType

        init(_ object: ObjectType) { self.object = object }

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            Binding(location: ObjectLocations.location(object, keyPath) { PublishedPartLocation(object, keyPath) })
        }
    }
}

extension ObservedObject: InstalledProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? {
        let subscription = storage.map { unsafeDowncast($0, to: ObjectSubscription.self) } ?? ObjectSubscription()
        subscription.follow(object)
        return subscription
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        (storage as? ObjectSubscription)?.isWritten ?? false
    }

    static var decidesEquality: Bool { true }
    /// An object that says itself equal to the other is no other value, as in any field of a view.
    static func isSame(_ a: Self, _ b: Self) -> Bool {
        if a.object === b.object { return true }
        guard let object = a.object as? any Equatable else { return false }
        func isEqual<E: Equatable>(_ object: E) -> Bool { (b.object as? E) == object }
        return isEqual(object)
    }

    static var adopts: Bool { true }
    func adopt(_ storage: AnyObject?) { (storage as? ObjectSubscription)?.followToo(object) }
}

/// An object that a view above put into the environment; traps when there is none (semantics 30).
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var scope: Scope?

    nonisolated public init() {}

    public var wrappedValue: ObjectType {
        guard let object = ObservableScope<ObjectType>.find(in: scope) else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? {
        scope = node.scope
        let subscription = storage.map { unsafeDowncast($0, to: ObjectSubscription.self) } ?? ObjectSubscription()
        if let object = ObservableScope<ObjectType>.find(in: scope) { subscription.follow(object) }
        return subscription
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        if (storage as? ObjectSubscription)?.isWritten == true { return true }
        guard let node = reader.node else { return false }
        return Graph.current.changes.wroteScope(that: node) { _ = ObservableScope<ObjectType>.find(in: scope) }
    }
}

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) where Value: AnyObject, Value: Observable { self = projectedValue }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(
            location: ObjectLocations.location(wrappedValue, keyPath) { ObjectPartLocation(wrappedValue, keyPath) })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public typealias ID = Value.ID
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}

/// The locations of objects' properties, so that the same projection is the same location while anyone holds it.
enum ObjectLocations {
    private struct Key: Hashable {
        let object: ObjectIdentifier
        let keyPath: AnyKeyPath
    }

    private final class Weak {
        weak var location: AnyLocation?
        init(_ location: AnyLocation) { self.location = location }
    }

    private nonisolated(unsafe) static var known: [Key: Weak] = [:]
    private nonisolated(unsafe) static var limit = 256
    private static let lock = NSLock()

    static func location<Object: AnyObject, Part>(
        _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Part>, make: () -> Location<Part>
    ) -> Location<Part> {
        let key = Key(object: ObjectIdentifier(object), keyPath: keyPath)
        lock.lock()
        defer { lock.unlock() }
        if let location = known[key]?.location as? Location<Part> { return location }
        let new = make()
        if known.count > limit {
            known = known.filter { $0.value.location != nil }
            limit = max(256, known.count * 2)
        }
        known[key] = Weak(new)
        return new
    }
}
