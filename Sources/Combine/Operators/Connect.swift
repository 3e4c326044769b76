extension Publishers {
    /// A publisher that waits to be connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// A publisher that waits to be connected.
        public init(upstream: Upstream) { inner = upstream.multicast(subject: PassthroughSubject()) }

        /// Attaches a subscriber, which gets values once connected.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            inner.subscribe(subscriber)
        }

        /// Lets the values flow.
        public func connect() -> any Cancellable { inner.connect() }
    }

    /// A publisher that connects another when the first subscriber comes and cancels when the last one goes.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// What is connected.
        final public let upstream: Upstream

        private let lock = Lock()
        private var connection: (any Cancellable)?
        private var subscribers = 0
        private var isConnected = false

        /// A publisher that connects another.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber and connects if it is the first.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let isFirst = lock.withLock {
                subscribers += 1
                let isFirst = !isConnected
                isConnected = true
                return isFirst
            }
            upstream.subscribe(AutoconnectStage(subscriber) { self.left() })
            guard isFirst else { return }
            let made = upstream.connect()
            let isLate = lock.withLock {
                if isConnected { connection = made }
                return !isConnected
            }
            if isLate { made.cancel() }
        }

        private func left() {
            let old: (any Cancellable)? = lock.withLock {
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                isConnected = false
                let old = connection
                connection = nil
                return old
            }
            old?.cancel()
        }
    }
}

private final class AutoconnectStage<Downstream: Subscriber>: Stage<
    Downstream.Input, Downstream.Failure, Downstream
>, @unchecked Sendable
{
    /// What to do when downstream leaves; an end is none of its doing.
    private var onLeave: (() -> Void)?

    init(_ downstream: Downstream, onLeave: @escaping () -> Void) {
        self.onLeave = onLeave
        super.init(downstream, "Autoconnect")
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand { current?.receive(input) ?? .none }
    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) { end(completion) }

    override func cancel() {
        let leave = takeOnLeave()
        super.cancel()
        leave?()
    }

    override func released() { withExtendedLifetime(takeOnLeave()) {} }

    private func takeOnLeave() -> (() -> Void)? {
        lock.withLock {
            let taken = onLeave
            onLeave = nil
            return taken
        }
    }

    override var description: String {
        lock.withLock { link.subscription }.map { "\($0)" } ?? super.description
    }
}

extension Publisher where Self.Failure == Never {
    /// Makes this publisher wait until it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and cancels when the last one goes.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
