/// A stage that passes values on and may add one at the end, when there is demand for it.
final class FallbackStage<Failure: Error, Downstream: Subscriber>: Stage<Downstream.Input, Failure, Downstream>,
    @unchecked Sendable
{
    enum Ending {
        case value(Downstream.Input)
        case end(Subscribers.Completion<Downstream.Failure>)
    }

    /// What the upstream's end turns into, given whether there was any value.
    typealias Decide = (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> Ending

    private let decide: Decide
    private var owed = Subscribers.Demand.none
    private var isEmpty = true
    private var pending: Downstream.Input?

    init(_ downstream: Downstream, _ name: StaticString, decide: @escaping Decide) {
        self.decide = decide
        super.init(downstream, name)
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        owed += demand
        let upstream = link.subscription
        let ready = pending != nil
        lock.unlock()
        ready ? deliver() : upstream?.request(demand)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard link.isConnected, let downstream else {
            lock.unlock()
            return .none
        }
        isEmpty = false
        if owed != .none { owed.takeOne() }
        lock.unlock()
        let more = downstream.receive(input)
        if more != .none { lock.withLock { owed += more } }
        return more
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard link.isConnected else {
            lock.unlock()
            return
        }
        let isEmpty = self.isEmpty
        lock.unlock()
        switch decide(completion, isEmpty) {
        case .end(let completion): end(completion)
        case .value(let value):
            lock.lock()
            _ = link.close()
            pending = value
            let ready = owed != .none
            lock.unlock()
            if ready { deliver() }
        }
    }

    private func deliver() {
        let value = lock.withLock {
            let taken = pending
            pending = nil
            return taken
        }
        guard let value, let downstream = close().downstream else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    override func released() {
        let old = lock.withLock {
            let old = pending
            pending = nil
            return old
        }
        withExtendedLifetime(old) {}
    }
}
