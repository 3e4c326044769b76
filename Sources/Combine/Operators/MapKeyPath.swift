extension Publishers {
    /// A publisher of one property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// The property published.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            let keyPath = self.keyPath
            upstream.subscribe(
                PropertySubscriber(downstream: subscriber, [keyPath], transform: { $0[keyPath: keyPath] }))
        }
    }

    /// A publisher of two properties of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        /// Two properties.
        public typealias Output = (Output0, Output1)

        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == (Output0, Output1) {
            let (keyPath0, keyPath1) = (self.keyPath0, self.keyPath1)
            upstream.subscribe(
                PropertySubscriber(
                    downstream: subscriber, [keyPath0, keyPath1],
                    transform: { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }))
        }
    }

    /// A publisher of three properties of each value.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        /// Three properties.
        public typealias Output = (Output0, Output1, Output2)

        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// The third property.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == (Output0, Output1, Output2) {
            let (keyPath0, keyPath1, keyPath2) = (self.keyPath0, self.keyPath1, self.keyPath2)
            upstream.subscribe(
                PropertySubscriber(
                    downstream: subscriber, [keyPath0, keyPath1, keyPath2],
                    transform: { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }))
        }
    }
}

@usableFromInline struct PropertySubscriber<Input, Downstream: Subscriber>: Subscriber, StageDescribing {
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let keyPaths: [AnyKeyPath]
    @usableFromInline let transform: (Input) -> Downstream.Input
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable init(downstream: Downstream, _ keyPaths: [AnyKeyPath], transform: @escaping (Input) -> Downstream.Input)
    {
        self.downstream = downstream
        self.keyPaths = keyPaths
        self.transform = transform
    }

    @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
    @inlinable func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(transform(input)) }
    @inlinable func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
    @inlinable var description: String { keyPaths.count == 1 ? "ValueForKey" : "ValueForKeys" }
    @inlinable var mirrored: [Mirror.Child] {
        keyPaths.count == 1
            ? [("keyPath", keyPaths[0])] : keyPaths.enumerated().map { ("keyPath\($0.offset)", $0.element) }
    }
}

extension Publisher {
    /// Publishes one property of each value.
    public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Publishes two properties of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Publishes three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>,
        _ keyPath2: KeyPath<Self.Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}
