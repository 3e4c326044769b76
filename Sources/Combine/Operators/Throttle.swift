extension Publishers {
    /// A publisher of at most one value in an interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// The time between values.
        public let interval: Context.SchedulerTimeType.Stride

        /// Whose time it is.
        public let scheduler: Context

        /// Whether the last value of an interval is published, or the first.
        public let latest: Bool

        /// A publisher with its parts.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(ThrottleStage(subscriber, interval, scheduler, latest))
        }
    }
}

private final class ThrottleStage<Downstream: Subscriber, Context: Scheduler>: TimedStage<
    Downstream.Input, Downstream, Context
>, @unchecked Sendable
{
    private let interval: Context.SchedulerTimeType.Stride
    private let latest: Bool
    private var pending: Downstream.Input?
    private var opensAt: Context.SchedulerTimeType?
    private var isScheduled = false
    private var ending: Subscribers.Completion<Downstream.Failure>?

    init(
        _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ latest: Bool
    ) {
        self.interval = interval
        self.latest = latest
        super.init(downstream, "Throttle", scheduler, nil)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let now = scheduler.now
        lock.lock()
        guard link.isConnected else {
            lock.unlock()
            return .none
        }
        if latest || pending == nil { pending = input }
        guard !isScheduled else {
            lock.unlock()
            return .none
        }
        isScheduled = true
        let opensAt = self.opensAt
        lock.unlock()
        if let opensAt, opensAt > now {
            scheduler.schedule(after: opensAt, tolerance: scheduler.minimumTolerance, options: nil) { self.flush() }
        } else {
            scheduler.schedule(options: nil) { self.flush() }
        }
        return .none
    }

    private func flush() {
        let now = scheduler.now
        let value = lock.withLock {
            isScheduled = false
            opensAt = now.advanced(by: interval)
            let taken = pending
            pending = nil
            return taken
        }
        if let value { emit(value) }
        if let ending = lock.withLock({ self.ending }) { conclude(ending) }
    }

    /// Ends downstream after the value that waits for its interval, if there is one.
    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (old, waits) = lock.withLock {
            if isScheduled { ending = completion }
            return (link.close(), isScheduled)
        }
        withExtendedLifetime(old) {}
        if !waits { scheduler.schedule(options: nil) { self.conclude(completion) } }
    }

    override func request(_ demand: Subscribers.Demand) {
        if demand != .none { super.request(demand) }
    }

    override func released() {
        let old = lock.withLock {
            let old = pending
            pending = nil
            return old
        }
        withExtendedLifetime(old) {}
    }
}

extension Publisher {
    /// Publishes at most one value in an interval: the latest, or the first.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
