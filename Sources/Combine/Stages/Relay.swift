/// One subscription for downstream, fed by one upstream after another.
///
/// Demand that an upstream leaves unmet is asked of the next. The ends of the upstreams are reported to whoever
/// attached them, who says what follows.
final class Relay<Downstream: Subscriber>: Subscription, StageDescribing, @unchecked Sendable {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    private let name: StaticString
    /// Whether a request for nothing traps.
    private let isStrict: Bool
    @exclusivity(unchecked) private var downstream: Downstream?
    @exclusivity(unchecked) private var source: (any Subscription)?
    /// Whether there is a source, which itself takes longer to look at.
    @exclusivity(unchecked) private var isConnected = false
    @exclusivity(unchecked) private var owed = Subscribers.Demand.none
    @exclusivity(unchecked) private var turn = 0
    /// Whether the upstream of this turn has ended.
    private var hasEnded = false
    private var isStarted = false
    /// The subscription that has nothing to do with values, such as the outer one of a publisher of publishers.
    private var outer: (any Subscription)?

    init(_ downstream: Downstream, _ name: StaticString, isStrict: Bool = true) {
        self.downstream = downstream
        self.name = name
        self.isStrict = isStrict
    }

    var isAlive: Bool { lock.withLock { downstream != nil } }

    /// Lets a publisher feed downstream from now on; the one before is cancelled.
    func attach<P: Publisher>(
        _ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        lock.lock()
        guard downstream != nil else {
            lock.unlock()
            return
        }
        turn += 1
        hasEnded = false
        let turn = self.turn
        let old = source
        source = nil
        isConnected = false
        lock.unlock()
        old?.cancel()
        publisher.subscribe(RelaySide(self, turn, onEnd))
    }

    /// Gives downstream its subscription, if it has none yet.
    func start() {
        lock.lock()
        let fresh = isStarted ? nil : downstream
        isStarted = true
        lock.unlock()
        fresh?.receive(subscription: self)
    }

    /// Keeps a subscription that is cancelled with this one; false if it is too late.
    func keepOuter(_ subscription: any Subscription) -> Bool {
        lock.withLock {
            guard downstream != nil, outer == nil else { return false }
            outer = subscription
            return true
        }
    }

    /// Forgets the subscription that was kept, because it has ended.
    func dropOuter() {
        withExtendedLifetime(
            lock.withLock {
                let old = outer
                outer = nil
                return old
            }
        ) {}
    }

    fileprivate func connected(_ subscription: any Subscription, _ turn: Int) {
        lock.lock()
        guard downstream != nil, turn == self.turn, !isConnected, !hasEnded else {
            lock.unlock()
            subscription.cancel()
            return
        }
        source = subscription
        isConnected = true
        let owed = self.owed
        lock.unlock()
        if owed != .none { subscription.request(owed) }
        start()
    }

    fileprivate func deliver(_ value: Downstream.Input, _ turn: Int) -> Subscribers.Demand {
        delivery.lock()
        defer { delivery.unlock() }
        lock.lock()
        guard turn == self.turn, isConnected, let downstream else {
            lock.unlock()
            return .none
        }
        if owed != .none { owed.takeOne() }
        lock.unlock()
        let more = downstream.receive(value)
        guard more != .none else { return .none }
        return lock.withLock {
            owed += more
            return turn == self.turn ? more : .none
        }
    }

    /// The upstream of that turn has ended; true if it was the one that counts, and had not ended before.
    fileprivate func ended(_ turn: Int) -> Bool {
        let (isFirst, old) = lock.withLock {
            guard turn == self.turn, downstream != nil, !hasEnded else { return (false, (any Subscription)?.none) }
            let old = source
            source = nil
            isConnected = false
            hasEnded = true
            return (true, old)
        }
        withExtendedLifetime(old) {}
        return isFirst
    }

    func request(_ demand: Subscribers.Demand) {
        if isStrict { demand.assertNonZero() }
        let source = lock.withLock {
            owed += demand
            return self.source
        }
        source?.pass(demand)
    }

    func cancel() {
        let taken = release()
        taken.source?.cancel()
        taken.outer?.cancel()
    }

    /// Ends downstream and cancels what is still attached.
    ///
    /// Downstream gets its subscription now if there has been none, because no upstream has given one.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        start()
        let taken = release()
        taken.source?.cancel()
        taken.outer?.cancel()
        delivery.withLock { taken.downstream?.receive(completion: completion) }
    }

    private func release() -> (downstream: Downstream?, source: (any Subscription)?, outer: (any Subscription)?) {
        lock.withLock {
            let taken = (downstream, source, outer)
            downstream = nil
            source = nil
            isConnected = false
            outer = nil
            return taken
        }
    }

    var description: String { "\(name)" }
    var mirrored: [Mirror.Child] {
        guard ["Catch", "TryCatch"].contains(description) else { return [] }
        return lock.withLock { [("downstream", downstream as Any), ("demand", owed)] }
    }
}

/// What an upstream sees: a subscriber that stands for the whole subscription.
private final class RelaySide<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, StageDescribing {
    typealias Input = Downstream.Input

    private let relay: Relay<Downstream>
    private let turn: Int
    private let onEnd: (Subscribers.Completion<Failure>) -> Void

    init(_ relay: Relay<Downstream>, _ turn: Int, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.relay = relay
        self.turn = turn
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) { relay.connected(subscription, turn) }
    func receive(_ input: Input) -> Subscribers.Demand { relay.deliver(input, turn) }
    func receive(completion: Subscribers.Completion<Failure>) {
        if relay.ended(turn) { onEnd(completion) }
    }
    func request(_ demand: Subscribers.Demand) { relay.request(demand) }
    func cancel() { relay.cancel() }
    var combineIdentifier: CombineIdentifier { relay.combineIdentifier }
    var description: String { relay.description }
    var mirrored: [Mirror.Child] { relay.mirrored }
}
