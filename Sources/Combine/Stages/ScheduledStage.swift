/// A stage that leaves something to a scheduler, and delivers one event at a time.
class ScheduledStage<Input, Downstream: Subscriber, Context: Scheduler>: Stage<Input, Downstream.Failure, Downstream>,
    @unchecked Sendable
{
    final let scheduler: Context
    final let options: Context.SchedulerOptions?
    final let delivery = RecursiveLock()

    init(_ downstream: Downstream, _ name: StaticString, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream, name)
    }

    /// Runs an action after a span of time.
    final func after(
        _ interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride? = nil,
        _ action: @escaping () -> Void
    ) {
        scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
            options: options, action)
    }

    /// Ends downstream, after what is being delivered.
    final func conclude(_ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.withLock { end(completion) }
    }
}

/// A stage that passes everything on by way of a scheduler, and demand straight to upstream.
class HopStage<Downstream: Subscriber, Context: Scheduler>: ScheduledStage<Downstream.Input, Downstream, Context>,
    @unchecked Sendable
{
    /// Hands what there is to deliver to the scheduler: at its next opportunity, unless the subclass says otherwise.
    func hop(_ action: @escaping () -> Void) { scheduler.schedule(options: options, action) }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if lock.withLock({ link.isConnected }) { hop { self.deliver(input) } }
        return .none
    }

    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        hop { self.conclude(completion) }
    }

    private func deliver(_ input: Downstream.Input) {
        let more = delivery.withLock { current?.receive(input) } ?? .none
        if more != .none { lock.withLock { link.subscription }?.request(more) }
    }
}
