/// A subscriber whose type is hidden, or that is made of closures.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    let box: SubscriberBoxBase<Input, Failure>

    /// The identity of the hidden subscriber.
    public let combineIdentifier: CombineIdentifier

    /// The hidden subscriber's description.
    public var description: String { box.description }

    /// The hidden subscriber's mirror.
    public var customMirror: Mirror { box.customMirror }

    /// The hidden subscriber's description in a playground.
    public var playgroundDescription: Any { box.playgroundDescription }

    /// Hides the type of a subscriber.
    public init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
        if let erased = s as? AnySubscriber<Input, Failure> {
            self = erased
            return
        }
        combineIdentifier = s.combineIdentifier
        box = SubscriberBox(s)
    }

    /// A subscriber that passes everything to a subject.
    public init<S>(_ s: S) where Input == S.Output, S: Subject, Failure == S.Failure {
        self.init(SubjectSubscriber(s))
    }

    /// A subscriber made of closures; without `receiveValue` it asks for no value after the first request.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        box = ClosureSubscriberBox(receiveSubscription, receiveValue, receiveCompletion)
        combineIdentifier = CombineIdentifier()
    }

    /// Tells the subscriber of its subscription.
    public func receive(subscription: any Subscription) { box.receive(subscription: subscription) }

    /// Tells the subscriber of a value.
    public func receive(_ value: Input) -> Subscribers.Demand { box.receive(value) }

    /// Tells the subscriber that the publisher ended.
    public func receive(completion: Subscribers.Completion<Failure>) { box.receive(completion: completion) }
}

@usableFromInline class SubscriberBoxBase<Input, Failure: Error> {
    func receive(subscription: any Subscription) { preconditionFailure("abstract") }
    func receive(_ value: Input) -> Subscribers.Demand { preconditionFailure("abstract") }
    func receive(completion: Subscribers.Completion<Failure>) { preconditionFailure("abstract") }
    var description: String { "Anonymous AnySubscriber" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    var playgroundDescription: Any { description }
}

private final class ClosureSubscriberBox<Input, Failure: Error>: SubscriberBoxBase<Input, Failure> {
    let onSubscription: ((any Subscription) -> Void)?
    let onValue: ((Input) -> Subscribers.Demand)?
    let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        _ onSubscription: ((any Subscription) -> Void)?, _ onValue: ((Input) -> Subscribers.Demand)?,
        _ onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    override func receive(subscription: any Subscription) { onSubscription?(subscription) }
    override func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? .none }
    override func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}

private final class SubscriberBox<Base: Subscriber>: SubscriberBoxBase<Base.Input, Base.Failure> {
    let base: Base

    init(_ base: Base) { self.base = base }

    override func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
    override func receive(_ value: Base.Input) -> Subscribers.Demand { base.receive(value) }
    override func receive(completion: Subscribers.Completion<Base.Failure>) { base.receive(completion: completion) }
    override var description: String { (base as? any CustomStringConvertible)?.description ?? String(describing: base) }
    override var customMirror: Mirror { (base as? any CustomReflectable)?.customMirror ?? Mirror(reflecting: base) }
    override var playgroundDescription: Any {
        (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? base
    }
}
