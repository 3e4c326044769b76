/// One subscription whose values are put together from those of several upstreams.
///
/// Each upstream is asked for as much as downstream asks for.
final class TupleHub<Downstream: Subscriber>: Subscription, StageDescribing, @unchecked Sendable {
    /// Takes the next combination, if there is one.
    typealias Combine = () -> Downstream.Input?

    private let lock = Lock()
    private let delivery = RecursiveLock()
    private let name: StaticString
    /// Whether combinations that nobody asked for wait until somebody does.
    private let keepsCombinations: Bool
    @exclusivity(unchecked) private var downstream: Downstream?
    @exclusivity(unchecked) private var sources: [(any Subscription)?]
    /// Which sides have a source, which itself takes longer to look at.
    @exclusivity(unchecked) private var isConnected: [Bool]
    @exclusivity(unchecked) private var ended: [Bool]
    @exclusivity(unchecked) private var owed = Subscribers.Demand.none
    @exclusivity(unchecked) private var combine: Combine?
    @exclusivity(unchecked) private var isOver: ((_ ended: [Bool]) -> Bool)?

    /// - Parameter isOver: Whether there can be no further combination, given which sides have ended.
    init(
        _ downstream: Downstream, _ count: Int, _ name: StaticString, keepsCombinations: Bool = false,
        isOver: @escaping ([Bool]) -> Bool, combine: @escaping Combine
    ) {
        self.keepsCombinations = keepsCombinations
        self.downstream = downstream
        self.name = name
        self.combine = combine
        self.isOver = isOver
        sources = Array(repeating: nil, count: count)
        ended = Array(repeating: false, count: count)
        isConnected = ended
        downstream.receive(subscription: self)
    }

    /// Subscribes to a side; `store` puts its values where `combine` finds them, is called with the lock held, and gives
    /// back a value that it displaces.
    func attach<P: Publisher>(_ publisher: P, _ side: Int, store: @escaping (P.Output) -> P.Output?)
    where P.Failure == Downstream.Failure {
        guard lock.withLock({ downstream != nil }) else { return }
        publisher.subscribe(TupleSide(self, side, store))
    }

    fileprivate func connected(_ subscription: any Subscription, _ side: Int) {
        lock.lock()
        guard downstream != nil, !isConnected[side], !ended[side] else {
            lock.unlock()
            subscription.cancel()
            return
        }
        sources[side] = subscription
        isConnected[side] = true
        let owed = self.owed
        lock.unlock()
        if owed != .none { subscription.request(owed) }
    }

    fileprivate func receive(_ side: Int, _ store: () -> Void) -> Subscribers.Demand {
        delivery.lock()
        defer { delivery.unlock() }
        lock.lock()
        guard isConnected[side], let downstream, let combine else {
            lock.unlock()
            return .none
        }
        store()
        guard owed != .none, let value = combine() else {
            lock.unlock()
            return .none
        }
        owed.takeOne()
        lock.unlock()
        let more = downstream.receive(value)
        if more != .none {
            lock.lock()
            owed += more
            let others = sources.enumerated().filter { $0.offset != side }.compactMap(\.element)
            lock.unlock()
            for other in others { other.request(more) }
        }
        finishIfOver()
        return more
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        owed += demand
        let all = sources.compactMap { $0 }
        lock.unlock()
        for source in all { source.request(demand) }
        if keepsCombinations { while deliverKept() {} }
    }

    /// Delivers a combination of values that came before they were asked for, if there is one.
    private func deliverKept() -> Bool {
        delivery.lock()
        defer { delivery.unlock() }
        lock.lock()
        guard owed != .none, let downstream, let value = combine?() else {
            lock.unlock()
            return false
        }
        owed.takeOne()
        lock.unlock()
        let more = downstream.receive(value)
        if more != .none {
            let all = lock.withLock {
                owed += more
                return sources.compactMap { $0 }
            }
            for source in all { source.request(more) }
        }
        finishIfOver()
        return true
    }

    fileprivate func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ side: Int) {
        let old = lock.withLock {
            let old = sources[side]
            ended[side] = true
            isConnected[side] = false
            sources[side] = nil
            return old
        }
        withExtendedLifetime(old) {}
        if case .failure = completion { end(completion) } else { finishIfOver() }
    }

    private func finishIfOver() {
        if lock.withLock({ downstream != nil && isOver?(ended) == true }) { end(.finished) }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (downstream, sources) = release()
        for source in sources { source?.cancel() }
        delivery.withLock { downstream?.receive(completion: completion) }
    }

    func cancel() {
        for source in release().sources { source?.cancel() }
    }

    private func release() -> (downstream: Downstream?, sources: [(any Subscription)?]) {
        lock.lock()
        let taken = (downstream, sources)
        let old = (combine, isOver)
        downstream = nil
        sources = Array(repeating: nil, count: sources.count)
        isConnected = Array(repeating: false, count: sources.count)
        combine = nil
        isOver = nil
        lock.unlock()
        withExtendedLifetime(old) {}
        return taken
    }

    var description: String { "\(name)" }
}

private final class TupleSide<Input, Downstream: Subscriber>: Subscriber, StageDescribing {
    typealias Failure = Downstream.Failure

    private let hub: TupleHub<Downstream>
    private let side: Int
    private let store: (Input) -> Input?

    init(_ hub: TupleHub<Downstream>, _ side: Int, _ store: @escaping (Input) -> Input?) {
        self.hub = hub
        self.side = side
        self.store = store
    }

    func receive(subscription: any Subscription) { hub.connected(subscription, side) }
    func receive(_ input: Input) -> Subscribers.Demand {
        var displaced: Input?
        let more = hub.receive(side) { displaced = store(input) }
        withExtendedLifetime(displaced) {}
        return more
    }
    func receive(completion: Subscribers.Completion<Failure>) { hub.ended(completion, side) }
    var description: String { hub.description }
    var mirrored: [Mirror.Child] { [("parentSubscription", hub.combineIdentifier)] }
}
