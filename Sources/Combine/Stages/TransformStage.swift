/// What becomes of one value.
@usableFromInline enum Step<Value, Failure: Error> {
    case emit(Value)
    case skip
    case finish
    case fail(Failure)
    /// The value, and after it the end.
    case last(Value)
}

/// A stage in which each value gives at most one value, or the end.
///
/// A skipped value is made good by asking for one more. State between values lies in the closure, which is called by
/// one thread at a time, as upstream promises.
@usableFromInline
final class TransformStage<Input, Failure: Error, Downstream: Subscriber>:
    GatedStage<TransformStage<Input, Failure, Downstream>.Body>, Subscriber, Subscription, StageDescribing,
    @unchecked Sendable
{
    @usableFromInline typealias Transform = (Input) -> Step<Downstream.Input, Downstream.Failure>

    @usableFromInline final class Body {
        @usableFromInline let downstream: Downstream
        @usableFromInline let mapFailure: (Failure) -> Downstream.Failure
        @usableFromInline let transform: Transform
        /// The state between values, where a mirror shows it.
        @usableFromInline let result: (() -> Any)?

        @inlinable init(
            _ downstream: Downstream, _ mapFailure: @escaping (Failure) -> Downstream.Failure,
            _ transform: @escaping Transform, _ result: (() -> Any)?
        ) {
            self.downstream = downstream
            self.mapFailure = mapFailure
            self.transform = transform
            self.result = result
        }
    }

    /// Whether it ends as soon as it is connected.
    @usableFromInline let isEmpty: Bool

    @inlinable init(
        _ downstream: Downstream, _ name: StaticString, isEmpty: Bool = false,
        mapFailure: @escaping (Failure) -> Downstream.Failure, transform: @escaping Transform,
        result: (() -> Any)? = nil
    ) {
        self.isEmpty = isEmpty
        super.init(name, Body(downstream, mapFailure, transform, result))
    }

    @inlinable func receive(subscription: any Subscription) {
        guard connect(subscription) else { return }
        inside {
            $0.downstream.receive(subscription: self)
            if isEmpty { stop($0, .finished) }
        }
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        inside { body in
            switch body.transform(input) {
            case .emit(let value): return body.downstream.receive(value)
            case .skip: return .max(1)
            case .finish: stop(body, .finished)
            case .fail(let error): stop(body, .failure(error))
            case .last(let value):
                _ = body.downstream.receive(value)
                stop(body, .finished)
            }
            return .none
        } ?? refused("value")
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        let isPassed: Void? = inside { body in
            guard gate.close() else { return }
            withExtendedLifetime(disconnect()) {}
            body.downstream.receive(completion: completion.mapError(body.mapFailure))
        }
        if isPassed == nil { _ = refused("completion") }
    }

    /// Ignores what comes while the connection does not stand. Before it was made that is somebody's mistake, which
    /// some operators do not let pass.
    @usableFromInline @inline(never) func refused(_ event: StaticString) -> Subscribers.Demand {
        let isEarly = lock.withLock { link.isAwaiting }
        if isEarly, strict.contains(description) {
            fatalError("Invalid state: Received \(event) before the subscription")
        }
        return .none
    }

    /// Ends both sides: upstream is cancelled, then downstream told.
    @inlinable func stop(_ body: Body, _ completion: Subscribers.Completion<Downstream.Failure>) {
        guard gate.close() else { return }
        disconnect()?.cancel()
        body.downstream.receive(completion: completion)
    }

    @usableFromInline var mirrored: [Mirror.Child] {
        let body = inside { $0 }
        let downstream: Mirror.Child = ("downstream", body?.downstream as Any)
        if let result = body?.result {
            return [downstream, ("status", lock.withLock { link }), ("result", result())]
        }
        if strict.contains(description) { return [downstream] }
        guard coding.contains(description) else { return [] }
        return [downstream, ("finished", gate.isClosed), ("upstreamSubscription", upstream as Any)]
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        if let upstream { upstream.request(demand) } else { _ = refused("request") }
    }

    @usableFromInline func cancel() {
        let isDone: Void? = inside { _ in
            if gate.close() { disconnect()?.cancel() }
        }
        if isDone == nil { _ = refused("cancel") }
    }
}

/// The operators that trap on what comes before the subscription; their mirrors show where values go.
private let strict: Set = ["CompactMap", "TryCompactMap", "TryFilter", "RemoveDuplicates", "TryRemoveDuplicates"]

/// The operators whose mirrors show the state of the connection too.
private let coding: Set = ["Encode", "Decode"]

extension TransformStage where Failure == Downstream.Failure {
    @inlinable convenience init(
        _ downstream: Downstream, _ name: StaticString, isEmpty: Bool = false, transform: @escaping Transform
    ) {
        self.init(downstream, name, isEmpty: isEmpty, mapFailure: { $0 }, transform: transform)
    }
}

extension TransformStage where Downstream.Failure == any Error {
    /// A stage whose work may throw, which ends it with that error.
    @inlinable convenience init(
        _ downstream: Downstream, _ name: StaticString, trying transform: @escaping (Input) throws -> Downstream.Input?,
        result: (() -> Any)? = nil
    ) {
        self.init(
            downstream, name, mapFailure: { $0 },
            transform: { input in
                do { return try transform(input).map { .emit($0) } ?? .skip } catch { return .fail(error) }
            },
            result: result)
    }
}
