/// The part of a published property's storage that does not depend on its type.
@usableFromInline class PublishedSlot: @unchecked Sendable {
    @usableFromInline let lock = Lock()

    /// Who is told before the value changes.
    @usableFromInline @exclusivity(unchecked) final var objectWillChange: ObservableObjectPublisher?

    @inlinable init() {}
}

/// Where a published property keeps its value and its subscribers.
@usableFromInline final class PublishedStorage<Value>: PublishedSlot, LatestSource, @unchecked Sendable {
    @usableFromInline @exclusivity(unchecked) var value: Value
    @usableFromInline @exclusivity(unchecked) var conduits = ConduitList<LatestConduit<Value, Never>>()
    @usableFromInline @exclusivity(unchecked) var upstreams: [any Subscription] = []

    @inlinable init(_ value: Value) { self.value = value }

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
        lock.lock()
        if let observer = objectWillChange {
            lock.unlock()
            observer.send()
            lock.lock()
        }
        if conduits.isEmpty {
            swap(in: new)
            return
        }
        let slots = conduits.slots
        let births = conduits.births
        lock.unlock()
        for conduit in slots { conduit?.offer(new) }

        lock.lock()
        let late = conduits.births == births ? nil : conduits.slots
        swap(in: new)
        // Whoever subscribed during the delivery was given the old value.
        for case let conduit? in late ?? [] where conduit.birth > births { conduit.offer(new) }
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
        lock.withLock { conduits.insert(conduit) }
        subscriber.receive(subscription: conduit)
    }

    @inlinable func remove(_ conduit: LatestConduit<Value, Never>) {
        lock.withLock { conduits.remove(conduit) }
    }

    /// Keeps a subscription that feeds this property until the property goes.
    @inlinable func keep(_ subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
    }
}
