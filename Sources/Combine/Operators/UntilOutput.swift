extension Publishers {
    /// A publisher that finishes when another publishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Whose first value is the end.
        public let other: Other

        /// A publisher with its parts.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(PrefixUntilStage(subscriber, other, "PrefixUntilOutput"))
        }
    }

    /// A publisher that leaves out values until another publishes.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Whose first value is the beginning.
        public let other: Other

        /// A publisher with its parts.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(DropUntilStage(subscriber, other, "DropUntilOutput"))
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// Waits for one value of a publisher.
private final class Trigger<Input, Failure: Error>: Subscriber, StageDescribing, @unchecked Sendable {
    private let lock = Lock()
    private var link = Link.awaitingSubscription
    private var onValue: (() -> Void)?
    private var onEnd: ((Subscribers.Completion<Failure>) -> Void)?

    init(onValue: @escaping () -> Void, onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.onValue = onValue
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) {
        let accepted = lock.withLock { link.connect(subscription) }
        accepted ? subscription.request(.max(1)) : subscription.cancel()
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ link.isConnected }) else { return .none }
        let (subscription, body, _) = release()
        subscription?.cancel()
        body?()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if lock.withLock({ link.isConnected }) { release().2?(completion) }
    }

    func cancel() { release().0?.cancel() }

    private func release() -> (
        (any Subscription)?, (() -> Void)?, ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        lock.withLock {
            let taken = (link.close(), onValue, onEnd)
            onValue = nil
            onEnd = nil
            return taken
        }
    }

    var description: String { "UntilOutput" }
}

/// A stage that watches another publisher, which it subscribes to before downstream hears of anything.
private class UntilStage<Downstream: Subscriber, Other: Publisher>: Stage<
    Downstream.Input, Downstream.Failure, Downstream
>, @unchecked Sendable
{
    /// The other publisher, until it is subscribed to.
    private var other: Other?
    private var trigger: Trigger<Other.Output, Other.Failure>?
    private var isStarted = false
    private var early: Subscribers.Completion<Downstream.Failure>?

    init(_ downstream: Downstream, _ other: Other, _ name: StaticString) {
        self.other = other
        super.init(downstream, name)
    }

    /// The other publisher has published.
    func triggered() { preconditionFailure("abstract") }

    /// The other publisher has ended without a value.
    func unanswered(_ completion: Subscribers.Completion<Other.Failure>) {}

    override func connected(to subscription: any Subscription) {
        let trigger = Trigger<Other.Output, Other.Failure>(
            onValue: { self.triggered() }, onEnd: { self.unanswered($0) })
        let other = lock.withLock {
            self.trigger = trigger
            let taken = self.other
            self.other = nil
            return taken
        }
        other?.subscribe(trigger)
        super.connected(to: subscription)
        let early = lock.withLock {
            isStarted = true
            return self.early
        }
        if let early { stop(early) }
    }

    /// Ends both sides, after downstream has its subscription.
    final func conclude(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let isStarted = lock.withLock {
            if !self.isStarted { early = completion }
            return self.isStarted
        }
        if isStarted { stop(completion) }
    }

    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) { end(completion) }

    override func released() {
        let old = lock.withLock {
            let old = trigger
            trigger = nil
            return old
        }
        old?.cancel()
    }
}

private final class PrefixUntilStage<Downstream: Subscriber, Other: Publisher>: UntilStage<Downstream, Other>,
    @unchecked Sendable
{
    private var isOver = false

    override func triggered() {
        lock.withLock { isOver = true }
        conclude(.finished)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard lock.withLock({ !isOver }) else { return .none }
        return current?.receive(input) ?? .none
    }
}

private final class DropUntilStage<Downstream: Subscriber, Other: Publisher>: UntilStage<Downstream, Other>,
    @unchecked Sendable
where Other.Failure == Downstream.Failure {
    private var isOpen = false

    override func triggered() { lock.withLock { isOpen = true } }
    override func unanswered(_ completion: Subscribers.Completion<Other.Failure>) { conclude(completion) }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard lock.withLock({ isOpen }) else { return .max(1) }
        return current?.receive(input) ?? .none
    }
}

extension Publisher {
    /// Passes values on until another publisher publishes, and finishes then.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Leaves out values until another publisher publishes; finishes if that one ends without a value.
    public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
