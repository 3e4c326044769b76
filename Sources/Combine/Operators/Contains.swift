extension Publishers {
    /// A publisher of whether a value occurs.
    public struct Contains<Upstream: Publisher>: Publisher
    where Upstream.Output: Equatable {
        /// The values published.
        public typealias Output = Bool

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// The value looked for.
        public let output: Upstream.Output

        /// A publisher with its parts.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Bool == S.Input {
            let output = self.output
            upstream.fold(subscriber, "Contains", initial: false, Search.first(where: { $0 == output }) { _ in true })
        }
    }

    /// A publisher of whether any value satisfies a predicate.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Bool

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What is asked of each value.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher with its parts.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Bool == S.Input {
            upstream.fold(subscriber, "ContainsWhere", initial: false, Search.first(where: predicate) { _ in true })
        }
    }

    /// A publisher of whether any value satisfies a predicate; what the predicate throws ends it.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Bool

        /// The error that may end it.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// What is asked of each value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher with its parts.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Bool == S.Input {
            upstream.tryFold(
                subscriber, "TryContainsWhere", initial: false, Search.first(where: predicate) { _ in true })
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Self.Output: Equatable {
    /// Publishes true as soon as the value comes, or false at the end.
    public func contains(_ output: Self.Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Publishes true as soon as a value satisfies the predicate, or false at the end.
    public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Publishes true as soon as a value satisfies the predicate, or false at the end; an error ends the publisher.
    public func tryContains(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
