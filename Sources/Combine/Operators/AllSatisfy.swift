extension Publishers {
    /// A publisher of whether all values satisfy a predicate.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
            let predicate = self.predicate
            upstream.fold(
                subscriber, "AllSatisfy", initial: true, Search.first(where: { !predicate($0) }) { _ in false })
        }
    }

    /// A publisher of whether all values satisfy a predicate; what the predicate throws ends it.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
            let predicate = self.predicate
            upstream.tryFold(
                subscriber, "TryAllSatisfy", initial: true, Search.first(where: { try !predicate($0) }) { _ in false })
        }
    }
}

extension Publisher {
    /// Publishes false as soon as a value fails the predicate, or true at the end.
    public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Publishes false as soon as a value fails the predicate, or true at the end; an error ends the publisher.
    public func tryAllSatisfy(
        _ predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
