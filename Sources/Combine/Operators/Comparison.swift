extension Publishers {
    /// A publisher of the value that wins every comparison, at the end.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Whether the first of two values is the smaller.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// A publisher with its parts.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let isLess = areInIncreasingOrder
            upstream.fold(subscriber, "Comparison") { result, input in
                if let best = result.value, !isLess(best, input) { return false }
                result.value = input
                return false
            }
        }
    }

    /// A publisher of the value that wins every comparison, which ends with what the comparison throws.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// Whether the first of two values is the smaller.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// A publisher with its parts.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            let isLess = areInIncreasingOrder
            upstream.tryFold(subscriber, "TryComparison") { result, input in
                if let best = result.value, try !isLess(best, input) { return false }
                result.value = input
                return false
            }
        }
    }
}

extension Publisher where Self.Output: Comparable {
    /// Publishes the smallest value at the end; the first of equals.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }

    /// Publishes the largest value at the end; the first of equals.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    /// Publishes the smallest value at the end; the first of equals.
    public func min(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Publishes the smallest value at the end; an error thrown ends the publisher.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Publishes the largest value at the end; the first of equals.
    public func max(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Publishes the largest value at the end; an error thrown ends the publisher.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
