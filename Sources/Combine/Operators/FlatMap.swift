extension Publishers {
    /// A publisher of the values of the publishers that values are turned into.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The values published.
        public typealias Output = NewPublisher.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How many publishers may be active at once.
        public let maxPublishers: Subscribers.Demand

        /// Turns a value into a publisher.
        public let transform: (Upstream.Output) -> NewPublisher

        /// A publisher of the values of the publishers that values are turned into.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, NewPublisher.Output == S.Input {
            let stage = FlatMapStage<Upstream.Output, NewPublisher, S>(subscriber, maxPublishers, transform)
            stage.start()
            upstream.subscribe(stage)
        }
    }
}

extension Publisher {
    /// Turns each value into a publisher and publishes the values of up to `maxPublishers` of them at once.
    public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Self.Failure == Never {
    /// Turns each value into a publisher, which may fail, and publishes the values of up to `maxPublishers` at once.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Turns each value into a publisher and publishes the values of up to `maxPublishers` of them at once.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Turns each value into a publisher that cannot fail and publishes the values of up to `maxPublishers` at once.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Self.Failure>, Self>
    where P: Publisher, P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Self.Failure.self) }
    }
}
