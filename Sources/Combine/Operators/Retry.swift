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

        private static func attempt<S: Subscriber>(_ upstream: Upstream, _ relay: Relay<S>, _ left: Int?)
        where S.Input == Output, S.Failure == Failure {
            relay.attach(upstream) { completion in
                if case .failure = completion, left != 0 {
                    attempt(upstream, relay, left.map { $0 - 1 })
                } else {
                    relay.end(completion)
                }
            }
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let relay = Relay(subscriber, "Retry")
            Retry.attempt(upstream, relay, retries)
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes again after a failure, up to that many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
