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
            upstream.subscribe(HopStage(subscriber, "ReceiveOn", scheduler, options))
        }
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
