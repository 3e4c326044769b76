extension Publishers {
    /// A publisher of the number of values, at the end.
    public struct Count<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Int

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// A publisher with its parts.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Int == S.Input {
            upstream.fold(subscriber, "Count", initial: 0) { result, _ in
                result.value = result.value.map { $0 + 1 }
                return false
            }
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the number of values at the end.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
