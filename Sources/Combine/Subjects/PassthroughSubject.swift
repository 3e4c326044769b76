/// A subject that passes values on to whoever is subscribed, and keeps none.
///
/// A value sent while a subscriber has no demand left is lost to that subscriber.
///
///     let taps = PassthroughSubject<Int, Never>()
///     let subscription = taps.sink { print($0) }
///     taps.send(1)
final public class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) var conduits = ConduitList<PassthroughConduit<Output, Failure>>()
    @usableFromInline @exclusivity(unchecked) var completion: Subscribers.Completion<Failure>?
    @usableFromInline @exclusivity(unchecked) var upstreams: [any Subscription] = []
    @usableFromInline @exclusivity(unchecked) var isWanted = false

    /// A subject without subscribers.
    @inlinable public init() {}

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    /// Takes a subscription for this subject, which asks for values as soon as one of its subscribers does.
    @inlinable final public func send(subscription: any Subscription) {
        let wanted = lock.withLock {
            upstreams.append(subscription)
            return isWanted
        }
        if wanted { subscription.request(.unlimited) }
    }

    /// Attaches a subscriber; after the end it is told only that.
    @inlinable final public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let conduit = PassthroughConduit(subject: self, outlet: Outlet(subscriber))
        let ended = lock.withLock {
            if completion == nil { conduits.insert(conduit) }
            return completion
        }
        if let ended {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ended)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    /// Sends a value to every subscriber that has demand left, in the order of subscription.
    @inlinable final public func send(_ input: Output) {
        lock.lock()
        guard completion == nil else {
            lock.unlock()
            return
        }
        let slots = conduits.slots
        lock.unlock()
        for conduit in slots { conduit?.offer(input) }
    }

    /// Ends the subject; later values and ends are ignored.
    @inlinable final public func send(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard self.completion == nil else {
            lock.unlock()
            return
        }
        self.completion = completion
        let all = conduits.removeAll()
        let sources = upstreams
        upstreams = []
        lock.unlock()
        withExtendedLifetime(sources) {}
        for conduit in all { conduit?.finish(completion) }
    }

    @inlinable func remove(_ conduit: PassthroughConduit<Output, Failure>) {
        lock.withLock { conduits.remove(conduit) }
    }

    @inlinable func wanted() {
        let fresh = lock.withLock {
            let fresh = isWanted ? [] : upstreams
            isWanted = true
            return fresh
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
    @usableFromInline @exclusivity(unchecked) var subject: PassthroughSubject<Output, Failure>?
    @usableFromInline @exclusivity(unchecked) var outlet: Outlet<Output, Failure>?
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none

    @inlinable init(subject: PassthroughSubject<Output, Failure>, outlet: Outlet<Output, Failure>) {
        self.subject = subject
        self.outlet = outlet
    }

    @inlinable func offer(_ output: Output) {
        lock.lock()
        guard demand != .none, let receive = outlet?.receive else {
            lock.unlock()
            return
        }
        demand.takeOne()
        lock.unlock()
        delivery.lock()
        let more = receive(output)
        delivery.unlock()
        if more != .none {
            lock.withLock { demand += more }
        }
    }

    @usableFromInline func finish(_ completion: Subscribers.Completion<Failure>) {
        let outlet = release().outlet
        delivery.withLock { outlet?.complete(completion) }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let subject = lock.withLock {
            self.demand += demand
            return self.subject
        }
        subject?.wanted()
    }

    @usableFromInline func cancel() { release().subject?.remove(self) }

    private func release() -> (outlet: Outlet<Output, Failure>?, subject: PassthroughSubject<Output, Failure>?) {
        lock.withLock {
            let taken = (outlet, subject)
            outlet = nil
            subject = nil
            return taken
        }
    }

    @usableFromInline var description: String { "PassthroughSubject" }
}
