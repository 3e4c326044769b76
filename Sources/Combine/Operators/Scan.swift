extension Publishers {
    /// A publisher of each intermediate result of combining the values.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initialResult: Output

        /// Combines the last result with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// A publisher with its parts.
        @inlinable public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Output == S.Input {
            upstream.subscribe(ScanSubscriber(downstream: subscriber, initialResult, nextPartialResult))
        }
    }

    /// A publisher of each intermediate result of combining the values, which ends with what the closure throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The error that may end it.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initialResult: Output

        /// Combines the last result with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// A publisher with its parts.
        @inlinable public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == any Error, Output == S.Input {
            let combine = nextPartialResult
            let result = Cell(initialResult)
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(
                    subscriber, "TryScan",
                    trying: { input in
                        result.value = try combine(result.value, input)
                        return result.value
                    },
                    result: { result.value }))
        }
    }
}

@usableFromInline
final class ScanSubscriber<Input, Downstream: Subscriber>: Subscriber, StageDescribing, @unchecked Sendable {
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let combine: (Downstream.Input, Input) -> Downstream.Input
    @usableFromInline @exclusivity(unchecked) var result: Downstream.Input

    @inlinable init(
        downstream: Downstream, _ initialResult: Downstream.Input,
        _ combine: @escaping (Downstream.Input, Input) -> Downstream.Input
    ) {
        self.downstream = downstream
        self.combine = combine
        result = initialResult
    }

    @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        let next = combine(result, input)
        result = next
        return downstream.receive(next)
    }
    @inlinable func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
    @inlinable var description: String { "Scan" }
    @inlinable var mirrored: [Mirror.Child] { [("downstream", downstream), ("result", result)] }
}

extension Publisher {
    /// Combines each value with the result so far and publishes every result.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines each value with the result so far and publishes every result; an error thrown ends the publisher.
    @inlinable public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
