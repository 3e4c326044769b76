/// A publisher that gives each subscriber one value and finishes.
public struct Just<Output>: Publisher {
    /// It cannot fail.
    public typealias Failure = Never

    /// The value published.
    public let output: Output

    /// A publisher of one value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber, which gets the value when it asks for one.
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
        subscriber.receive(subscription: OnceSubscription(output, subscriber, "Just"))
    }
}

extension Just: Equatable where Output: Equatable {}

/// Delivers one value at the first request, then the end.
final class OnceSubscription<Downstream: Subscriber>: Subscription, StageDescribing {
    private let lock = Lock()
    private let output: Downstream.Input
    private let name: StaticString
    private var downstream: Downstream?

    init(_ output: Downstream.Input, _ downstream: Downstream, _ name: StaticString) {
        self.output = output
        self.downstream = downstream
        self.name = name
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        guard let downstream = take() else { return }
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
    }

    func cancel() { _ = take() }

    private func take() -> Downstream? {
        lock.withLock {
            let taken = downstream
            downstream = nil
            return taken
        }
    }

    var description: String { "\(name)" }
    var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(output)) }
}
