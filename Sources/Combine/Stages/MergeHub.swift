/// One subscription fed by several upstreams at once.
///
/// While downstream wants everything so do the upstreams; otherwise each is asked for one value at a time, and what
/// nobody asked for yet waits.
final class MergeHub<Downstream: Subscriber>: Subscription, StageDescribing, @unchecked Sendable {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    private let name: StaticString
    private var downstream: Downstream?
    private var sources: [Int: any Subscription] = [:]
    private var running: Set<Int>
    private var waiting = Queue<(side: Int, value: Downstream.Input)>()
    private var owed = Subscribers.Demand.none
    /// How many values wait for their turn to be delivered, before which the end must not come.
    private var delivering = 0

    init(_ downstream: Downstream, _ count: Int, _ name: StaticString) {
        self.downstream = downstream
        self.name = name
        running = Set(0..<count)
        downstream.receive(subscription: self)
    }

    func attach<P: Publisher>(_ publisher: P, _ side: Int)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        guard lock.withLock({ downstream != nil }) else { return }
        publisher.subscribe(MergeSide(self, side))
    }

    fileprivate func connected(_ subscription: any Subscription, _ side: Int) {
        lock.lock()
        guard downstream != nil, running.contains(side), sources[side] == nil else {
            lock.unlock()
            subscription.cancel()
            return
        }
        sources[side] = subscription
        let demand: Subscribers.Demand = owed == .unlimited ? .unlimited : .max(1)
        lock.unlock()
        subscription.request(demand)
    }

    fileprivate func receive(_ value: Downstream.Input, _ side: Int) -> Subscribers.Demand {
        lock.lock()
        guard let downstream else {
            lock.unlock()
            return .none
        }
        guard owed != .none else {
            waiting.append((side, value))
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

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        owed += demand
        while owed != .none, let downstream, let (side, value) = waiting.popFirst() {
            owed.takeOne()
            delivering += 1
            let source = sources[side]
            lock.unlock()
            deliver(value, downstream)
            source?.request(.max(1))
            lock.lock()
        }
        let everyone = demand == .unlimited ? Array(sources.values) : []
        lock.unlock()
        for source in everyone { source.request(.unlimited) }
        finishIfDone()
    }

    fileprivate func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ side: Int) {
        lock.lock()
        running.remove(side)
        sources[side] = nil
        lock.unlock()
        if case .failure = completion { end(completion) } else { finishIfDone() }
    }

    /// Ends at once where there is no upstream at all.
    func finishIfEmpty() { finishIfDone() }

    private func finishIfDone() {
        let isDone = lock.withLock {
            downstream != nil && running.isEmpty && waiting.isEmpty && delivering == 0
        }
        if isDone { end(.finished) }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (downstream, sources) = release()
        for source in sources { source.cancel() }
        delivery.withLock { downstream?.receive(completion: completion) }
    }

    func cancel() {
        for source in release().sources { source.cancel() }
    }

    private func release() -> (downstream: Downstream?, sources: [any Subscription]) {
        let (taken, old) = lock.withLock {
            let taken = ((downstream, Array(sources.values)), waiting)
            downstream = nil
            sources = [:]
            waiting = Queue()
            return taken
        }
        withExtendedLifetime(old) {}
        return taken
    }

    var description: String { "\(name)" }
}

private final class MergeSide<Downstream: Subscriber>: Subscriber, StageDescribing {
    private let hub: MergeHub<Downstream>
    private let side: Int

    init(_ hub: MergeHub<Downstream>, _ side: Int) {
        self.hub = hub
        self.side = side
    }

    func receive(subscription: any Subscription) { hub.connected(subscription, side) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { hub.receive(input, side) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { hub.ended(completion, side) }
    var description: String { hub.description }
    var mirrored: [Mirror.Child] { [("parentSubscription", hub.combineIdentifier)] }
}
