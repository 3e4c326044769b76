extension Publishers {
    /// A publisher that feeds all its subscribers from one subscription to the upstream.
    ///
    /// It subscribes when the first subscriber comes and cancels when the last one goes.
    final public class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Where values come from.
        final public let upstream: Upstream

        /// A publisher that shares one subscription.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        /// Attaches a subscriber.
        final public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            inner.subscribe(subscriber)
        }

        /// Whether both are the same object.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Feeds several subscribers from one subscription to this publisher.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
