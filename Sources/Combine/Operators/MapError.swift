extension Publishers {
    /// A publisher that transforms the error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// Where values come from.
        public let upstream: Upstream

        /// What is done to the error.
        public let transform: (Upstream.Failure) -> Failure

        /// A publisher that transforms the error of another.
        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// A publisher that transforms the error of another.
        @inlinable public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
            self.init(upstream: upstream, transform: map)
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                FailureSubscriber<Upstream.Failure, S>(downstream: subscriber, name: "MapError", transform: transform))
        }
    }

    /// A publisher that cannot fail, seen as one that could.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
        /// The values published.
        public typealias Output = Upstream.Output

        /// Where values come from.
        public let upstream: Upstream

        /// A publisher seen as one that could fail.
        @inlinable public init(upstream: Upstream) { self.upstream = upstream }

        /// The same publisher with yet another type of error.
        @inlinable public func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E>
        where E: Error {
            Publishers.SetFailureType<Upstream, E>(upstream: upstream)
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                FailureSubscriber<Never, S>(
                    downstream: subscriber, name: "SetFailureType", transform: { _ -> Failure in }))
        }
    }

    /// A publisher that traps if the upstream fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Never

        /// Where values come from.
        public let upstream: Upstream

        /// What the message starts with.
        public let prefix: String

        /// The file of the assertion.
        public let file: StaticString

        /// The line of the assertion.
        public let line: UInt

        /// A publisher with its parts.
        @inlinable public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == Never, Upstream.Output == S.Input {
            let (prefix, file, line) = (self.prefix, self.file, self.line)
            upstream.subscribe(
                FailureSubscriber<Upstream.Failure, S>(
                    downstream: subscriber, name: "AssertNoFailure",
                    mirrored: [("file", file), ("line", line), ("prefix", prefix)]
                ) { error in
                    let text = prefix.isEmpty ? "" : prefix + ": "
                    fatalError("\(text)\(error)", file: file, line: line)
                })
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

/// Passes everything on with the error transformed.
@usableFromInline struct FailureSubscriber<Failure: Error, Downstream: Subscriber>: Subscriber, StageDescribing {
    @usableFromInline typealias Input = Downstream.Input

    @usableFromInline let downstream: Downstream
    @usableFromInline let name: StaticString
    @usableFromInline let mirrored: [Mirror.Child]
    @usableFromInline let transform: (Failure) -> Downstream.Failure
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable init(
        downstream: Downstream, name: StaticString, mirrored: [Mirror.Child] = [],
        transform: @escaping (Failure) -> Downstream.Failure
    ) {
        self.downstream = downstream
        self.name = name
        self.mirrored = mirrored
        self.transform = transform
    }

    @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
    @inlinable func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }
    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion.mapError(transform))
    }
    @inlinable var description: String { "\(name)" }
}

extension Publisher {
    /// Transforms the error, if there is one.
    @inlinable public func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E>
    where E: Error {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Traps with a message if this publisher fails.
    @inlinable public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publisher where Self.Failure == Never {
    /// Gives this publisher, which cannot fail, the type of one that could.
    @inlinable public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
    where E: Error {
        Publishers.SetFailureType(upstream: self)
    }
}
