extension Publishers {
    /// A publisher that gives a value where the upstream gives none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What is published instead of nothing.
        public let output: Upstream.Output

        /// A publisher with its parts.
        @inlinable public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let output = self.output
            upstream.subscribe(
                FallbackStage<Upstream.Failure, S>(subscriber, "ReplaceEmpty") { completion, isEmpty in
                    if case .finished = completion, isEmpty { .value(output) } else { .end(completion) }
                })
        }
    }

    /// A publisher that gives a value where the upstream fails.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Never

        /// Where values come from.
        public let upstream: Upstream

        /// What is published instead of the error.
        public let output: Upstream.Output

        /// A publisher with its parts.
        @inlinable public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == Never, Upstream.Output == S.Input {
            let output = self.output
            upstream.subscribe(
                FallbackStage<Upstream.Failure, S>(subscriber, "ReplaceError") { completion, _ in
                    if case .failure = completion { .value(output) } else { .end(.finished) }
                })
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Publishes a value if this publisher finishes without one.
    @inlinable public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Publishes a value instead of failing, and finishes.
    @inlinable public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
