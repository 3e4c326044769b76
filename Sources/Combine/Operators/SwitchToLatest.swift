extension Publishers {
    /// A publisher of the values of the latest publisher received.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The values published.
        public typealias Output = P.Output

        /// The error that may end it.
        public typealias Failure = P.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// A publisher with its parts.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, P.Failure == S.Failure, P.Output == S.Input {
            let relay = Relay(subscriber, "SwitchToLatest")
            relay.start()
            upstream.subscribe(SwitchSubscriber<P, S>(relay))
        }
    }
}

private final class SwitchSubscriber<Inner: Publisher, Downstream: Subscriber>: Subscriber, StageDescribing
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    typealias Input = Inner
    typealias Failure = Inner.Failure

    private let lock = Lock()
    private let relay: Relay<Downstream>
    private var isOuterDone = false
    private var current = 0
    private var running = false

    init(_ relay: Relay<Downstream>) { self.relay = relay }

    func receive(subscription: any Subscription) {
        guard relay.keepOuter(subscription) else { return subscription.cancel() }
        subscription.request(.unlimited)
    }

    func receive(_ input: Inner) -> Subscribers.Demand {
        let number = lock.withLock {
            current += 1
            running = true
            return current
        }
        relay.attach(input) { completion in self.innerEnded(number, completion) }
        return .none
    }

    private func innerEnded(_ number: Int, _ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return relay.end(completion) }
        let isOver = lock.withLock {
            if number == current { running = false }
            return isOuterDone && !running
        }
        if isOver { relay.end(.finished) }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        relay.dropOuter()
        if case .failure = completion { return relay.end(completion) }
        let isOver = lock.withLock {
            isOuterDone = true
            return !running
        }
        if isOver { relay.end(.finished) }
    }

    var description: String { "SwitchToLatest" }
}

extension Publisher where Self.Failure == Self.Output.Failure, Self.Output: Publisher {
    /// Publishes the values of the latest publisher received; the one before is cancelled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher {
    /// Publishes the values of the latest publisher received; the one before is cancelled.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>
        >
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Self.Output.Failure.self))
    }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher, Self.Output.Failure == Never {
    /// Publishes the values of the latest publisher received; the one before is cancelled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Self.Output: Publisher, Self.Output.Failure == Never {
    /// Publishes the values of the latest publisher received; the one before is cancelled.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Self.Output, Self.Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Self.Failure.self) })
    }
}
