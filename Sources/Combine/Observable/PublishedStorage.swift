import Synchronization

/// The part of a published property's storage that does not depend on its type: the roster of its subscribers.
@usableFromInline class PublishedSlot: Roster, @unchecked Sendable {
    @usableFromInline final let observer = Atomic<Unmanaged<ObservableObjectPublisher>?>(nil)

    @inlinable override init() {}

    deinit { observer.load(ordering: .acquiring)?.takeRetainedValue().retire() }

    /// Tells the observer that the value will change; the slot itself may be gone afterwards.
    @inlinable @inline(__always) final func announce() {
        if let observer = observer.load(ordering: .acquiring) { observer._withUnsafeGuaranteedRef { $0.send() } }
    }

    /// Who is told before the value changes; set once.
    final var objectWillChange: ObservableObjectPublisher? {
        observer.load(ordering: .acquiring)?.takeUnretainedValue()
    }

    /// Sets who is told, unless that is known already.
    final func install(_ publisher: ObservableObjectPublisher) {
        let new = Unmanaged.passRetained(publisher)
        if !observer.compareExchange(expected: nil, desired: new, ordering: .acquiringAndReleasing).exchanged {
            new.release()
        }
    }
}

/// Where a published property keeps its value and its subscribers.
@usableFromInline final class PublishedStorage<Value>: PublishedSlot, LatestSource, @unchecked Sendable {
    @usableFromInline typealias Output = Value
    @usableFromInline typealias Failure = Never

    @usableFromInline @exclusivity(unchecked) var value: Value
    @usableFromInline @exclusivity(unchecked) var upstreams: [any Subscription] = []

    @inlinable init(_ value: Value) {
        self.value = value
        super.init()
    }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    @inlinable func latest() -> Value {
        lock.lock()
        defer { lock.unlock() }
        return value
    }

    /// Announces the change, delivers the new value to the subscribers, and only then stores it.
    @inlinable func set(_ new: Value) {
        let kept = Unmanaged.passUnretained(self).retain()
        announce()
        store(new)
        kept.release()
    }

    /// Delivers the new value to the subscribers and stores it.
    @inlinable @inline(__always) func store(_ new: Value) {
        lock.lock()
        if live == 0 { swap(in: new) } else { deliver(new) }
    }

    @inlinable func deliver(_ new: Value) {
        let kept = Unmanaged.passUnretained(self).retain()
        defer { kept.release() }
        let births = self.births
        lock.unlock()
        walk { unsafeDowncast($0, to: LatestConduit<Value, Never>.self).offer(new) }

        lock.lock()
        let hasLate = self.births != births
        swap(in: new)
        // Whoever subscribed during the delivery was given the old value.
        guard hasLate else { return }
        walk { conduit in
            if conduit.birth > births { unsafeDowncast(conduit, to: LatestConduit<Value, Never>.self).offer(new) }
        }
    }

    /// Stores the value and gives up the lock before the old one is freed.
    @inlinable @inline(__always) func swap(in new: Value) {
        let old = value
        value = new
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    @inlinable func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let conduit = LatestConduit(source: self, outlet: Outlet(subscriber), name: "PublishedSubject")
        lock.withLock { insert(conduit) }
        subscriber.receive(subscription: conduit)
    }

    @inlinable var subscriptions: Roster { self }

    /// Keeps a subscription that feeds this property until the property goes or its publisher ends.
    @inlinable func keep(_ subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
    }

    /// Frees a subscription whose publisher has ended.
    @usableFromInline func drop(_ ended: CombineIdentifier) {
        let old = lock.withLock {
            upstreams.firstIndex { $0.combineIdentifier == ended }.map { upstreams.remove(at: $0) }
        }
        withExtendedLifetime(old) {}
    }
}
