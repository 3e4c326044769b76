/// A subject that keeps the latest value and gives it to each new subscriber.
///
/// A subscriber without demand gets the latest value when it asks again; what came between is lost to it.
final public class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    @usableFromInline let roster = Roster()
    @usableFromInline @exclusivity(unchecked) var completion: Subscribers.Completion<Failure>?
    @usableFromInline @exclusivity(unchecked) var upstreams: [any Subscription] = []
    @usableFromInline @exclusivity(unchecked) var current: Output

    /// The latest value; setting it sends it, except after the end, which only keeps it.
    @inlinable final public var value: Output {
        get { roster.lock.withLock { current } }
        set { replace(with: newValue, afterEnd: true) }
    }

    /// A subject with its first value.
    @inlinable public init(_ value: Output) { current = value }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    /// Takes a subscription for this subject and asks for everything.
    @inlinable final public func send(subscription: any Subscription) {
        roster.lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    /// Attaches a subscriber; after the end it is told only that.
    @inlinable final public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let conduit = LatestConduit(source: self, outlet: Outlet(subscriber), name: "CurrentValueSubject")
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

    /// Keeps the value and sends it to every subscriber, in the order of subscription; ignored after the end.
    @inlinable final public func send(_ input: Output) {
        replace(with: input, afterEnd: false)
    }

    @inlinable @inline(__always) func replace(with input: Output, afterEnd: Bool) {
        roster.lock.lock()
        let isLive = completion == nil
        guard isLive || afterEnd else {
            roster.lock.unlock()
            return
        }
        let old = current
        current = input
        roster.lock.unlock()
        withExtendedLifetime(old) {}
        guard isLive else { return }
        roster.walk { unsafeDowncast($0, to: LatestConduit<Output, Failure>.self).offer(input) }
    }

    /// Ends the subject; later values and ends are ignored.
    @inlinable final public func send(completion: Subscribers.Completion<Failure>) {
        roster.lock.lock()
        guard self.completion == nil else {
            roster.lock.unlock()
            return
        }
        self.completion = completion
        let sources = upstreams
        upstreams = []
        roster.lock.unlock()
        withExtendedLifetime(sources) {}
        roster.walk { unsafeDowncast($0, to: LatestConduit<Output, Failure>.self).finish(completion) }
        roster.removeAll()
    }
}

extension CurrentValueSubject: LatestSource {
    @inlinable func latest() -> Output { value }
    @inlinable var subscriptions: Roster { roster }
}
