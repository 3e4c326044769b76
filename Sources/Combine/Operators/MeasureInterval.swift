extension Publishers {
    /// A publisher of the times between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values published.
        public typealias Output = Context.SchedulerTimeType.Stride

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Whose time it is.
        public let scheduler: Context

        /// A publisher with its parts.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Context.SchedulerTimeType.Stride == S.Input {
            upstream.subscribe(MeasureIntervalStage<Upstream.Output, S, Context>(subscriber, scheduler))
        }
    }
}

private final class MeasureIntervalStage<Input, Downstream: Subscriber, Context: Scheduler>: Stage<
    Input, Downstream.Failure, Downstream
>, @unchecked Sendable
where Downstream.Input == Context.SchedulerTimeType.Stride {
    private let scheduler: Context
    private var last: Context.SchedulerTimeType?

    init(_ downstream: Downstream, _ scheduler: Context) {
        self.scheduler = scheduler
        super.init(downstream, "MeasureInterval")
    }

    override func connected(to subscription: any Subscription) {
        let now = scheduler.now
        lock.withLock { last = now }
        super.connected(to: subscription)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        let now = scheduler.now
        let last = lock.withLock {
            let last = self.last
            self.last = now
            return last
        }
        return current?.receive((last ?? now).distance(to: now)) ?? .none
    }

    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) { end(completion) }
}

extension Publisher {
    /// Publishes the time since the value before, or since the subscription.
    public func measureInterval<S>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
