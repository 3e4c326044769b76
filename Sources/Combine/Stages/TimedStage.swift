/// A stage that takes all values as they come and decides by a scheduler's clock which go on, as downstream asks.
class TimedStage<Input, Downstream: Subscriber, Context: Scheduler>: ScheduledStage<Input, Downstream, Context>,
    @unchecked Sendable
{
    final var owed = Subscribers.Demand.none

    override func connected(to subscription: any Subscription) {
        super.connected(to: subscription)
        lock.withLock { link.subscription }?.request(.unlimited)
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.withLock { owed += demand }
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
}
