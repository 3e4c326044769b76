/// The part of a published property's storage that does not depend on its type.
class PublishedSlot: @unchecked Sendable {
    let lock = Lock()

    /// Who is told before the value changes.
    final var objectWillChange: ObservableObjectPublisher?
}

/// Where a published property keeps its value and its subscribers.
final class PublishedStorage<Value>: PublishedSlot, LatestSource, @unchecked Sendable {
    private var value: Value
    private var conduits = ConduitList<Value, Never>()
    private var upstreams: [any Subscription] = []

    init(_ value: Value) { self.value = value }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    func latest() -> Value {
        lock.lock()
        defer { lock.unlock() }
        return value
    }

    /// Announces the change, delivers the new value to the subscribers, and only then stores it.
    func set(_ new: Value) {
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
    @inline(__always) private func swap(in new: Value) {
        let old = value
        value = new
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let conduit = LatestConduit(source: self, downstream: subscriber, name: "PublishedSubject")
        lock.withLock { conduits.insert(conduit) }
        subscriber.receive(subscription: conduit)
    }

    func remove(_ conduit: Conduit<Value, Never>) {
        lock.withLock { conduits.remove(conduit) }
    }

    /// Keeps a subscription that feeds this property until the property goes.
    func keep(_ subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
    }
}
