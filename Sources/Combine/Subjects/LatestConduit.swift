/// Something that always has a value to give.
@usableFromInline protocol LatestSource<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    func latest() -> Output
    func remove(_ conduit: Conduit<Output, Failure>)
}

/// A subscription that starts with the latest value, and catches up with the latest when demand returns.
@usableFromInline final class LatestConduit<Source: LatestSource, Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure>,
    @unchecked Sendable
where Source.Output == Downstream.Input, Source.Failure == Downstream.Failure {
    @usableFromInline let lock = Lock()
    @usableFromInline let delivery = RecursiveLock()
    @usableFromInline let name: StaticString
    @usableFromInline @exclusivity(unchecked) var source: Source?
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var isCurrent = false

    @inlinable init(source: Source, downstream: Downstream, name: StaticString) {
        self.source = source
        self.downstream = downstream
        self.name = name
    }

    @inlinable override func offer(_ output: Downstream.Input) {
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

    @inlinable override func request(_ demand: Subscribers.Demand) {
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

    @inlinable @inline(__always) func deliver(_ output: Downstream.Input, to downstream: Downstream) {
        delivery.lock()
        let more = downstream.receive(output)
        delivery.unlock()
        if more != .none { lock.withLock { demand += more } }
    }

    @inlinable override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let downstream = release().downstream
        delivery.withLock { downstream?.receive(completion: completion) }
    }

    @inlinable override func cancel() { release().source?.remove(self) }

    @inlinable func release() -> (downstream: Downstream?, source: Source?) {
        lock.withLock {
            let taken = (downstream, source)
            downstream = nil
            source = nil
            return taken
        }
    }

    @inlinable override var description: String { "\(name)" }
}
