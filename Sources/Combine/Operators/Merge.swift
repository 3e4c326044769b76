extension Publishers {
    /// A publisher of the values of 2 publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// The values published.
        public typealias Output = A.Output

        /// The error that may end it.
        public typealias Failure = A.Failure

        /// Publisher number 1.
        public let a: A

        /// Publisher number 2.
        public let b: B

        /// A publisher of the values of all the others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Merges more publishers.
        public func merge<C>(with c: C) -> Publishers.Merge3<A, B, C>
        where C: Publisher, Failure == C.Failure, Output == C.Output {
            Publishers.Merge3(a, b, c)
        }

        /// Merges more publishers.
        public func merge<C, D>(with c: C, _ d: D) -> Publishers.Merge4<A, B, C, D>
        where
            C: Publisher, Failure == C.Failure, Output == C.Output, D: Publisher, Failure == D.Failure,
            Output == D.Output
        {
            Publishers.Merge4(a, b, c, d)
        }

        /// Merges more publishers.
        public func merge<C, D, E>(with c: C, _ d: D, _ e: E) -> Publishers.Merge5<A, B, C, D, E>
        where
            C: Publisher, Failure == C.Failure, Output == C.Output, D: Publisher, Failure == D.Failure,
            Output == D.Output, E: Publisher, Failure == E.Failure, Output == E.Output
        {
            Publishers.Merge5(a, b, c, d, e)
        }

        /// Merges more publishers.
        public func merge<C, D, E, F>(with c: C, _ d: D, _ e: E, _ f: F) -> Publishers.Merge6<A, B, C, D, E, F>
        where
            C: Publisher, Failure == C.Failure, Output == C.Output, D: Publisher, Failure == D.Failure,
            Output == D.Output, E: Publisher, Failure == E.Failure, Output == E.Output, F: Publisher,
            Failure == F.Failure, Output == F.Output
        {
            Publishers.Merge6(a, b, c, d, e, f)
        }

        /// Merges more publishers.
        public func merge<C, D, E, F, G>(with c: C, _ d: D, _ e: E, _ f: F, _ g: G)
            -> Publishers.Merge7<A, B, C, D, E, F, G>
        where
            C: Publisher, Failure == C.Failure, Output == C.Output, D: Publisher, Failure == D.Failure,
            Output == D.Output, E: Publisher, Failure == E.Failure, Output == E.Output, F: Publisher,
            Failure == F.Failure, Output == F.Output, G: Publisher, Failure == G.Failure, Output == G.Output
        {
            Publishers.Merge7(a, b, c, d, e, f, g)
        }

        /// Merges more publishers.
        public func merge<C, D, E, F, G, H>(with c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
            -> Publishers.Merge8<A, B, C, D, E, F, G, H>
        where
            C: Publisher, Failure == C.Failure, Output == C.Output, D: Publisher, Failure == D.Failure,
            Output == D.Output, E: Publisher, Failure == E.Failure, Output == E.Output, F: Publisher,
            Failure == F.Failure, Output == F.Output, G: Publisher, Failure == G.Failure, Output == G.Output,
            H: Publisher, Failure == H.Failure, Output == H.Output
        {
            Publishers.Merge8(a, b, c, d, e, f, g, h)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, A.Failure == S.Failure, A.Output == S.Input {
            let hub = MergeHub(subscriber, "Merge")
            hub.start()
            hub.attach(a)
            hub.attach(b)
            hub.complete()
        }
    }

    /// A publisher of the values of 3 publishers, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output {
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

        /// A publisher of the values of all the others.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Merges more publishers.
        public func merge<D>(with d: D) -> Publishers.Merge4<A, B, C, D>
        where D: Publisher, Failure == D.Failure, Output == D.Output {
            Publishers.Merge4(a, b, c, d)
        }

        /// Merges more publishers.
        public func merge<D, E>(with d: D, _ e: E) -> Publishers.Merge5<A, B, C, D, E>
        where
            D: Publisher, Failure == D.Failure, Output == D.Output, E: Publisher, Failure == E.Failure,
            Output == E.Output
        {
            Publishers.Merge5(a, b, c, d, e)
        }

        /// Merges more publishers.
        public func merge<D, E, F>(with d: D, _ e: E, _ f: F) -> Publishers.Merge6<A, B, C, D, E, F>
        where
            D: Publisher, Failure == D.Failure, Output == D.Output, E: Publisher, Failure == E.Failure,
            Output == E.Output, F: Publisher, Failure == F.Failure, Output == F.Output
        {
            Publishers.Merge6(a, b, c, d, e, f)
        }

        /// Merges more publishers.
        public func merge<D, E, F, G>(with d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<A, B, C, D, E, F, G>
        where
            D: Publisher, Failure == D.Failure, Output == D.Output, E: Publisher, Failure == E.Failure,
            Output == E.Output, F: Publisher, Failure == F.Failure, Output == F.Output, G: Publisher,
            Failure == G.Failure, Output == G.Output
        {
            Publishers.Merge7(a, b, c, d, e, f, g)
        }

        /// Merges more publishers.
        public func merge<D, E, F, G, H>(with d: D, _ e: E, _ f: F, _ g: G, _ h: H)
            -> Publishers.Merge8<A, B, C, D, E, F, G, H>
        where
            D: Publisher, Failure == D.Failure, Output == D.Output, E: Publisher, Failure == E.Failure,
            Output == E.Output, F: Publisher, Failure == F.Failure, Output == F.Output, G: Publisher,
            Failure == G.Failure, Output == G.Output, H: Publisher, Failure == H.Failure, Output == H.Output
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
            hub.complete()
        }
    }

    /// A publisher of the values of 4 publishers, as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output
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

        /// A publisher of the values of all the others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Merges more publishers.
        public func merge<E>(with e: E) -> Publishers.Merge5<A, B, C, D, E>
        where E: Publisher, Failure == E.Failure, Output == E.Output {
            Publishers.Merge5(a, b, c, d, e)
        }

        /// Merges more publishers.
        public func merge<E, F>(with e: E, _ f: F) -> Publishers.Merge6<A, B, C, D, E, F>
        where
            E: Publisher, Failure == E.Failure, Output == E.Output, F: Publisher, Failure == F.Failure,
            Output == F.Output
        {
            Publishers.Merge6(a, b, c, d, e, f)
        }

        /// Merges more publishers.
        public func merge<E, F, G>(with e: E, _ f: F, _ g: G) -> Publishers.Merge7<A, B, C, D, E, F, G>
        where
            E: Publisher, Failure == E.Failure, Output == E.Output, F: Publisher, Failure == F.Failure,
            Output == F.Output, G: Publisher, Failure == G.Failure, Output == G.Output
        {
            Publishers.Merge7(a, b, c, d, e, f, g)
        }

        /// Merges more publishers.
        public func merge<E, F, G, H>(with e: E, _ f: F, _ g: G, _ h: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
        where
            E: Publisher, Failure == E.Failure, Output == E.Output, F: Publisher, Failure == F.Failure,
            Output == F.Output, G: Publisher, Failure == G.Failure, Output == G.Output, H: Publisher,
            Failure == H.Failure, Output == H.Output
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
            hub.complete()
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes the values of this publisher and another, as they come.
    public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Merge(self, other)
    }

    /// Publishes the values of 3 publishers, as they come.
    public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where
        B: Publisher, Self.Failure == B.Failure, Self.Output == B.Output, C: Publisher, Self.Failure == C.Failure,
        Self.Output == C.Output
    {
        Publishers.Merge3(self, b, c)
    }

    /// Publishes the values of 4 publishers, as they come.
    public func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
    where
        B: Publisher, Self.Failure == B.Failure, Self.Output == B.Output, C: Publisher, Self.Failure == C.Failure,
        Self.Output == C.Output, D: Publisher, Self.Failure == D.Failure, Self.Output == D.Output
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Publishes the values of 5 publishers, as they come.
    public func merge<B, C, D, E>(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B: Publisher, Self.Failure == B.Failure, Self.Output == B.Output, C: Publisher, Self.Failure == C.Failure,
        Self.Output == C.Output, D: Publisher, Self.Failure == D.Failure, Self.Output == D.Output, E: Publisher,
        Self.Failure == E.Failure, Self.Output == E.Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Publishes the values of 6 publishers, as they come.
    public func merge<B, C, D, E, F>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F)
        -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B: Publisher, Self.Failure == B.Failure, Self.Output == B.Output, C: Publisher, Self.Failure == C.Failure,
        Self.Output == C.Output, D: Publisher, Self.Failure == D.Failure, Self.Output == D.Output, E: Publisher,
        Self.Failure == E.Failure, Self.Output == E.Output, F: Publisher, Self.Failure == F.Failure,
        Self.Output == F.Output
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Publishes the values of 7 publishers, as they come.
    public func merge<B, C, D, E, F, G>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
        -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B: Publisher, Self.Failure == B.Failure, Self.Output == B.Output, C: Publisher, Self.Failure == C.Failure,
        Self.Output == C.Output, D: Publisher, Self.Failure == D.Failure, Self.Output == D.Output, E: Publisher,
        Self.Failure == E.Failure, Self.Output == E.Output, F: Publisher, Self.Failure == F.Failure,
        Self.Output == F.Output, G: Publisher, Self.Failure == G.Failure, Self.Output == G.Output
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Publishes the values of 8 publishers, as they come.
    public func merge<B, C, D, E, F, G, H>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
        -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B: Publisher, Self.Failure == B.Failure, Self.Output == B.Output, C: Publisher, Self.Failure == C.Failure,
        Self.Output == C.Output, D: Publisher, Self.Failure == D.Failure, Self.Output == D.Output, E: Publisher,
        Self.Failure == E.Failure, Self.Output == E.Output, F: Publisher, Self.Failure == F.Failure,
        Self.Output == F.Output, G: Publisher, Self.Failure == G.Failure, Self.Output == G.Output, H: Publisher,
        Self.Failure == H.Failure, Self.Output == H.Output
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }

    /// Publishes the values of this publisher and another of its type, as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
