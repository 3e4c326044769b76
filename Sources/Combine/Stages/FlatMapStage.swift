/// Subscribes to what each value turns into, and passes on what comes from there.
///
/// Downstream has its subscription before upstream is subscribed to.
final class FlatMapStage<Input, Child: Publisher, Downstream: Subscriber>: MergeHub<Downstream>, Subscriber,
    @unchecked Sendable
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
    private let maxPublishers: Subscribers.Demand
    private var transform: ((Input) -> Child)?
    private var link = Link.awaitingSubscription

    init(_ downstream: Downstream, _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Input) -> Child) {
        self.maxPublishers = maxPublishers
        self.transform = transform
        super.init(downstream, "FlatMap")
    }

    func receive(subscription: any Subscription) {
        guard lock.withLock({ isAlive && link.connect(subscription) }) else { return subscription.cancel() }
        if maxPublishers != .none { subscription.request(maxPublishers) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if let transform = lock.withLock({ link.isConnected ? transform : nil }) { attach(transform(input)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Child.Failure>) {
        let (isLive, old) = lock.withLock { (link.isConnected, link.isConnected ? link.close() : nil) }
        withExtendedLifetime(old) {}
        guard isLive else { return }
        if case .failure = completion { end(completion) } else { complete() }
    }

    /// Asks for a publisher in place of the one that has ended.
    override func sideFinished() {
        if maxPublishers != .unlimited { lock.withLock { link.subscription }?.request(.max(1)) }
    }

    override func released() {
        let (upstream, old) = lock.withLock {
            let taken = (link.close(), transform)
            transform = nil
            return taken
        }
        withExtendedLifetime(old) {}
        upstream?.cancel()
    }
}
