extension Publishers {
    /// A publisher of the values of 5 publishers, as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output
    {
        /// The values published.
        public typealias Output = A.Output

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

        /// Publisher number 5.
        public let e: E

        /// A publisher of the values of all the others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Merges more publishers.
        public func merge<F>(with f: F) -> Publishers.Merge6<A, B, C, D, E, F>
        where F: Publisher, Failure == F.Failure, Output == F.Output {
            Publishers.Merge6(a, b, c, d, e, f)
        }

        /// Merges more publishers.
        public func merge<F, G>(with f: F, _ g: G) -> Publishers.Merge7<A, B, C, D, E, F, G>
        where
            F: Publisher, Failure == F.Failure, Output == F.Output, G: Publisher, Failure == G.Failure,
            Output == G.Output
        {
            Publishers.Merge7(a, b, c, d, e, f, g)
        }

        /// Merges more publishers.
        public func merge<F, G, H>(with f: F, _ g: G, _ h: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
        where
            F: Publisher, Failure == F.Failure, Output == F.Output, G: Publisher, Failure == G.Failure,
            Output == G.Output, H: Publisher, Failure == H.Failure, Output == H.Output
        {
            Publishers.Merge8(a, b, c, d, e, f, g, h)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, A.Failure == S.Failure, A.Output == S.Input {
            let hub = MergeHub(subscriber, "Merge")
            hub.start()
            hub.attach(a)
            hub.attach(b)
            hub.attach(c)
            hub.attach(d)
            hub.attach(e)
            hub.complete()
        }
    }

    /// A publisher of the values of 6 publishers, as they come.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
        A.Failure == F.Failure, A.Output == F.Output
    {
        /// The values published.
        public typealias Output = A.Output

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

        /// Publisher number 5.
        public let e: E

        /// Publisher number 6.
        public let f: F

        /// A publisher of the values of all the others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Merges more publishers.
        public func merge<G>(with g: G) -> Publishers.Merge7<A, B, C, D, E, F, G>
        where G: Publisher, Failure == G.Failure, Output == G.Output {
            Publishers.Merge7(a, b, c, d, e, f, g)
        }

        /// Merges more publishers.
        public func merge<G, H>(with g: G, _ h: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
        where
            G: Publisher, Failure == G.Failure, Output == G.Output, H: Publisher, Failure == H.Failure,
            Output == H.Output
        {
            Publishers.Merge8(a, b, c, d, e, f, g, h)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, A.Failure == S.Failure, A.Output == S.Input {
            let hub = MergeHub(subscriber, "Merge")
            hub.start()
            hub.attach(a)
            hub.attach(b)
            hub.attach(c)
            hub.attach(d)
            hub.attach(e)
            hub.attach(f)
            hub.complete()
        }
    }

    /// A publisher of the values of 7 publishers, as they come.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
        A.Failure == F.Failure, A.Output == F.Output, A.Failure == G.Failure, A.Output == G.Output
    {
        /// The values published.
        public typealias Output = A.Output

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

        /// Publisher number 5.
        public let e: E

        /// Publisher number 6.
        public let f: F

        /// Publisher number 7.
        public let g: G

        /// A publisher of the values of all the others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Merges more publishers.
        public func merge<H>(with h: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
        where H: Publisher, Failure == H.Failure, Output == H.Output {
            Publishers.Merge8(a, b, c, d, e, f, g, h)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, A.Failure == S.Failure, A.Output == S.Input {
            let hub = MergeHub(subscriber, "Merge")
            hub.start()
            hub.attach(a)
            hub.attach(b)
            hub.attach(c)
            hub.attach(d)
            hub.attach(e)
            hub.attach(f)
            hub.attach(g)
            hub.complete()
        }
    }

    /// A publisher of the values of 8 publishers, as they come.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
        A.Failure == F.Failure, A.Output == F.Output, A.Failure == G.Failure, A.Output == G.Output,
        A.Failure == H.Failure, A.Output == H.Output
    {
        /// The values published.
        public typealias Output = A.Output

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

        /// Publisher number 5.
        public let e: E

        /// Publisher number 6.
        public let f: F

        /// Publisher number 7.
        public let g: G

        /// Publisher number 8.
        public let h: H

        /// A publisher of the values of all the others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, A.Failure == S.Failure, A.Output == S.Input {
            let hub = MergeHub(subscriber, "Merge")
            hub.start()
            hub.attach(a)
            hub.attach(b)
            hub.attach(c)
            hub.attach(d)
            hub.attach(e)
            hub.attach(f)
            hub.attach(g)
            hub.attach(h)
            hub.complete()
        }
    }

    /// A publisher of the values of any number of publishers, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// A publisher of the values of some publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// A publisher of the values of a sequence of publishers.
        public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence { publishers = Array(upstream) }

        /// Merges one more publisher.
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
            Publishers.MergeMany(publishers + [other])
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let hub = MergeHub(subscriber, "MergeMany")
            hub.start()
            for publisher in publishers { hub.attach(publisher) }
            hub.complete()
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
