extension Publishers {
    /// A publisher that finishes at the first value that fails a predicate.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Whether to go on.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher with its parts.
        @inlinable public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let predicate = self.predicate
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(subscriber, "PrefixWhile") {
                    predicate($0) ? .emit($0) : .finish
                })
        }
    }

    /// A publisher that finishes at the first value that fails a predicate, which may throw and so end it.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// Whether to go on.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher with its parts.
        @inlinable public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            let predicate = self.predicate
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(subscriber, "TryPrefixWhile", mapFailure: { $0 }) {
                    input in
                    do { return try predicate(input) ? .emit(input) : .finish } catch { return .fail(error) }
                })
        }
    }
}

extension Publisher {
    /// Passes values on until one fails the predicate, and finishes there.
    @inlinable public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Passes values on until one fails the predicate, and finishes there; an error thrown ends the publisher.
    @inlinable public func tryPrefix(
        while predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
