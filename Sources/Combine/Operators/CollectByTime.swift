extension Publishers {
    /// A publisher of arrays of the values of an interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values published.
        public typealias Output = [Upstream.Output]

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// When an array is complete.
        public let strategy: Publishers.TimeGroupingStrategy<Context>

        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// A publisher with its parts.
        public init(
            upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, [Upstream.Output] == S.Input {
            upstream.subscribe(CollectByTimeStage<Upstream.Output, S, Context>(subscriber, strategy, options))
        }
    }
}

extension Publishers {
    /// When an array of values is complete.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After an interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After an interval, or when there are so many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}

private final class CollectByTimeStage<Element, Downstream: Subscriber, Context: Scheduler>: TimedStage<
    Element, Downstream, Context
>, @unchecked Sendable
where Downstream.Input == [Element] {
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int
    private var buffer: [Element] = []
    private var timer: (any Cancellable)?

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        let scheduler: Context
        switch strategy {
        case .byTime(let context, let interval): (scheduler, self.interval, count) = (context, interval, .max)
        case .byTimeOrCount(let context, let interval, let count):
            (scheduler, self.interval, self.count) = (context, interval, count)
        }
        super.init(downstream, "CollectByTime", scheduler, options)
    }

    override func connected(to subscription: any Subscription) {
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in self?.flush() }
        lock.withLock { self.timer = timer }
        current?.receive(subscription: self)
        if count == .max { lock.withLock { link.subscription }?.request(.unlimited) }
    }

    override func request(_ demand: Subscribers.Demand) {
        super.request(demand)
        ask(for: demand)
    }

    /// Asks upstream for the values of so many groups; by time alone it has been asked for everything.
    private func ask(for groups: Subscribers.Demand) {
        let values = count == .max ? .none : groups * count
        if values != .none { lock.withLock { link.subscription }?.request(values) }
    }

    override func receive(_ input: Element) -> Subscribers.Demand {
        let isFull = lock.withLock {
            guard link.isConnected else { return false }
            buffer.append(input)
            return buffer.count >= count
        }
        if isFull { flush() }
        return .none
    }

    /// Delivers what was collected, or keeps it while nobody asks.
    private func flush() {
        delivery.lock()
        defer { delivery.unlock() }
        lock.lock()
        guard owed != .none, !buffer.isEmpty, let downstream else {
            lock.unlock()
            return
        }
        owed.takeOne()
        let full = buffer
        buffer = []
        lock.unlock()
        let more = downstream.receive(full)
        if more == .none { return }
        lock.withLock { owed += more }
        ask(for: more)
    }

    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard case .finished = completion else { return conclude(completion) }
        let rest = lock.withLock { buffer }
        delivery.withLock {
            guard let downstream = close().downstream else { return }
            if !rest.isEmpty { _ = downstream.receive(rest) }
            downstream.receive(completion: completion)
        }
    }

    override func released() {
        let old = lock.withLock {
            let old = (timer, buffer)
            timer = nil
            buffer = []
            return old
        }
        old.0?.cancel()
    }
}

extension Publisher {
    /// Publishes an array of the values of each interval, and what is left at the end.
    ///
    /// What nobody asked for yet is kept for the next array. When grouping by count too, a request for *n* arrays asks
    /// upstream for *n* times the count; otherwise upstream is asked for everything.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
