/// A type that can deliver a sequence of values over time.
///
/// A publisher delivers to the subscribers that ask: it gives each a subscription, then at most as many values as that
/// subscriber demands, then at most one completion.
///
///     [1, 2, 3].publisher.map { $0 * 2 }.sink { print($0) }
public protocol Publisher<Output, Failure> {
    /// The kind of values published.
    associatedtype Output

    /// The kind of error that may end the publisher; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber; call ``subscribe(_:)-(S)`` instead.
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    @inlinable @inline(__always) public func subscribe<S>(_ subscriber: S)
    where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which republishes everything; cancel what is returned to detach it.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable(subscriber)
    }
}

/// The name space of the publishers that operators make.
public enum Publishers {}

/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values received.
    associatedtype Input

    /// The kind of error that may be received; `Never` if none.
    associatedtype Failure: Error

    /// Tells the subscriber that it may now request values.
    func receive(subscription: any Subscription)

    /// Tells the subscriber of a value; the result is how many more it wants.
    func receive(_ input: Self.Input) -> Subscribers.Demand

    /// Tells the subscriber that the publisher ended.
    func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Self.Input == () {
    /// Tells the subscriber that an event without a value happened.
    @inlinable public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Tells the publisher that it may send that many more values.
    ///
    /// Asking for none is a programmer error, on which many publishers trap; the others ignore it.
    func request(_ demand: Subscribers.Demand)
}

/// The name space of subscriptions that come with the module.
public enum Subscriptions {}

extension Subscriptions {
    /// The subscription of a publisher that has nothing to deliver.
    public static var empty: any Subscription { EmptySubscription.shared }

    private struct EmptySubscription: Subscription, StageDescribing {
        static let shared = EmptySubscription()
        let combineIdentifier = CombineIdentifier()
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
        var description: String { "Empty" }
    }
}

/// A publisher that publishes only while connected, so that several subscribers may attach first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts publishing, until what is returned is cancelled.
    func connect() -> any Cancellable
}

/// A publisher into which values are sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Self.Output)

    /// Ends the subject for all subscribers.
    func send(completion: Subscribers.Completion<Self.Failure>)

    /// Takes a subscription on behalf of the subject, when it is fed by a publisher.
    func send(subscription: any Subscription)
}

extension Subject where Self.Output == Void {
    /// Sends an event without a value.
    @inlinable public func send() { send(()) }
}
