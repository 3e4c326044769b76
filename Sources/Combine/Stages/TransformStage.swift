/// What becomes of one value.
enum Step<Value, Failure: Error> {
    case emit(Value)
    case skip
    case finish
    case fail(Failure)
}

/// A stage in which each value gives at most one value, or the end.
///
/// A skipped value is made good by asking for one more. State between values lives in the closure, which is called by
/// one thread at a time, as upstream promises.
final class TransformStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream>,
    @unchecked Sendable
{
    typealias Transform = (Input) -> Step<Downstream.Input, Downstream.Failure>

    private var transform: Transform?
    private let mapFailure: (Failure) -> Downstream.Failure

    init(
        _ downstream: Downstream, _ name: StaticString, mapFailure: @escaping (Failure) -> Downstream.Failure,
        transform: @escaping Transform
    ) {
        self.transform = transform
        self.mapFailure = mapFailure
        super.init(downstream, name)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard link.isConnected, let downstream, let transform else {
            lock.unlock()
            return .none
        }
        lock.unlock()
        switch transform(input) {
        case .emit(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .finish: stop(.finished)
        case .fail(let error): stop(.failure(error))
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ link.isConnected }) else { return }
        end(completion.mapError(mapFailure))
    }

    override func released() {
        lock.lock()
        let old = transform
        transform = nil
        lock.unlock()
        withExtendedLifetime(old) {}
    }
}

extension TransformStage where Failure == Downstream.Failure {
    convenience init(_ downstream: Downstream, _ name: StaticString, transform: @escaping Transform) {
        self.init(downstream, name, mapFailure: { $0 }, transform: transform)
    }
}

extension TransformStage where Downstream.Failure == any Error {
    /// A stage whose work may throw, which ends it with that error.
    convenience init(
        _ downstream: Downstream, _ name: StaticString, trying transform: @escaping (Input) throws -> Downstream.Input?
    ) {
        self.init(downstream, name, mapFailure: { $0 }) { input in
            do { return try transform(input).map { .emit($0) } ?? .skip } catch { return .fail(error) }
        }
    }
}
