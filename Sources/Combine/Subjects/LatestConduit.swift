/// Something that always has a value to give.
protocol LatestSource<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    func latest() -> Output
    func remove(_ conduit: Conduit<Output, Failure>)
}

/// A subscription that starts with the latest value, and catches up with the latest when demand returns.
final class LatestConduit<Source: LatestSource, Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure>,
    @unchecked Sendable
where Source.Output == Downstream.Input, Source.Failure == Downstream.Failure {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    private let name: StaticString
    private var source: Source?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isCurrent = false

    init(source: Source, downstream: Downstream, name: StaticString) {
        self.source = source
        self.downstream = downstream
        self.name = name
    }

    override func offer(_ output: Downstream.Input) {
        lock.lock()
        guard demand != .none, let downstream else {
            isCurrent = false
            lock.unlock()
            return
        }
        demand.takeOne()
        isCurrent = true
        lock.unlock()
        deliver(output, to: downstream)
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        self.demand += demand
        guard !isCurrent, let downstream, let source else {
            lock.unlock()
            return
        }
        self.demand.takeOne()
        isCurrent = true
        lock.unlock()
        deliver(source.latest(), to: downstream)
    }

    @inline(__always) private func deliver(_ output: Downstream.Input, to downstream: Downstream) {
        delivery.lock()
        let more = downstream.receive(output)
        delivery.unlock()
        if more != .none { lock.withLock { demand += more } }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let downstream = release().downstream
        delivery.withLock { downstream?.receive(completion: completion) }
    }

    override func cancel() { release().source?.remove(self) }

    private func release() -> (downstream: Downstream?, source: Source?) {
        lock.withLock {
            let taken = (downstream, source)
            downstream = nil
            source = nil
            return taken
        }
    }

    override var description: String { "\(name)" }
}
