extension Publishers {
    /// A publisher that delivers everything some time later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride

        /// How exactly.
        public let tolerance: Context.SchedulerTimeType.Stride

        /// Whose time it is.
        public let scheduler: Context

        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// A publisher that delivers the values of another some time later.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(DelayStage(subscriber, interval, tolerance, scheduler, options))
        }
    }
}

private final class DelayStage<Downstream: Subscriber, Context: Scheduler>: HopStage<Downstream, Context>,
    @unchecked Sendable
{
    private let interval: Context.SchedulerTimeType.Stride
    private let tolerance: Context.SchedulerTimeType.Stride

    init(
        _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride,
        _ tolerance: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ options: Context.SchedulerOptions?
    ) {
        self.interval = interval
        self.tolerance = tolerance
        super.init(downstream, "Delay", scheduler, options)
    }

    override func hop(_ action: @escaping () -> Void) { after(interval, tolerance: tolerance, action) }
}

extension Publisher {
    /// Delivers values and the end some time later, on a scheduler.
    public func delay<S>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> where S: Scheduler {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}
