/// A property of a class that publishes its value when it is about to change.
///
/// `$property` is a publisher of the current value and then of each new one. Subscribers run in the property's
/// `willSet`: while they do, the property still has its old value (semantics 19, 20).
///
///     final class Weather: ObservableObject {
///         @Published var degrees = 20.0
///     }
@propertyWrapper public struct Published<Value> {
    @usableFromInline let storage: PublishedStorage<Value>

    /// A published property with its first value.
    @inlinable public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// A published property with its first value.
    @inlinable public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// A publisher of a published property's values.
    public struct Publisher: Combine.Publisher {
        /// The property's type.
        public typealias Output = Value

        /// It cannot fail.
        public typealias Failure = Never

        @usableFromInline let storage: PublishedStorage<Value>

        @inlinable init(storage: PublishedStorage<Value>) { self.storage = storage }

        /// Attaches a subscriber, which gets the current value first.
        @inlinable public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
            storage.attach(subscriber)
        }
    }

    /// The publisher of this property.
    ///
    /// It can be passed `inout` to `assign(to:)`; assigning another property's publisher changes nothing (semantics 24).
    @inlinable public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { withExtendedLifetime(newValue) {} }
    }

    /// Published properties need an object whose change they can announce.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    @inlinable public var wrappedValue: Value {
        get { storage.latest() }
        set { storage.set(newValue) }
    }

    /// Reads the property of an object, or announces the change and writes it.
    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        @inline(__always) get { PublishedOffsets.value(in: object, at: storageKeyPath) }
        @inline(__always) set { PublishedOffsets.set(newValue, in: object, at: storageKeyPath) }
    }
}

extension Published: PublishedField {}

extension Publisher where Self.Failure == Never {
    /// Writes each value to a published property, as long as the property's object lives.
    ///
    ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect().assign(to: &$lastUpdated)
    @inlinable public func assign(to published: inout Published<Self.Output>.Publisher) {
        subscribe(PublishedSubscriber(published.storage))
    }
}

/// Writes what it receives to a published property, which cancels it when it goes.
@usableFromInline final class PublishedSubscriber<Value>: Subscriber, StageDescribing {
    @usableFromInline weak var storage: PublishedStorage<Value>?
    @usableFromInline var kept: CombineIdentifier?

    @inlinable init(_ storage: PublishedStorage<Value>) { self.storage = storage }

    @inlinable func receive(subscription: any Subscription) {
        guard let storage, kept == nil else { return subscription.cancel() }
        storage.keep(subscription)
        kept = subscription.combineIdentifier
        subscription.request(.unlimited)
    }

    @inlinable func receive(_ input: Value) -> Subscribers.Demand {
        if kept != nil { storage?.set(input) }
        return .none
    }

    @inlinable func receive(completion: Subscribers.Completion<Never>) {
        if let kept { storage?.drop(kept) }
    }

    @inlinable var description: String { "PublishedSubject" }
}
