/// A stage that looks at every value and gives at most one, at the end or as soon as it is known.
///
/// It asks upstream for everything. Its result, and an end without one, wait until downstream asks.
final class FoldStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream>,
    @unchecked Sendable
{
    /// Takes a value into the result so far; true if the result is known before the end.
    ///
    /// It may throw only where downstream's failure is any error. What it calls may send another value meanwhile.
    typealias Fold = (_ result: Cell<Downstream.Input?>, _ input: Input) throws -> Bool

    private let initial: Downstream.Input?
    private let result: Cell<Downstream.Input?>
    private var fold: Fold?
    private let mapFailure: (Failure) -> Downstream.Failure
    private var isWanted: Bool
    private var isDecided = false
    /// How many calls of the closure have not returned; they use the result without the lock.
    private var folding = 0

    /// - Parameter isWanted: Whether the end comes without being asked for.
    init(
        _ downstream: Downstream, _ name: StaticString, initial: Downstream.Input?, isWanted: Bool,
        mapFailure: @escaping (Failure) -> Downstream.Failure, fold: @escaping Fold
    ) {
        self.initial = initial
        result = Cell(initial)
        self.fold = fold
        self.mapFailure = mapFailure
        self.isWanted = isWanted
        super.init(downstream, name)
    }

    override func connected(to subscription: any Subscription) {
        current?.receive(subscription: self)
        lock.withLock { link.subscription }?.request(.unlimited)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard link.isConnected, let fold else {
            lock.unlock()
            return .none
        }
        folding += 1
        lock.unlock()
        do {
            let isKnown = try fold(result, input)
            left()
            if isKnown { decide { $0?.cancel() } }
        } catch {
            left()
            stop(.failure(error as! Downstream.Failure))
        }
        return .none
    }

    /// The closure has returned; a result that nobody wants any more is freed by the last to leave.
    private func left() {
        lock.lock()
        folding -= 1
        let isUseless = folding == 0 && fold == nil
        lock.unlock()
        if isUseless { withExtendedLifetime(takeResult()) {} }
    }

    override func ended(_ completion: Subscribers.Completion<Failure>) {
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
        guard link.isConnected else {
            lock.unlock()
            return
        }
        isDecided = true
        let upstream = link.close()
        let ready = isWanted
        lock.unlock()
        leave(upstream)
        if ready { deliver() }
    }

    private func deliver() {
        let result = takeResult()
        guard let downstream = close().downstream else { return }
        if let result { _ = downstream.receive(result) }
        downstream.receive(completion: .finished)
    }

    private func takeResult() -> Downstream.Input? {
        lock.withLock {
            let taken = result.value
            result.value = nil
            return taken
        }
    }

    override var mirrored: [Mirror.Child] {
        lock.withLock {
            [
                ("downstream", downstream as Any), ("result", result.value as Any), ("initial", initial as Any),
                ("status", link),
            ]
        }
    }

    override func released() {
        let (old, isUsed) = lock.withLock {
            let old = fold
            fold = nil
            return (old, folding > 0)
        }
        withExtendedLifetime(old) {}
        if !isUsed { withExtendedLifetime(takeResult()) {} }
    }
}

extension Publisher {
    /// Gives a subscriber what comes of all values.
    func fold<S: Subscriber>(
        _ subscriber: S, _ name: StaticString, initial: S.Input? = nil, isWanted: Bool = false,
        _ fold: @escaping FoldStage<Output, Failure, S>.Fold
    ) where S.Failure == Failure {
        subscribe(
            FoldStage(subscriber, name, initial: initial, isWanted: isWanted, mapFailure: { $0 }, fold: fold))
    }

    /// Gives a subscriber what comes of all values, or what the closure throws.
    func tryFold<S: Subscriber>(
        _ subscriber: S, _ name: StaticString, initial: S.Input? = nil,
        _ fold: @escaping FoldStage<Output, Failure, S>.Fold
    ) where S.Failure == any Error {
        subscribe(FoldStage(subscriber, name, initial: initial, isWanted: false, mapFailure: { $0 }, fold: fold))
    }
}

/// How the operators that look for one value fold.
enum Search {
    /// Stops at the first value that satisfies the predicate, with what is made of it.
    static func first<Input, Result>(
        where predicate: @escaping (Input) throws -> Bool, _ make: @escaping (Input) -> Result
    ) -> (Cell<Result?>, Input) throws -> Bool {
        { result, input in
            guard try predicate(input) else { return false }
            result.value = make(input)
            return true
        }
    }

    /// Keeps the last value that satisfies the predicate.
    static func last<Input>(where predicate: @escaping (Input) throws -> Bool) -> (Cell<Input?>, Input) throws -> Bool {
        { result, input in
            if try predicate(input) { result.value = input }
            return false
        }
    }
}
