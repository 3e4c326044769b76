extension Publishers {
    /// A publisher of the end only.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Never

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// A publisher with its parts.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Never == S.Input {
            upstream.fold(subscriber, "IgnoreOutput", isWanted: true) { _, _ in false }
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Leaves out all values and passes on the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
