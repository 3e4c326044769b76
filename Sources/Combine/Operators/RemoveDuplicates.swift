extension Publishers {
    /// A publisher that leaves out values equal to the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// A publisher with its parts.
        @inlinable public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let predicate = self.predicate
            let last = Cell(Upstream.Output?.none)
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(subscriber, "RemoveDuplicates") { input in
                    let before = last.value
                    last.value = input
                    if let before, predicate(before, input) { return .skip }
                    return .emit(input)
                })
        }
    }

    /// A publisher that leaves out values equal to the one before, and ends with what the predicate throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// Whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// A publisher with its parts.
        @inlinable public init(
            upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            let predicate = self.predicate
            let last = Cell(Upstream.Output?.none)
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(
                    subscriber, "TryRemoveDuplicates",
                    trying: { input in
                        let before = last.value
                        last.value = input
                        if let before, try predicate(before, input) { return nil }
                        return input
                    }))
        }
    }
}

extension Publisher where Self.Output: Equatable {
    /// Leaves out values equal to the one before.
    @inlinable public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
    /// Leaves out values that the predicate calls equal to the one before.
    @inlinable public func removeDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out values that the predicate calls equal to the one before; an error thrown ends the publisher.
    @inlinable public func tryRemoveDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
