/// A subject that keeps the latest value and gives it to each new subscriber.
///
/// A subscriber without demand gets the latest value when it asks again; what came between is lost to it.
final public class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) var conduits = ConduitList<LatestConduit<Output, Failure>>()
    @usableFromInline @exclusivity(unchecked) var completion: Subscribers.Completion<Failure>?
    @usableFromInline @exclusivity(unchecked) var upstreams: [any Subscription] = []
    @usableFromInline @exclusivity(unchecked) var current: Output

    /// The latest value; setting it sends it.
    @inlinable final public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    /// A subject with its first value.
    @inlinable public init(_ value: Output) { current = value }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    /// Takes a subscription for this subject and asks for everything.
    @inlinable final public func send(subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    /// Attaches a subscriber; after the end it is told only that.
    @inlinable final public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let conduit = LatestConduit(source: self, outlet: Outlet(subscriber), name: "CurrentValueSubject")
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

    /// Keeps the value and sends it to every subscriber, in the order of subscription; ignored after the end.
    @inlinable final public func send(_ input: Output) {
        lock.lock()
        guard completion == nil else {
            lock.unlock()
            return
        }
        let old = current
        current = input
        let slots = conduits.slots
        lock.unlock()
        withExtendedLifetime(old) {}
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
}

extension CurrentValueSubject: LatestSource {
    @inlinable func latest() -> Output { value }

    @inlinable func remove(_ conduit: LatestConduit<Output, Failure>) {
        lock.withLock { conduits.remove(conduit) }
    }
}
