extension Publishers {
    /// A publisher that leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How many values are left out.
        public let count: Int

        /// A publisher with its parts.
        @inlinable public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            precondition(count >= 0, "the count must not be negative")
            let left = Cell(count)
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(subscriber, "Drop") { input in
                    if left.value == 0 { return .emit(input) }
                    left.value -= 1
                    return .skip
                })
        }
    }

    /// A publisher that leaves out values until one fails a predicate.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Whether to go on leaving out.
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
            let dropping = Cell(true)
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(subscriber, "DropWhile") { input in
                    if dropping.value, predicate(input) { return .skip }
                    dropping.value = false
                    return .emit(input)
                })
        }
    }

    /// A publisher that leaves out values until one fails a predicate, which may throw and so end it.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// Whether to go on leaving out.
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
            let dropping = Cell(true)
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(
                    subscriber, "TryDropWhile",
                    trying: { input in
                        if dropping.value, try predicate(input) { return nil }
                        dropping.value = false
                        return input
                    }))
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Leaves out the first `count` values.
    @inlinable public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values until one fails the predicate.
    @inlinable public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves out values until one fails the predicate; an error thrown ends the publisher.
    @inlinable public func tryDrop(while predicate: @escaping (Self.Output) throws -> Bool)
        -> Publishers.TryDropWhile<Self>
    {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
