extension Publishers {
    /// A publisher of the one result of combining all values, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initial: Output

        /// Combines the last result with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// A publisher with its parts.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Output == S.Input {
            let combine = nextPartialResult
            upstream.fold(subscriber, "Reduce", initial: initial) { result, input in
                result.value = result.value.map { combine($0, input) }
                return false
            }
        }
    }

    /// A publisher of the one result of combining all values, which ends with what the closure throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// The error that may end it.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initial: Output

        /// Combines the last result with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// A publisher with its parts.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Output == S.Input {
            let combine = nextPartialResult
            upstream.tryFold(subscriber, "TryReduce", initial: initial) { result, input in
                if let before = result.value { result.value = try combine(before, input) }
                return false
            }
        }
    }
}

extension Publisher {
    /// Combines all values and publishes the result at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines all values and publishes the result at the end; an error thrown ends the publisher.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
