/// Passes everything to a subject, which decides how much to ask for.
final class SubjectSubscriber<Target: Subject>: Subscriber, Subscription, StageDescribing {
    private let lock = Lock()
    private var target: Target?
    private var link = Link.awaitingSubscription

    init(_ target: Target) { self.target = target }

    func receive(subscription: any Subscription) {
        let accepted = lock.withLock { target != nil && link.connect(subscription) ? target : nil }
        if let accepted { accepted.send(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Target.Output) -> Subscribers.Demand {
        lock.withLock { link.isConnected ? target : nil }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Target.Failure>) {
        guard lock.withLock({ link.isConnected }) else { return }
        release().target?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { link.subscription }?.request(demand)
    }

    func cancel() { release().subscription?.cancel() }

    private func release() -> (target: Target?, subscription: (any Subscription)?) {
        lock.withLock {
            let taken = (target, link.close())
            target = nil
            return taken
        }
    }

    var description: String { "Subject" }
}
