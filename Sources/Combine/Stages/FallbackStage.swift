import Synchronization

/// A stage that passes values on and may add one at the end, when there is demand for it.
@usableFromInline
final class FallbackStage<Failure: Error, Downstream: Subscriber>:
    GatedStage<FallbackStage<Failure, Downstream>.Body>, Subscriber, Subscription, StageDescribing, @unchecked Sendable
{
    @usableFromInline typealias Input = Downstream.Input

    @usableFromInline enum Ending {
        case value(Downstream.Input)
        case end(Subscribers.Completion<Downstream.Failure>)
    }

    /// What the upstream's end turns into, given whether there was any value.
    @usableFromInline typealias Decide = (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> Ending

    @usableFromInline final class Body {
        @usableFromInline let downstream: Downstream
        @usableFromInline let decide: Decide

        @inlinable init(_ downstream: Downstream, _ decide: @escaping Decide) {
            self.downstream = downstream
            self.decide = decide
        }
    }

    @usableFromInline let owed = Atomic<UInt>(0)
    @usableFromInline @exclusivity(unchecked) var isEmpty = true
    @usableFromInline @exclusivity(unchecked) var hasEnded = false
    @usableFromInline @exclusivity(unchecked) var pending: Downstream.Input?

    @inlinable init(_ downstream: Downstream, _ name: StaticString, decide: @escaping Decide) {
        super.init(name, Body(downstream, decide))
    }

    @inlinable func receive(subscription: any Subscription) {
        if connect(subscription) { inside { $0.downstream.receive(subscription: self) } }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let (upstream, isDue) = lock.withLock {
            demand.add(to: owed)
            return (link.subscription, pending != nil)
        }
        if isDue { deliver() } else { upstream?.request(demand) }
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        inside { body in
            guard !hasEnded else { return .none }
            isEmpty = false
            _ = Subscribers.Demand.takeOne(from: owed)
            let more = body.downstream.receive(input)
            if more != .none { more.add(to: owed) }
            return more
        } ?? .none
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        inside { body in
            guard !hasEnded else { return }
            hasEnded = true
            switch body.decide(completion, isEmpty) {
            case .end(let completion):
                guard gate.close() else { return }
                withExtendedLifetime(disconnect()) {}
                body.downstream.receive(completion: completion)
            case .value(let value): keep(value)
            }
        }
    }

    /// Delivers the value that comes instead of the end, or keeps it until it is asked for.
    @usableFromInline func keep(_ value: Input) {
        let (old, isDue) = lock.withLock {
            pending = value
            return (link.close(), owed.load(ordering: .relaxed) != 0)
        }
        withExtendedLifetime(old) {}
        if isDue { deliver() }
    }

    private func deliver() {
        inside { body in
            guard let value = takePending(), gate.close() else { return }
            _ = body.downstream.receive(value)
            body.downstream.receive(completion: .finished)
        }
    }

    private func takePending() -> Downstream.Input? {
        lock.withLock {
            let taken = pending
            pending = nil
            return taken
        }
    }

    @usableFromInline func cancel() {
        inside { _ in
            guard gate.close() else { return }
            withExtendedLifetime(takePending()) {}
            disconnect()?.cancel()
        }
    }
}
