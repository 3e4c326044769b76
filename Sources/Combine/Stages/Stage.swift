/// The part of an operator that stands between one upstream and one downstream: subscriber to the one, subscription to
/// the other.
///
/// Holds: the downstream gets a subscription first, nothing after an end or a cancel, and is released by either, as is
/// the upstream. Subclasses say what happens to values, and may hold back the end or reckon demand themselves.
/// `Downstream` is called without ``lock``, which guards the state of the subclass too.
class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, StageDescribing,
    @unchecked Sendable
{
    let lock = Lock()
    final var downstream: Downstream?
    final var link = Link.awaitingSubscription
    private let name: StaticString

    init(_ downstream: Downstream, _ name: StaticString) {
        self.downstream = downstream
        self.name = name
    }

    /// A value from upstream; the result is how many more to send.
    func receive(_ input: Input) -> Subscribers.Demand { preconditionFailure("abstract") }

    /// The upstream's end, while it is connected; comes once, unless the subclass holds it back.
    func ended(_ completion: Subscribers.Completion<Failure>) { preconditionFailure("abstract") }

    /// The upstream is connected: by default the downstream gets this stage as its subscription.
    func connected(to subscription: any Subscription) { current?.receive(subscription: self) }

    /// Demand from downstream: by default passed on.
    func request(_ demand: Subscribers.Demand) { lock.withLock { link.subscription }?.pass(demand) }

    /// Frees what the subclass holds; runs once, after an end or a cancel, without the lock.
    func released() {}

    final func receive(subscription: any Subscription) {
        if lock.withLock({ link.connect(subscription) }) {
            connected(to: subscription)
        } else {
            subscription.cancel()
        }
    }

    /// Takes the upstream's end, and ignores one that comes before a subscription or after an end or a cancel.
    final func receive(completion: Subscribers.Completion<Failure>) {
        if lock.withLock({ link.isConnected }) { ended(completion) }
    }

    func cancel() { close().upstream?.cancel() }

    /// The downstream, as long as the connection stands.
    @inline(__always) final var current: Downstream? {
        lock.lock()
        defer { lock.unlock() }
        return link.isConnected ? downstream : nil
    }

    /// Ends both sides without telling either.
    final func close() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.lock()
        let taken = (downstream, link.close())
        downstream = nil
        lock.unlock()
        if taken.0 != nil { released() }
        return taken
    }

    /// Ends downstream after upstream has ended.
    final func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        close().downstream?.receive(completion: completion)
    }

    /// Ends both sides: upstream is cancelled, then downstream told.
    final func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (downstream, upstream) = close()
        upstream?.cancel()
        downstream?.receive(completion: completion)
    }

    var description: String { "\(name)" }
    var mirrored: [Mirror.Child] { [] }
}
