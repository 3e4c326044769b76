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
            upstream.subscribe(PrefixUntilStage(subscriber, other))
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
            upstream.subscribe(DropUntilStage(subscriber, other))
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// Waits for one value of a publisher.
private final class Trigger<Input, Failure: Error>: Subscriber, StageDescribing, @unchecked Sendable {
    private let lock = Lock()
    private var link = Link.awaiting
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
        let (subscription, body, _) = release()
        subscription?.cancel()
        body?()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { release().2?(completion) }

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

private final class PrefixUntilStage<Downstream: Subscriber, Other: Publisher>: Stage<
    Downstream.Input, Downstream.Failure, Downstream
>, @unchecked Sendable
{
    private let other: Other
    private var trigger: Trigger<Other.Output, Other.Failure>?

    init(_ downstream: Downstream, _ other: Other) {
        self.other = other
        super.init(downstream, "PrefixUntilOutput")
    }

    override func connected(to subscription: any Subscription) {
        super.connected(to: subscription)
        let trigger = Trigger<Other.Output, Other.Failure>(onValue: { self.stop(.finished) }, onEnd: { _ in })
        guard
            lock.withLock({
                if link.isConnected { self.trigger = trigger }
                return link.isConnected
            })
        else { return }
        other.subscribe(trigger)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand { current?.receive(input) ?? .none }
    override func receive(completion: Subscribers.Completion<Downstream.Failure>) { end(completion) }

    override func released() {
        let old = lock.withLock {
            let old = trigger
            trigger = nil
            return old
        }
        old?.cancel()
    }
}

private final class DropUntilStage<Downstream: Subscriber, Other: Publisher>: Stage<
    Downstream.Input, Downstream.Failure, Downstream
>, @unchecked Sendable
where Other.Failure == Downstream.Failure {
    private let other: Other
    private var trigger: Trigger<Other.Output, Other.Failure>?
    private var isOpen = false

    init(_ downstream: Downstream, _ other: Other) {
        self.other = other
        super.init(downstream, "DropUntilOutput")
    }

    override func connected(to subscription: any Subscription) {
        let trigger = Trigger<Other.Output, Other.Failure>(
            onValue: { self.lock.withLock { self.isOpen = true } },
            onEnd: { completion in
                if self.lock.withLock({ !self.isOpen }) { self.stop(completion) }
            })
        lock.withLock { self.trigger = trigger }
        super.connected(to: subscription)
        if lock.withLock({ link.isConnected }) { other.subscribe(trigger) }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard lock.withLock({ isOpen }) else { return .max(1) }
        return current?.receive(input) ?? .none
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) { end(completion) }

    override func released() {
        let old = lock.withLock {
            let old = trigger
            trigger = nil
            return old
        }
        old?.cancel()
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
