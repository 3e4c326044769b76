/// Something that always has a value to give.
@usableFromInline protocol LatestSource<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    func latest() -> Output
    func remove(_ conduit: LatestConduit<Output, Failure>)
}

/// A subscription that starts with the latest value, and catches up with the latest when demand returns.
@usableFromInline
final class LatestConduit<Output, Failure: Error>: Conduit, Subscription, StageDescribing,
    @unchecked Sendable
{
    @usableFromInline let lock = Lock()
    @usableFromInline let delivery = RecursiveLock()
    @usableFromInline let name: StaticString
    @usableFromInline @exclusivity(unchecked) var source: (any LatestSource<Output, Failure>)?
    @usableFromInline @exclusivity(unchecked) var outlet: Outlet<Output, Failure>?
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var isCurrent = false

    @inlinable init(
        source: any LatestSource<Output, Failure>, outlet: Outlet<Output, Failure>, name: StaticString
    ) {
        self.source = source
        self.outlet = outlet
        self.name = name
    }

    @inlinable func offer(_ output: Output) {
        lock.lock()
        guard demand != .none, let receive = outlet?.receive else {
            isCurrent = false
            lock.unlock()
            return
        }
        demand.takeOne()
        isCurrent = true
        lock.unlock()
        deliver(output, to: receive)
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        self.demand += demand
        guard !isCurrent, let receive = outlet?.receive, let source else {
            lock.unlock()
            return
        }
        self.demand.takeOne()
        isCurrent = true
        lock.unlock()
        deliver(source.latest(), to: receive)
    }

    @inlinable @inline(__always) func deliver(_ output: Output, to receive: (Output) -> Subscribers.Demand) {
        delivery.lock()
        let more = receive(output)
        delivery.unlock()
        if more != .none { lock.withLock { demand += more } }
    }

    @usableFromInline func finish(_ completion: Subscribers.Completion<Failure>) {
        let outlet = release().outlet
        delivery.withLock { outlet?.complete(completion) }
    }

    @usableFromInline func cancel() { release().source?.remove(self) }

    private func release() -> (outlet: Outlet<Output, Failure>?, source: (any LatestSource<Output, Failure>)?) {
        lock.withLock {
            let taken = (outlet, source)
            outlet = nil
            source = nil
            return taken
        }
    }

    @usableFromInline var description: String { "\(name)" }
}
