/// A stage whose downstream and closures are constants in a body of their own.
///
/// Values pass through a ``Gate``, inside of which the body is used without a lock and without retaining it; it is
/// freed by the last one out after an end or a cancel. Its methods can be specialised for the subscriber downstream,
/// which is what makes a chain of operators cheap.
@usableFromInline class GatedStage<Body: AnyObject>: @unchecked Sendable {
    @usableFromInline final let lock = Lock()
    @usableFromInline final let gate = Gate(isOpen: false)
    @usableFromInline final let name: StaticString
    @usableFromInline @exclusivity(unchecked) final var link = Link.awaitingSubscription
    @usableFromInline @exclusivity(unchecked) final var body: Unmanaged<Body>?

    @inlinable init(_ name: StaticString, _ body: Body) {
        self.name = name
        self.body = .passRetained(body)
    }

    deinit { body?.release() }

    /// Does something with the body, unless the connection does not stand.
    @discardableResult
    @inlinable @inline(__always) final func inside<R>(_ action: (Body) -> R) -> R? {
        guard gate.enter() else { return nil }
        let result = body!._withUnsafeGuaranteedRef { action($0) }
        if gate.leave() { free() }
        return result
    }

    @usableFromInline final func free() {
        let old = body
        body = nil
        old?.release()
    }

    /// Takes the first subscription and cancels any other.
    @usableFromInline final func connect(_ subscription: any Subscription) -> Bool {
        guard lock.withLock({ link.connect(subscription) }) else {
            subscription.cancel()
            return false
        }
        gate.open()
        return true
    }

    /// The subscription, as long as the connection stands.
    @usableFromInline final var upstream: (any Subscription)? { lock.withLock { link.subscription } }

    /// Gives up the subscription.
    @usableFromInline final func disconnect() -> (any Subscription)? { lock.withLock { link.close() } }

    @usableFromInline final var description: String { "\(name)" }
}

/// A variable that closures share, where upstream's promise to deliver one value at a time is protection enough.
@usableFromInline final class Cell<Value> {
    @usableFromInline @exclusivity(unchecked) var value: Value

    @inlinable init(_ value: Value) { self.value = value }
}
