/// A stage that looks at every value and gives at most one, at the end or as soon as it is known.
///
/// It asks upstream for everything, and waits with its result until downstream asks for one.
final class FoldStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream>,
    @unchecked Sendable
{
    /// Whether the result is known before the end.
    enum Verdict {
        case more
        case done
        case fail(Downstream.Failure)
    }

    typealias Fold = (inout Downstream.Input?, Input) -> Verdict

    private let initial: Downstream.Input?
    private var result: Downstream.Input?
    private var fold: Fold?
    private let mapFailure: (Failure) -> Downstream.Failure
    private var isWanted = false
    private var isDecided = false

    init(
        _ downstream: Downstream, _ name: StaticString, initial: Downstream.Input?,
        mapFailure: @escaping (Failure) -> Downstream.Failure, fold: @escaping Fold
    ) {
        self.initial = initial
        result = initial
        self.fold = fold
        self.mapFailure = mapFailure
        super.init(downstream, name)
    }

    override func connected(to subscription: any Subscription) {
        current?.receive(subscription: self)
        lock.withLock { link.subscription }?.request(.unlimited)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard let fold = lock.withLock({ link.isConnected ? self.fold : nil }) else { return .none }
        switch fold(&result, input) {
        case .more: break
        case .done: decide { $0?.cancel() }
        case .fail(let error): stop(.failure(error))
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ link.isConnected }) else { return }
        switch completion {
        case .finished: decide { _ in }
        case .failure(let error): end(.failure(mapFailure(error)))
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let ready = lock.withLock {
            let ready = isDecided && !isWanted
            isWanted = true
            return ready
        }
        if ready { deliver() }
    }

    /// The result is what it is, and upstream, which `leave` is given, no longer needed.
    private func decide(_ leave: ((any Subscription)?) -> Void) {
        lock.lock()
        isDecided = true
        let upstream = link.close()
        let ready = isWanted || result == nil
        lock.unlock()
        leave(upstream)
        if ready { deliver() }
    }

    private func deliver() {
        let result = lock.withLock {
            let taken = self.result
            self.result = nil
            return taken
        }
        guard let downstream = close().downstream else { return }
        if let result { _ = downstream.receive(result) }
        downstream.receive(completion: .finished)
    }

    override var mirrored: [Mirror.Child] {
        lock.withLock {
            [
                ("downstream", downstream as Any), ("result", result as Any), ("initial", initial as Any),
                ("status", link),
            ]
        }
    }

    override func released() {
        lock.lock()
        let old = (fold, result)
        fold = nil
        result = nil
        lock.unlock()
        withExtendedLifetime(old) {}
    }
}

extension FoldStage where Failure == Downstream.Failure {
    convenience init(
        _ downstream: Downstream, _ name: StaticString, initial: Downstream.Input? = nil, fold: @escaping Fold
    ) {
        self.init(downstream, name, initial: initial, mapFailure: { $0 }, fold: fold)
    }
}

extension FoldStage where Downstream.Failure == any Error {
    /// A stage whose work may throw, which ends it with that error; `fold` answers whether the result is known.
    convenience init(
        _ downstream: Downstream, _ name: StaticString, initial: Downstream.Input? = nil,
        trying fold: @escaping (inout Downstream.Input?, Input) throws -> Bool
    ) {
        self.init(downstream, name, initial: initial, mapFailure: { $0 }) { result, input in
            do { return try fold(&result, input) ? .done : .more } catch { return .fail(error) }
        }
    }
}
