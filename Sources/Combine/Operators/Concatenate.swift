extension Publishers {
    /// A publisher of the values of one publisher and then of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// The values published.
        public typealias Output = Suffix.Output

        /// The error that may end it.
        public typealias Failure = Suffix.Failure

        /// Whose values come first.
        public let prefix: Prefix

        /// Whose values come then.
        public let suffix: Suffix

        /// A publisher with its parts.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
            let relay = Relay(subscriber, "Concatenate", isStrict: false)
            let suffix = self.suffix
            relay.attach(prefix) { completion in
                switch completion {
                case .finished: relay.attach(suffix) { relay.end($0) }
                case .failure: relay.end(completion)
                }
            }
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
    /// Publishes some values before those of this publisher.
    public func prepend(
        _ elements: Self.Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> {
        prepend(elements)
    }

    /// Publishes the elements of a sequence before the values of this publisher.
    public func prepend<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self>
    where S: Sequence, Self.Output == S.Element {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Publishes the values of another publisher before those of this one.
    public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Publishes some values after those of this publisher.
    public func append(
        _ elements: Self.Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> {
        append(elements)
    }

    /// Publishes the elements of a sequence after the values of this publisher.
    public func append<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>>
    where S: Sequence, Self.Output == S.Element {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Publishes the values of another publisher after those of this one.
    public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
