extension Publishers {
    /// A publisher that delivers on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Where values are delivered.
        public let scheduler: Context

        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// A publisher that delivers the values of another on a scheduler.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(ReceiveOnStage(subscriber, scheduler, options))
        }
    }
}

private final class ReceiveOnStage<Downstream: Subscriber, Context: Scheduler>: Stage<
    Downstream.Input, Downstream.Failure, Downstream
>, @unchecked Sendable
{
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let delivery = RecursiveLock()

    init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream, "ReceiveOn")
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard lock.withLock({ link.isConnected }) else { return .none }
        scheduler.schedule(options: options) { self.deliver(input) }
        return .none
    }

    private func deliver(_ input: Downstream.Input) {
        let more = delivery.withLock { current?.receive(input) } ?? .none
        if more != .none { lock.withLock { link.subscription }?.request(more) }
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard lock.withLock({ link.isConnected }) else { return }
        scheduler.schedule(options: options) { self.delivery.withLock { self.end(completion) } }
    }
}

extension Publisher {
    /// Delivers values and the end on a scheduler.
    ///
    ///     loader.receive(on: DispatchQueue.main).sink { show($0) }
    public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
    where S: Scheduler {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}
