extension Publishers {
    /// A publisher that keeps values until downstream asks for them.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How many values it keeps at most.
        public let size: Int

        /// When upstream is asked for values.
        public let prefetch: Publishers.PrefetchStrategy

        /// What happens to values that do not fit.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        /// A publisher with its parts.
        public init(
            upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(BufferStage(subscriber, size, prefetch, whenFull))
        }
    }
}

extension Publishers {
    /// When a buffer asks upstream for values.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// It asks for as many as fit, and for another whenever one is delivered.
        case keepFull
        /// It asks for everything; what does not fit is dealt with.
        case byRequest
    }

    /// What a full buffer does with another value.
    public enum BufferingStrategy<Failure: Error> {
        /// It drops the new value.
        case dropNewest
        /// It drops the oldest value it has.
        case dropOldest
        /// It fails, once downstream has what it keeps.
        case customError(() -> Failure)
    }
}

private final class BufferStage<Downstream: Subscriber>: Stage<Downstream.Input, Downstream.Failure, Downstream>,
    @unchecked Sendable
{
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    private var queue = Queue<Downstream.Input>()
    private var owed = Subscribers.Demand.none
    private var isDraining = false
    private var ending: Subscribers.Completion<Downstream.Failure>?

    init(
        _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
        _ whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    ) {
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
        super.init(downstream, "Buffer")
    }

    override func connected(to subscription: any Subscription) {
        super.connected(to: subscription)
        let first: Subscribers.Demand = prefetch == .keepFull ? .max(size) : .unlimited
        guard first != .none else { return }
        lock.withLock { link.subscription }?.request(first)
    }

    override func request(_ demand: Subscribers.Demand) {
        if demand == .none { return }
        lock.withLock { owed += demand }
        let room = drain()
        if room > 0 { lock.withLock { link.subscription }?.request(.max(room)) }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard link.isConnected else {
            lock.unlock()
            return .none
        }
        if queue.count >= size, owed == .none || isDraining {
            switch whenFull {
            case .dropNewest:
                lock.unlock()
                return .none
            case .dropOldest:
                let old = queue.popFirst()
                if old != nil { queue.append(input) }
                lock.unlock()
                withExtendedLifetime(old) {}
                return .none
            case .customError(let error):
                let upstream = link.close()
                lock.unlock()
                upstream?.cancel()
                let failure = error()
                lock.withLock { ending = .failure(failure) }
                _ = drain()
                return .none
            }
        }
        queue.append(input)
        lock.unlock()
        return .max(drain())
    }

    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let old = lock.withLock {
            ending = completion
            return link.close()
        }
        withExtendedLifetime(old) {}
        _ = drain()
    }

    /// Delivers what is owed; the result is how many more values to ask for.
    private func drain() -> Int {
        var delivered = 0
        lock.lock()
        guard !isDraining else {
            lock.unlock()
            return 0
        }
        isDraining = true
        while owed != .none, let downstream, let value = queue.popFirst() {
            owed.takeOne()
            delivered += 1
            lock.unlock()
            let more = downstream.receive(value)
            lock.lock()
            owed += more
        }
        isDraining = false
        let ending = queue.isEmpty ? self.ending : nil
        lock.unlock()
        if let ending { end(ending) }
        return prefetch == .keepFull ? delivered : 0
    }

    override var mirrored: [Mirror.Child] {
        lock.withLock {
            [
                ("values", queue.elements), ("state", link.isAwaiting ? "ready" : link as Any),
                ("downstreamDemand", owed), ("terminal", ending as Any),
            ]
        }
    }

    override func released() {
        let old = lock.withLock {
            let old = queue
            queue = Queue()
            return old
        }
        withExtendedLifetime(old) {}
    }
}

extension Publisher {
    /// Keeps up to `size` values until downstream asks for them.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Self.Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
