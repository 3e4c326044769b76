import Synchronization

/// Something that always has a value to give.
@usableFromInline protocol LatestSource<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    func latest() -> Output
    var subscriptions: Roster { get }
}

/// A subscription that starts with the latest value, and catches up with the latest when demand returns.
@usableFromInline
final class LatestConduit<Output, Failure: Error>: Conduit, Subscription, StageDescribing,
    @unchecked Sendable
{
    @usableFromInline let lock = Lock()
    @usableFromInline let delivery = RecursiveLock()
    @usableFromInline let name: StaticString
    /// Whether the subscriber has the latest value, in the lowest bit, and what it asked for, above.
    @usableFromInline let state = Atomic<UInt>(0)
    @usableFromInline @exclusivity(unchecked) var source: (any LatestSource<Output, Failure>)?
    @usableFromInline @exclusivity(unchecked) var outlet: Unmanaged<Outlet<Output, Failure>>?

    @usableFromInline static var isCurrent: UInt { 1 }
    @usableFromInline static var one: UInt { 2 }
    @usableFromInline static var unlimited: UInt { UInt.max - 1 }

    @inlinable init(
        source: any LatestSource<Output, Failure>, outlet: Outlet<Output, Failure>, name: StaticString
    ) {
        self.source = source
        self.outlet = .passRetained(outlet)
        self.name = name
    }

    deinit { discard() }

    /// Delivers a new value, or remembers that the subscriber has missed one.
    @inlinable @inline(__always) func offer(_ output: Output) {
        guard !isClosed.load(ordering: .acquiring), let outlet else { return }
        var seen = state.load(ordering: .relaxed)
        while seen != Self.unlimited | Self.isCurrent {
            let new = seen < Self.one ? 0 : Self.taken(seen)
            let (changed, now) = state.weakCompareExchange(expected: seen, desired: new, ordering: .relaxed)
            if changed {
                if seen < Self.one { return }
                break
            }
            seen = now
        }
        deliver(output, to: outlet)
    }

    /// One value less to deliver, and the subscriber up to date.
    @inlinable static func taken(_ state: UInt) -> UInt {
        (state >= unlimited ? unlimited : (state & ~isCurrent) - one) | isCurrent
    }

    @inlinable static func added(_ demand: Subscribers.Demand, to state: UInt) -> UInt {
        let owed = state & ~isCurrent
        guard owed < unlimited, demand.rawValue < unlimited >> 2, owed < unlimited >> 1 else {
            return unlimited | state & isCurrent
        }
        return state + demand.rawValue * one
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        var seen = state.load(ordering: .relaxed)
        while true {
            let sum = Self.added(demand, to: seen)
            let isDue = seen & Self.isCurrent == 0
            let (changed, now) = state.weakCompareExchange(
                expected: seen, desired: isDue ? Self.taken(sum) : sum, ordering: .acquiringAndReleasing)
            if changed {
                if isDue { catchUp() }
                return
            }
            seen = now
        }
    }

    private func catchUp() {
        guard let source = lock.withLock({ source }) else { return }
        let subscriptions = source.subscriptions
        subscriptions.enter()
        if !isClosed.load(ordering: .acquiring), let outlet { deliver(source.latest(), to: outlet) }
        subscriptions.leave()
    }

    @inlinable @inline(__always) func deliver(_ output: Output, to outlet: Unmanaged<Outlet<Output, Failure>>) {
        delivery.lock()
        defer { delivery.unlock() }
        // It may have been closed by the delivery that was waited for.
        guard !isClosed.load(ordering: .acquiring) else { return }
        let more = outlet._withUnsafeGuaranteedRef { $0.receive(output) }
        if more != .none { add(more) }
    }

    @usableFromInline func add(_ demand: Subscribers.Demand) {
        var seen = state.load(ordering: .relaxed)
        while true {
            let (changed, now) = state.weakCompareExchange(
                expected: seen, desired: Self.added(demand, to: seen), ordering: .relaxed)
            if changed { return }
            seen = now
        }
    }

    @usableFromInline func finish(_ completion: Subscribers.Completion<Failure>) {
        guard close(), let outlet else { return }
        withExtendedLifetime(takeSource()) {}
        delivery.withLock { outlet._withUnsafeGuaranteedRef { $0.complete(completion) } }
    }

    @usableFromInline func cancel() {
        guard close() else { return }
        takeSource()?.subscriptions.remove(self)
    }

    private func takeSource() -> (any LatestSource<Output, Failure>)? {
        lock.withLock {
            let taken = source
            source = nil
            return taken
        }
    }

    @usableFromInline override func discard() {
        let old = outlet
        outlet = nil
        old?.release()
    }

    @usableFromInline var description: String { "\(name)" }
    @usableFromInline var mirrored: [Mirror.Child] {
        let source = lock.withLock { self.source }
        return [
            ("parent", source as Any), ("downstream", source.flatMap { target(in: $0.subscriptions) } as Any),
            ("demand", demand), ("subject", source as Any),
        ]
    }

    private var demand: Subscribers.Demand {
        let owed = state.load(ordering: .relaxed) & ~Self.isCurrent
        return owed == Self.unlimited ? .unlimited : Subscribers.Demand(rawValue: owed / Self.one)
    }

    /// The subscriber's type, which none but a walk may look at.
    private func target(in roster: Roster) -> Any.Type? {
        roster.enter()
        defer { roster.leave() }
        return isClosed.load(ordering: .acquiring) ? nil : outlet?._withUnsafeGuaranteedRef { $0.subscriber }
    }
}
