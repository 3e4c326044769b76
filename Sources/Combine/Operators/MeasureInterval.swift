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
            let scheduler = self.scheduler
            var last: Context.SchedulerTimeType?
            upstream.handleEvents(receiveSubscription: { _ in last = scheduler.now })
                .map { _ in
                    let now = scheduler.now
                    defer { last = now }
                    return (last ?? now).distance(to: now)
                }
                .subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Publishes the time since the value before, or since the subscription.
    public func measureInterval<S>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
