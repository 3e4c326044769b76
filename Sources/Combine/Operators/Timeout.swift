extension Publishers {
    /// A publisher that ends when no value comes for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How long a value may take.
        public let interval: Context.SchedulerTimeType.Stride

        /// Whose time it is.
        public let scheduler: Context

        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// The error it ends with; nil to finish.
        public let customError: (() -> Upstream.Failure)?

        /// A publisher with its parts.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(TimeoutStage(subscriber, interval, scheduler, options, customError))
        }
    }
}

private final class TimeoutStage<Downstream: Subscriber, Context: Scheduler>: HopStage<Downstream, Context>,
    @unchecked Sendable
{
    private let interval: Context.SchedulerTimeType.Stride
    private var customError: (() -> Downstream.Failure)?
    private var generation = 0

    init(
        _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
        _ options: Context.SchedulerOptions?, _ customError: (() -> Downstream.Failure)?
    ) {
        self.interval = interval
        self.customError = customError
        super.init(downstream, "Timeout", scheduler, options)
    }

    override func connected(to subscription: any Subscription) {
        super.connected(to: subscription)
        if lock.withLock({ link.isConnected }) { watch() }
    }

    private func watch() {
        let mine = lock.withLock {
            generation += 1
            return generation
        }
        after(interval) { [weak self] in self?.expire(mine) }
    }

    private func expire(_ watched: Int) {
        let (isLate, customError) = lock.withLock { (generation == watched && link.isConnected, self.customError) }
        if isLate { delivery.withLock { stop(customError.map { .failure($0()) } ?? .finished) } }
    }

    override func released() {
        let old = lock.withLock {
            let old = customError
            customError = nil
            return old
        }
        withExtendedLifetime(old) {}
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if lock.withLock({ link.isConnected }) { watch() }
        return super.receive(input)
    }

    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock { generation += 1 }
        super.ended(completion)
    }
}

extension Publisher {
    /// Ends when no value comes for some time, with an error if a closure makes one.
    public func timeout<S>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Self.Failure)? = nil
    ) -> Publishers.Timeout<Self, S> where S: Scheduler {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
