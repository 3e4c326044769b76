/// A publisher of one value, or of an error, that work started at once will come to.
///
///     let answer = Future<Int, Never> { promise in compute { promise(.success($0)) } }
final public class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// What the work calls when it is done; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let roster = Roster()
    private var result: Result<Output, Failure>?

    /// Starts the work.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { result in self.fulfill(result) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        roster.lock.lock()
        guard self.result == nil else {
            roster.lock.unlock()
            return
        }
        self.result = result
        roster.lock.unlock()
        roster.walk {
            let conduit = unsafeDowncast($0, to: FutureConduit<Output, Failure>.self)
            switch result {
            case .success(let value): conduit.offer(value)
            case .failure(let error): conduit.finish(.failure(error))
            }
        }
        roster.removeAll()
    }

    /// Attaches a subscriber, which gets the value once it is there and asked for.
    final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let conduit = FutureConduit(future: self, outlet: Outlet(subscriber))
        let known = roster.lock.withLock {
            if result == nil { roster.insert(conduit) }
            return result
        }
        switch known {
        case nil: break
        case .success(let value): conduit.offer(value)
        case .failure(let error):
            subscriber.receive(subscription: conduit)
            conduit.finish(.failure(error))
            return
        }
        subscriber.receive(subscription: conduit)
    }

    fileprivate func remove(_ conduit: FutureConduit<Output, Failure>) {
        roster.remove(conduit)
    }
}

private final class FutureConduit<Output, Failure: Error>: Conduit, Subscription, StageDescribing, @unchecked Sendable {
    private let lock = Lock()
    private var future: Future<Output, Failure>?
    private var outlet: Outlet<Output, Failure>?
    private var value: Output?
    private var isWanted = false

    init(future: Future<Output, Failure>, outlet: Outlet<Output, Failure>) {
        self.future = future
        self.outlet = outlet
    }

    func offer(_ output: Output) {
        lock.withLock { value = output }
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.withLock { isWanted = true }
        deliver()
    }

    private func deliver() {
        lock.lock()
        guard isWanted, let value, let outlet else {
            lock.unlock()
            return
        }
        lock.unlock()
        guard release().outlet != nil else { return }
        _ = outlet.receive(value)
        outlet.complete(.finished)
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        release().outlet?.complete(completion)
    }

    func cancel() { release().future?.remove(self) }

    private func release() -> (outlet: Outlet<Output, Failure>?, future: Future<Output, Failure>?) {
        let (taken, old) = lock.withLock {
            let taken = ((outlet, future), value)
            outlet = nil
            future = nil
            value = nil
            return taken
        }
        withExtendedLifetime(old) {}
        return taken
    }

    var description: String { "Future" }
    var mirrored: [Mirror.Child] {
        lock.withLock {
            [
                ("parent", future as Any), ("downstream", outlet?.subscriber as Any), ("hasAnyDemand", isWanted),
                ("subject", future as Any),
            ]
        }
    }
}
