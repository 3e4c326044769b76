import Synchronization

/// A subject that passes values on to whoever is subscribed, and keeps none.
///
/// A value sent while a subscriber has no demand left is lost to that subscriber.
///
///     let taps = PassthroughSubject<Int, Never>()
///     let subscription = taps.sink { print($0) }
///     taps.send(1)
final public class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    @usableFromInline let roster = Roster()
    @usableFromInline @exclusivity(unchecked) var completion: Subscribers.Completion<Failure>?
    @usableFromInline @exclusivity(unchecked) var upstreams: [any Subscription] = []
    /// Whether any subscriber has asked for anything; set under the lock, for good.
    @usableFromInline let isWanted = Atomic<Bool>(false)

    /// A subject without subscribers.
    @inlinable public init() {}

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    /// Takes a subscription for this subject, which asks for values as soon as one of its subscribers does.
    @inlinable final public func send(subscription: any Subscription) {
        let wanted = roster.lock.withLock {
            upstreams.append(subscription)
            return isWanted.load(ordering: .relaxed)
        }
        if wanted { subscription.request(.unlimited) }
    }

    /// Attaches a subscriber; after the end it is told only that.
    @inlinable final public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let conduit = PassthroughConduit(subject: self, outlet: Outlet(subscriber))
        let ended = roster.lock.withLock {
            if completion == nil { roster.insert(conduit) }
            return completion
        }
        if let ended {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ended)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    /// Sends a value to every subscriber that has demand left, in the order of subscription; ignored after the end.
    @inlinable final public func send(_ input: Output) {
        guard !roster.isSealed.load(ordering: .acquiring) else { return }
        roster.walk { unsafeDowncast($0, to: PassthroughConduit<Output, Failure>.self).offer(input) }
    }

    /// Ends the subject; later values and ends are ignored.
    @inlinable final public func send(completion: Subscribers.Completion<Failure>) {
        roster.lock.lock()
        guard self.completion == nil else {
            roster.lock.unlock()
            return
        }
        self.completion = completion
        roster.isSealed.store(true, ordering: .releasing)
        let sources = upstreams
        upstreams = []
        roster.lock.unlock()
        withExtendedLifetime(sources) {}
        roster.walk { unsafeDowncast($0, to: PassthroughConduit<Output, Failure>.self).finish(completion) }
        roster.removeAll()
    }

    @usableFromInline func wanted() {
        let fresh = roster.lock.withLock {
            isWanted.exchange(true, ordering: .relaxed) ? [] : upstreams
        }
        for upstream in fresh { upstream.request(.unlimited) }
    }
}

@usableFromInline
final class PassthroughConduit<Output, Failure: Error>: Conduit, Subscription, StageDescribing,
    @unchecked Sendable
{
    @usableFromInline let lock = Lock()
    @usableFromInline let delivery = RecursiveLock()
    @usableFromInline let demand = Atomic<UInt>(0)
    @usableFromInline @exclusivity(unchecked) var subject: PassthroughSubject<Output, Failure>?
    @usableFromInline @exclusivity(unchecked) var outlet: Unmanaged<Outlet<Output, Failure>>?

    @inlinable init(subject: PassthroughSubject<Output, Failure>, outlet: Outlet<Output, Failure>) {
        self.subject = subject
        self.outlet = .passRetained(outlet)
    }

    deinit { discard() }

    @inlinable @inline(__always) func offer(_ output: Output) {
        guard !isClosed.load(ordering: .acquiring), let outlet else { return }
        delivery.lock()
        defer { delivery.unlock() }
        // It may have been closed by the delivery that was waited for.
        guard !isClosed.load(ordering: .acquiring), Subscribers.Demand.takeOne(from: demand) else { return }
        let more = outlet._withUnsafeGuaranteedRef { $0.receive(output) }
        if more != .none { more.add(to: demand) }
    }

    @usableFromInline func finish(_ completion: Subscribers.Completion<Failure>) {
        guard close(), let outlet else { return }
        withExtendedLifetime(takeSubject()) {}
        delivery.withLock { outlet._withUnsafeGuaranteedRef { $0.complete(completion) } }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        demand.add(to: self.demand)
        let unaware = lock.withLock { subject?.isWanted.load(ordering: .relaxed) == false ? subject : nil }
        unaware?.wanted()
    }

    @usableFromInline func cancel() {
        guard close() else { return }
        takeSubject()?.roster.remove(self)
    }

    private func takeSubject() -> PassthroughSubject<Output, Failure>? {
        lock.withLock {
            let taken = subject
            subject = nil
            return taken
        }
    }

    @usableFromInline override func discard() {
        let old = outlet
        outlet = nil
        old?.release()
    }

    @usableFromInline var description: String { "PassthroughSubject" }
    @usableFromInline var mirrored: [Mirror.Child] {
        let subject = lock.withLock { self.subject }
        return [
            ("parent", subject as Any), ("downstream", subject.flatMap { target(in: $0.roster) } as Any),
            ("demand", Subscribers.Demand(rawValue: demand.load(ordering: .relaxed))), ("subject", subject as Any),
        ]
    }

    /// The subscriber's type, which none but a walk may look at.
    private func target(in roster: Roster) -> Any.Type? {
        roster.enter()
        defer { roster.leave() }
        return isClosed.load(ordering: .acquiring) ? nil : outlet?._withUnsafeGuaranteedRef { $0.subscriber }
    }
}
