/// One subscription fed by several upstreams at once.
///
/// While downstream wants everything so do the upstreams; otherwise each is asked for one value at a time, and what
/// nobody asked for yet waits. An upstream's values count from its subscription to its end.
class MergeHub<Downstream: Subscriber>: Subscription, StageDescribing, @unchecked Sendable {
    /// Guards the state of the subclass too; nothing is called while it is held.
    final let lock = Lock()
    private let delivery = RecursiveLock()
    private let name: StaticString
    @exclusivity(unchecked) private var downstream: Downstream?
    @exclusivity(unchecked) private var sides: [Int: MergeSide<Downstream>] = [:]
    @exclusivity(unchecked) private var waiting = Queue<(side: MergeSide<Downstream>, value: Downstream.Input)>()
    @exclusivity(unchecked) private var owed = Subscribers.Demand.none
    /// How many upstreams there have been, and how many of them have not ended.
    private var count = 0
    @exclusivity(unchecked) private var running = 0
    @exclusivity(unchecked) private var isComplete = false
    /// How many values wait for their turn to be delivered, before which the end must not come.
    @exclusivity(unchecked) private var delivering = 0

    init(_ downstream: Downstream, _ name: StaticString) {
        self.downstream = downstream
        self.name = name
    }

    /// Whether downstream is still there; call with the lock held.
    final var isAlive: Bool { downstream != nil }

    /// Gives downstream its subscription, which has to come before there is any upstream.
    final func start() { lock.withLock { downstream }?.receive(subscription: self) }

    final func attach<P: Publisher>(_ publisher: P)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        lock.lock()
        guard isAlive else {
            lock.unlock()
            return
        }
        let side = MergeSide(self, count)
        count += 1
        running += 1
        lock.unlock()
        publisher.subscribe(side)
    }

    /// There will be no further upstream: the hub ends with those that it has.
    final func complete() {
        lock.withLock { isComplete = true }
        finishIfDone()
    }

    /// An upstream has ended, and has not failed.
    func sideFinished() {}

    /// Runs once, after an end or a cancel, without the lock.
    func released() {}

    fileprivate final func connected(_ subscription: any Subscription, _ side: MergeSide<Downstream>) {
        lock.lock()
        guard isAlive, side.state == .awaiting else {
            lock.unlock()
            subscription.cancel()
            return
        }
        side.state = .connected
        side.source = subscription
        sides[side.number] = side
        let demand: Subscribers.Demand = owed == .unlimited ? .unlimited : .max(1)
        lock.unlock()
        subscription.request(demand)
    }

    fileprivate final func receive(_ value: Downstream.Input, _ side: MergeSide<Downstream>) -> Subscribers.Demand {
        lock.lock()
        guard side.state == .connected, let downstream else {
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
            return self.isAlive
        }
        let more = isAlive ? downstream.receive(value) : .none
        delivery.unlock()
        if more != .none { lock.withLock { owed += more } }
    }

    final func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        owed += demand
        while owed != .none, let downstream, let (side, value) = waiting.popFirst() {
            owed.takeOne()
            delivering += 1
            let source = side.source
            lock.unlock()
            deliver(value, downstream)
            source?.request(.max(1))
            lock.lock()
        }
        let everyone = demand == .unlimited ? sides.values.map(\.source) : []
        lock.unlock()
        for source in everyone { source?.request(.unlimited) }
        finishIfDone()
    }

    fileprivate final func ended(
        _ completion: Subscribers.Completion<Downstream.Failure>, _ side: MergeSide<Downstream>
    ) {
        lock.lock()
        guard isAlive, side.state != .ended else {
            lock.unlock()
            return
        }
        running -= 1
        sides[side.number] = nil
        let old = side.end()
        lock.unlock()
        withExtendedLifetime(old) {}
        if case .failure = completion { return end(completion) }
        sideFinished()
        finishIfDone()
    }

    private func finishIfDone() {
        let isDone = lock.withLock { isAlive && isComplete && running == 0 && waiting.isEmpty && delivering == 0 }
        if isDone { end(.finished) }
    }

    final func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let downstream = release()
        delivery.withLock { downstream?.receive(completion: completion) }
    }

    final func cancel() { _ = release() }

    /// Cancels every upstream, and gives back downstream if this is the first time.
    private func release() -> Downstream? {
        lock.lock()
        let taken = downstream
        let sources = sides.sorted { $0.key < $1.key }.map { $0.value.end() }
        let old = waiting
        downstream = nil
        sides = [:]
        waiting = Queue()
        lock.unlock()
        withExtendedLifetime(old) {}
        for source in sources { source?.cancel() }
        if taken != nil { released() }
        return taken
    }

    final var description: String { "\(name)" }
}

/// What one of the upstreams sees. Its state is guarded by the hub's lock.
private final class MergeSide<Downstream: Subscriber>: Subscriber, StageDescribing, @unchecked Sendable {
    fileprivate let number: Int
    /// Apart from the subscription, which takes long to look at because it must be copied.
    @exclusivity(unchecked) fileprivate var state = State.awaiting
    @exclusivity(unchecked) fileprivate var source: (any Subscription)?
    private let hub: MergeHub<Downstream>

    init(_ hub: MergeHub<Downstream>, _ number: Int) {
        self.hub = hub
        self.number = number
    }

    fileprivate enum State {
        case awaiting, connected, ended
    }

    /// Ends it, and gives back its subscription.
    fileprivate func end() -> (any Subscription)? {
        let old = source
        state = .ended
        source = nil
        return old
    }

    func receive(subscription: any Subscription) { hub.connected(subscription, self) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { hub.receive(input, self) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { hub.ended(completion, self) }
    var description: String { hub.description }
    var mirrored: [Mirror.Child] { [("parentSubscription", hub.combineIdentifier)] }
}
