extension Publishers {
    /// A publisher of the first values of 2 publishers together, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
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
            var valuesA = Queue<A.Output>()
            var valuesB = Queue<B.Output>()
            let hub = TupleHub(
                subscriber, 2, "Zip", keepsCombinations: true,
                isOver: { $0[0] && valuesA.isEmpty || $0[1] && valuesB.isEmpty }
            ) {
                guard !valuesA.isEmpty, !valuesB.isEmpty else { return nil }
                guard let valueA = valuesA.popFirst(), let valueB = valuesB.popFirst() else { return nil }
                return (valueA, valueB)
            }
            hub.attach(a, 0) {
                valuesA.append($0)
                return nil
            }
            hub.attach(b, 1) {
                valuesB.append($0)
                return nil
            }
        }
    }

    /// A publisher of the first values of 3 publishers together, then the second ones, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
            var valuesA = Queue<A.Output>()
            var valuesB = Queue<B.Output>()
            var valuesC = Queue<C.Output>()
            let hub = TupleHub(
                subscriber, 3, "Zip", keepsCombinations: true,
                isOver: { $0[0] && valuesA.isEmpty || $0[1] && valuesB.isEmpty || $0[2] && valuesC.isEmpty }
            ) {
                guard !valuesA.isEmpty, !valuesB.isEmpty, !valuesC.isEmpty else { return nil }
                guard let valueA = valuesA.popFirst(), let valueB = valuesB.popFirst(), let valueC = valuesC.popFirst()
                else { return nil }
                return (valueA, valueB, valueC)
            }
            hub.attach(a, 0) {
                valuesA.append($0)
                return nil
            }
            hub.attach(b, 1) {
                valuesB.append($0)
                return nil
            }
            hub.attach(c, 2) {
                valuesC.append($0)
                return nil
            }
        }
    }

    /// A publisher of the first values of 4 publishers together, then the second ones, and so on.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
            var valuesA = Queue<A.Output>()
            var valuesB = Queue<B.Output>()
            var valuesC = Queue<C.Output>()
            var valuesD = Queue<D.Output>()
            let hub = TupleHub(
                subscriber, 4, "Zip", keepsCombinations: true,
                isOver: {
                    $0[0] && valuesA.isEmpty || $0[1] && valuesB.isEmpty || $0[2] && valuesC.isEmpty
                        || $0[3] && valuesD.isEmpty
                }
            ) {
                guard !valuesA.isEmpty, !valuesB.isEmpty, !valuesC.isEmpty, !valuesD.isEmpty else { return nil }
                guard let valueA = valuesA.popFirst(), let valueB = valuesB.popFirst(), let valueC = valuesC.popFirst(),
                    let valueD = valuesD.popFirst()
                else { return nil }
                return (valueA, valueB, valueC, valueD)
            }
            hub.attach(a, 0) {
                valuesA.append($0)
                return nil
            }
            hub.attach(b, 1) {
                valuesB.append($0)
                return nil
            }
            hub.attach(c, 2) {
                valuesC.append($0)
                return nil
            }
            hub.attach(d, 3) {
                valuesD.append($0)
                return nil
            }
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes values in step of 2 publishers.
    public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Publishes values in step of 2 publishers, transformed together.
    public func zip<P, T>(
        _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.Map(upstream: Publishers.Zip(self, other)) { transform($0.0, $0.1) }
    }

    /// Publishes values in step of 3 publishers.
    public func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Publishes values in step of 3 publishers, transformed together.
    public func zip<P, Q, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Map(upstream: Publishers.Zip3(self, publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes values in step of 4 publishers.
    public func zip<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Zip4<Self, P, Q, R>
    where
        P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes values in step of 4 publishers, transformed together.
    public func zip<P, Q, R, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where
        P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        Publishers.Map(upstream: Publishers.Zip4(self, publisher1, publisher2, publisher3)) {
            transform($0.0, $0.1, $0.2, $0.3)
        }
    }
}
