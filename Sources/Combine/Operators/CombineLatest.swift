extension Publishers {
    /// A publisher of the latest values of 2 publishers, whenever one of them changes.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The values published.
        public typealias Output = (A.Output, B.Output)

        /// The error that may end it.
        public typealias Failure = A.Failure

        /// Publisher number 1.
        public let a: A

        /// Publisher number 2.
        public let b: B

        /// A publisher of the values of others together.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
            var valueA: A.Output?
            var valueB: B.Output?
            let hub = TupleHub(subscriber, 2, "CombineLatest", isOver: { $0.allSatisfy(\.self) }) {
                guard let valueA, let valueB else { return nil }
                return (valueA, valueB)
            }
            hub.attach(a, 0) { exchange(&valueA, $0) }
            hub.attach(b, 1) { exchange(&valueB, $0) }
        }
    }

    /// A publisher of the latest values of 3 publishers, whenever one of them changes.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The values published.
        public typealias Output = (A.Output, B.Output, C.Output)

        /// The error that may end it.
        public typealias Failure = A.Failure

        /// Publisher number 1.
        public let a: A

        /// Publisher number 2.
        public let b: B

        /// Publisher number 3.
        public let c: C

        /// A publisher of the values of others together.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
            var valueA: A.Output?
            var valueB: B.Output?
            var valueC: C.Output?
            let hub = TupleHub(subscriber, 3, "CombineLatest", isOver: { $0.allSatisfy(\.self) }) {
                guard let valueA, let valueB, let valueC else { return nil }
                return (valueA, valueB, valueC)
            }
            hub.attach(a, 0) { exchange(&valueA, $0) }
            hub.attach(b, 1) { exchange(&valueB, $0) }
            hub.attach(c, 2) { exchange(&valueC, $0) }
        }
    }

    /// A publisher of the latest values of 4 publishers, whenever one of them changes.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The values published.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)

        /// The error that may end it.
        public typealias Failure = A.Failure

        /// Publisher number 1.
        public let a: A

        /// Publisher number 2.
        public let b: B

        /// Publisher number 3.
        public let c: C

        /// Publisher number 4.
        public let d: D

        /// A publisher of the values of others together.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, D.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
            var valueA: A.Output?
            var valueB: B.Output?
            var valueC: C.Output?
            var valueD: D.Output?
            let hub = TupleHub(subscriber, 4, "CombineLatest", isOver: { $0.allSatisfy(\.self) }) {
                guard let valueA, let valueB, let valueC, let valueD else { return nil }
                return (valueA, valueB, valueC, valueD)
            }
            hub.attach(a, 0) { exchange(&valueA, $0) }
            hub.attach(b, 1) { exchange(&valueB, $0) }
            hub.attach(c, 2) { exchange(&valueC, $0) }
            hub.attach(d, 3) { exchange(&valueD, $0) }
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes the latest values of 2 publishers.
    public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Publishes the latest values of 2 publishers, transformed together.
    public func combineLatest<P, T>(
        _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.Map(upstream: Publishers.CombineLatest(self, other)) { transform($0.0, $0.1) }
    }

    /// Publishes the latest values of 3 publishers.
    public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes the latest values of 3 publishers, transformed together.
    public func combineLatest<P, Q, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Map(upstream: Publishers.CombineLatest3(self, publisher1, publisher2)) {
            transform($0.0, $0.1, $0.2)
        }
    }

    /// Publishes the latest values of 4 publishers.
    public func combineLatest<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.CombineLatest4<Self, P, Q, R>
    where
        P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes the latest values of 4 publishers, transformed together.
    public func combineLatest<P, Q, R, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where
        P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        Publishers.Map(upstream: Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)) {
            transform($0.0, $0.1, $0.2, $0.3)
        }
    }
}

/// Puts a value in the place of another, which it gives back.
private func exchange<Value>(_ place: inout Value?, _ value: Value) -> Value? {
    let old = place
    place = value
    return old
}
