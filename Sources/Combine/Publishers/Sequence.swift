extension Publishers {
    /// A publisher of the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The elements.
        public typealias Output = Elements.Element

        /// What is published.
        public let sequence: Elements

        /// A publisher of the elements of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber, which gets the elements as it asks for them.
        public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
            var iterator = sequence.makeIterator()
            guard let first = iterator.next() else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
                return
            }
            subscriber.receive(subscription: SequenceSubscription(sequence, first, iterator, subscriber))
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Reads one element ahead, so that the end follows the last element at once.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, StageDescribing
where Elements.Element == Downstream.Input {
    private let lock = Lock()
    private let completion: Subscribers.Completion<Downstream.Failure>
    private var sequence: Elements?
    private var next: Elements.Element?
    private var iterator: Elements.Iterator?
    private var downstream: Downstream?
    private var owed = Subscribers.Demand.none
    private var isDelivering = false

    init(
        _ sequence: Elements, _ first: Elements.Element, _ iterator: Elements.Iterator, _ downstream: Downstream,
        completion: Subscribers.Completion<Downstream.Failure> = .finished
    ) {
        self.completion = completion
        self.sequence = sequence
        next = first
        self.iterator = iterator
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        if demand == .none { return }
        lock.lock()
        owed += demand
        guard !isDelivering, var iterator else {
            lock.unlock()
            return
        }
        isDelivering = true
        while owed != .none, let downstream, let element = next {
            owed.takeOne()
            lock.unlock()
            let following = iterator.next()
            let more = downstream.receive(element)
            lock.lock()
            owed += more
            next = following
            if following == nil, let downstream = self.downstream {
                lock.unlock()
                cancel()
                downstream.receive(completion: completion)
                return
            }
        }
        isDelivering = false
        if self.iterator != nil { self.iterator = iterator }
        lock.unlock()
    }

    func cancel() {
        let old = lock.withLock {
            let old = (downstream, iterator, sequence, next)
            downstream = nil
            iterator = nil
            sequence = nil
            next = nil
            return old
        }
        withExtendedLifetime(old) {}
    }

    var description: String { lock.withLock { sequence }.map { "\($0)" } ?? "Sequence" }
    var mirrored: [Mirror.Child] {
        [("sequence", lock.withLock { sequence }.map { $0 as Any } ?? [Elements.Element]())]
    }
}
