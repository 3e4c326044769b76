/// Subscribes to what each value turns into, and passes on what comes from there.
///
/// Downstream has its subscription before upstream is subscribed to.
final class FlatMapStage<Input, Child: Publisher, Downstream: Subscriber>: Stage<Input, Child.Failure, Downstream>,
    @unchecked Sendable
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
    private let maxPublishers: Subscribers.Demand
    private var transform: ((Input) -> Child)?
    private let delivery = RecursiveLock()
    private var children: [Int: any Subscription] = [:]
    private var running: Set<Int> = []
    private var next = 0
    private var waiting = Queue<(child: Int, value: Downstream.Input)>()
    private var owed = Subscribers.Demand.none
    private var isOuterDone = false
    /// How many values wait for their turn to be delivered, before which the end must not come.
    private var delivering = 0

    init(_ downstream: Downstream, _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Input) -> Child) {
        self.maxPublishers = maxPublishers
        self.transform = transform
        super.init(downstream, "FlatMap")
    }

    override func connected(to subscription: any Subscription) {
        if maxPublishers != .none { subscription.request(maxPublishers) }
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard link.isConnected, let transform else {
            lock.unlock()
            return .none
        }
        let child = next
        next += 1
        running.insert(child)
        lock.unlock()
        transform(input).subscribe(Side(self, child))
        return .none
    }

    override func receive(completion: Subscribers.Completion<Child.Failure>) {
        if case .failure = completion { return delivery.withLock { end(completion) } }
        lock.withLock { isOuterDone = true }
        finishIfDone()
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        owed += demand
        while owed != .none, let downstream, let (child, value) = waiting.popFirst() {
            owed.takeOne()
            delivering += 1
            let source = children[child]
            lock.unlock()
            deliver(value, downstream)
            source?.request(.max(1))
            lock.lock()
        }
        let everyone = demand == .unlimited ? Array(children.values) : []
        lock.unlock()
        for source in everyone { source.request(.unlimited) }
        finishIfDone()
    }

    private func deliver(_ value: Downstream.Input, _ downstream: Downstream) {
        delivery.lock()
        // A failure or a cancel may have been faster.
        let isAlive = lock.withLock {
            delivering -= 1
            return self.downstream != nil
        }
        let more = isAlive ? downstream.receive(value) : .none
        delivery.unlock()
        if more != .none { lock.withLock { owed += more } }
    }

    private func connected(_ subscription: any Subscription, _ child: Int) {
        lock.lock()
        guard downstream != nil, running.contains(child), children[child] == nil else {
            lock.unlock()
            subscription.cancel()
            return
        }
        children[child] = subscription
        let demand: Subscribers.Demand = owed == .unlimited ? .unlimited : .max(1)
        lock.unlock()
        subscription.request(demand)
    }

    private func receive(_ value: Downstream.Input, _ child: Int) -> Subscribers.Demand {
        lock.lock()
        guard let downstream else {
            lock.unlock()
            return .none
        }
        guard owed != .none else {
            waiting.append((child, value))
            lock.unlock()
            return .none
        }
        let isUnlimited = owed == .unlimited
        owed.takeOne()
        delivering += 1
        lock.unlock()
        deliver(value, downstream)
        return isUnlimited ? .none : .max(1)
    }

    private func ended(_ completion: Subscribers.Completion<Child.Failure>, _ child: Int) {
        if case .failure = completion {
            withExtendedLifetime(lock.withLock { children.removeValue(forKey: child) }) {}
            return delivery.withLock { stop(completion) }
        }
        let upstream = lock.withLock {
            running.remove(child)
            children[child] = nil
            return maxPublishers == .unlimited || isOuterDone ? nil : link.subscription
        }
        upstream?.request(.max(1))
        finishIfDone()
    }

    private func finishIfDone() {
        let isDone = lock.withLock {
            downstream != nil && isOuterDone && running.isEmpty && waiting.isEmpty && delivering == 0
        }
        if isDone { delivery.withLock { end(.finished) } }
    }

    override func released() {
        lock.lock()
        let sources = Array(children.values)
        let old = (transform, waiting)
        children = [:]
        waiting = Queue()
        transform = nil
        lock.unlock()
        for source in sources { source.cancel() }
        withExtendedLifetime(old) {}
    }

    private final class Side: Subscriber, StageDescribing {
        private let stage: FlatMapStage
        private let child: Int

        init(_ stage: FlatMapStage, _ child: Int) {
            self.stage = stage
            self.child = child
        }

        func receive(subscription: any Subscription) { stage.connected(subscription, child) }
        func receive(_ input: Child.Output) -> Subscribers.Demand { stage.receive(input, child) }
        func receive(completion: Subscribers.Completion<Child.Failure>) { stage.ended(completion, child) }
        var description: String { "FlatMap" }
        var mirrored: [Mirror.Child] { [("parentSubscription", stage.combineIdentifier)] }
    }
}
