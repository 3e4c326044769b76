extension Publishers {
    /// A publisher that subscribes again where the upstream fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How often it tries again; nil is without end.
        public let retries: Int?

        /// A publisher with its parts.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            Attempts(upstream, Relay(subscriber, "Retry"), retries).start()
        }
    }
}

/// Subscribes again and again, from one place: an attempt that fails before it returns leaves the next to whoever
/// started it, so that any number of them needs no more stack than one.
private final class Attempts<Upstream: Publisher, Downstream: Subscriber>: @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let lock = Lock()
    private let upstream: Upstream
    private let relay: Relay<Downstream>
    private var left: Int?
    private var isStarting = false
    private var isDue = false

    init(_ upstream: Upstream, _ relay: Relay<Downstream>, _ retries: Int?) {
        self.upstream = upstream
        self.relay = relay
        left = retries
    }

    func start() {
        let isOurs = lock.withLock {
            isDue = true
            let isOurs = !isStarting
            isStarting = true
            return isOurs
        }
        guard isOurs else { return }
        while takeDue() {
            relay.attach(upstream) { self.ended($0) }
        }
    }

    private func takeDue() -> Bool {
        lock.withLock {
            let wasDue = isDue
            isDue = false
            isStarting = wasDue
            return wasDue
        }
    }

    private func ended(_ completion: Subscribers.Completion<Upstream.Failure>) {
        let isOver = lock.withLock {
            guard case .failure = completion, left != 0 else { return true }
            left = left.map { $0 - 1 }
            return false
        }
        if isOver { relay.end(completion) } else { start() }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes again after a failure, up to that many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
