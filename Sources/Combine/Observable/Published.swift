/// A property of a class that publishes its value when it is about to change.
///
/// `$property` is a publisher of the current value and then of each new one. Subscribers run in the property's
/// `willSet`: while they do, the property still has its old value (semantics 19, 20).
///
///     final class Weather: ObservableObject {
///         @Published var degrees = 20.0
///     }
@propertyWrapper public struct Published<Value> {
    let storage: PublishedStorage<Value>

    /// A published property with its first value.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// A published property with its first value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// A publisher of a published property's values.
    public struct Publisher: Combine.Publisher {
        /// The property's type.
        public typealias Output = Value

        /// It cannot fail.
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        /// Attaches a subscriber, which gets the current value first.
        public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
            storage.attach(subscriber)
        }
    }

    /// The publisher of this property.
    ///
    /// It can be passed `inout` to `assign(to:)`; assigning another property's publisher changes nothing (semantics 24).
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { withExtendedLifetime(newValue) {} }
    }

    /// Published properties need an object whose change they can announce.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.latest() }
        set { storage.set(newValue) }
    }

    /// Reads the property of an object, or announces the change and writes it.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { PublishedOffsets.storage(in: object, at: storageKeyPath).latest() }
        set { PublishedOffsets.storage(in: object, at: storageKeyPath).set(newValue) }
    }
}

extension Published: PublishedField {}

extension Publisher where Self.Failure == Never {
    /// Writes each value to a published property, as long as the property's object lives.
    ///
    ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect().assign(to: &$lastUpdated)
    public func assign(to published: inout Published<Self.Output>.Publisher) {
        subscribe(PublishedSubscriber(published.storage))
    }
}

/// Writes what it receives to a published property, which cancels it when it goes.
private final class PublishedSubscriber<Value>: Subscriber, StageDescribing {
    private weak var storage: PublishedStorage<Value>?

    init(_ storage: PublishedStorage<Value>) { self.storage = storage }

    func receive(subscription: any Subscription) {
        guard let storage else { return subscription.cancel() }
        storage.keep(subscription)
        subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        storage?.set(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}

    var description: String { "PublishedSubject" }
}
