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
            let combine = nextPartialResult
            let result = Cell(initialResult)
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(subscriber, "Scan") { input in
                    result.value = combine(result.value, input)
                    return .emit(result.value)
                })
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
                    }))
        }
    }
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
