/// A stage that takes all values as they come and decides by a scheduler's clock which go on, as downstream asks.
class TimedStage<Input, Downstream: Subscriber, Context: Scheduler>: Stage<Input, Downstream.Failure, Downstream>,
    @unchecked Sendable
{
    let scheduler: Context
    let options: Context.SchedulerOptions?
    final let delivery = RecursiveLock()
    final var owed = Subscribers.Demand.none

    init(_ downstream: Downstream, _ name: StaticString, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream, name)
    }

    override func connected(to subscription: any Subscription) {
        super.connected(to: subscription)
        lock.withLock { link.subscription }?.request(.unlimited)
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.withLock { owed += demand }
    }

    /// Runs an action after a span of time.
    final func after(_ interval: Context.SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
        scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options,
            action)
    }

    /// Delivers a value if one is asked for.
    final func emit(_ value: Downstream.Input) {
        delivery.lock()
        defer { delivery.unlock() }
        lock.lock()
        guard owed != .none, let downstream else {
            lock.unlock()
            return
        }
        owed.takeOne()
        lock.unlock()
        let more = downstream.receive(value)
        if more != .none { lock.withLock { owed += more } }
    }

    /// Ends downstream, after what is being delivered.
    final func conclude(_ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.withLock { end(completion) }
    }
}
