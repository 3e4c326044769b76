extension Publishers {
    /// A publisher of one array of all values, at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = [Upstream.Output]

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// A publisher with its parts.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, [Upstream.Output] == S.Input {
            upstream.fold(subscriber, "Collect", initial: []) { result, input in
                result.value?.append(input)
                return false
            }
        }
    }

    /// A publisher of arrays of a number of values; the last may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = [Upstream.Output]

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How many values make an array.
        public let count: Int

        /// A publisher with its parts.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, [Upstream.Output] == S.Input {
            upstream.subscribe(CollectByCountStage<Upstream.Output, S>(subscriber, count))
        }
    }
}

private final class CollectByCountStage<Element, Downstream: Subscriber>: Stage<
    Element, Downstream.Failure, Downstream
>,
@unchecked Sendable
where Downstream.Input == [Element] {
    private let count: Int
    private var buffer: [Element] = []

    init(_ downstream: Downstream, _ count: Int) {
        precondition(count > 0, "the count must be positive")
        self.count = count
        super.init(downstream, "CollectByCount")
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.withLock { link.subscription }?.request(demand * count)
    }

    override func receive(_ input: Element) -> Subscribers.Demand {
        lock.lock()
        guard link.isConnected, let downstream else {
            lock.unlock()
            return .none
        }
        buffer.append(input)
        guard buffer.count >= count else {
            lock.unlock()
            return .none
        }
        let full = buffer
        buffer = []
        lock.unlock()
        return downstream.receive(full) * count
    }

    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let rest = lock.withLock { buffer }
        guard let downstream = close().downstream else { return }
        if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
        downstream.receive(completion: completion)
    }

    override var mirrored: [Mirror.Child] {
        lock.withLock {
            [
                ("downstream", downstream as Any), ("upstreamSubscription", link.subscription as Any),
                ("buffer", buffer), ("count", count),
            ]
        }
    }

    override func released() {
        lock.lock()
        let old = buffer
        buffer = []
        lock.unlock()
        withExtendedLifetime(old) {}
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes one array of all values at the end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Publishes an array for every `count` values, and a shorter one for what is left at the end.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
