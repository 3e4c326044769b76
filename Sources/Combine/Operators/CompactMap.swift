extension Publishers {
    /// A publisher that transforms each value and leaves out nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What is done to each value; nil is left out.
        public let transform: (Upstream.Output) -> Output?

        /// A publisher with its parts.
        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Output == S.Input {
            let transform = self.transform
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(subscriber, "CompactMap") {
                    transform($0).map { .emit($0) } ?? .skip
                })
        }
    }

    /// A publisher that transforms each value, leaves out nil, and ends with what the transform throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// The error that may end it.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// What is done to each value; nil is left out.
        public let transform: (Upstream.Output) throws -> Output?

        /// A publisher with its parts.
        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == any Error, Output == S.Input {
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(subscriber, "TryCompactMap", trying: transform))
        }
    }
}

extension Publisher {
    /// Transforms each value and leaves out nil.
    @inlinable public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Transforms each value and leaves out nil; an error thrown ends the publisher.
    @inlinable public func tryCompactMap<T>(
        _ transform: @escaping (Self.Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.CompactMap {
    /// Transforms once more and leaves out nil; the two transforms become one.
    @inlinable public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
    }

    /// Transforms once more; the two transforms become one.
    @inlinable public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
    }
}

extension Publishers.TryCompactMap {
    /// Transforms once more and leaves out nil; the two transforms become one.
    @inlinable public func compactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
    }
}
