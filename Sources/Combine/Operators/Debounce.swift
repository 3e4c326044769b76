extension Publishers {
    /// A publisher of values that no other followed for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How long nothing must follow.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// Whose time it is.
        public let scheduler: Context

        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// A publisher with its parts.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(DebounceStage(subscriber, dueTime, scheduler, options))
        }
    }
}

private final class DebounceStage<Downstream: Subscriber, Context: Scheduler>: TimedStage<
    Downstream.Input, Downstream, Context
>, @unchecked Sendable
{
    private let dueTime: Context.SchedulerTimeType.Stride
    private var generation = 0
    private var waiting: Downstream.Input?

    init(
        _ downstream: Downstream, _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context,
        _ options: Context.SchedulerOptions?
    ) {
        self.dueTime = dueTime
        super.init(downstream, "Debounce", scheduler, options)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard link.isConnected else {
            lock.unlock()
            return .none
        }
        generation += 1
        let mine = generation
        let overtaken = waiting
        waiting = input
        lock.unlock()
        withExtendedLifetime(overtaken) {}
        after(dueTime) { self.due(mine) }
        return .none
    }

    private func due(_ mine: Int) {
        let value = lock.withLock {
            guard generation == mine else { return Downstream.Input?.none }
            defer { waiting = nil }
            return waiting
        }
        if let value { emit(value) }
    }

    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock { generation += 1 }
        scheduler.schedule(options: options) { self.conclude(completion) }
    }

    override func released() {
        let dropped = lock.withLock {
            generation += 1
            defer { waiting = nil }
            return waiting
        }
        withExtendedLifetime(dropped) {}
    }

    override var mirrored: [Mirror.Child] {
        lock.withLock {
            [("downstream", downstream as Any), ("downstreamDemand", owed), ("currentValue", waiting as Any)]
        }
    }
}

extension Publisher {
    /// Publishes a value when no other has followed for some time; one still waiting at the end is dropped.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
