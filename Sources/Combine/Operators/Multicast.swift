extension Publishers {
    /// A publisher that feeds all its subscribers from one subscription to the upstream, through a subject.
    final public class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        final public let upstream: Upstream

        /// Makes the subject, once.
        final public let createSubject: () -> SubjectType

        private let lock = RecursiveLock()
        private var subject: SubjectType?

        /// A publisher that feeds its subscribers through a subject.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var shared: SubjectType {
            lock.withLock {
                if let subject { return subject }
                let made = createSubject()
                subject = made
                return made
            }
        }

        /// Attaches a subscriber to the subject.
        final public func receive<S>(subscriber: S)
        where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
            shared.subscribe(MulticastStage<S>(subscriber, "Multicast"))
        }

        /// Subscribes the subject to the upstream.
        final public func connect() -> any Cancellable { upstream.subscribe(shared) }
    }
}

private final class MulticastStage<Downstream: Subscriber>: Stage<
    Downstream.Input, Downstream.Failure, Downstream
>, @unchecked Sendable
{
    override func receive(_ input: Downstream.Input) -> Subscribers.Demand { current?.receive(input) ?? .none }
    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) { end(completion) }
}

extension Publisher {
    /// Feeds several subscribers from one subscription to this publisher, once connected, through a subject.
    public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Feeds several subscribers from one subscription to this publisher, once connected, through a subject.
    public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
    where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: { subject })
    }
}
