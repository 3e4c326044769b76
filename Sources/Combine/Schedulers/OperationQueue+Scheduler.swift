public import Foundation

extension OperationQueue: Scheduler {
    /// An operation queue has no options.
    public struct SchedulerOptions: Sendable {}

    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// This moment.
    public var now: SchedulerTimeType { SchedulerTimeType(CombineClock.date(isMain: isMain)) }

    /// Runs the action as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let carried = Carried(action)
        addOperation { carried.value() }
    }

    /// Runs the action as an operation added after an instant.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let delay = now.distance(to: date).timeInterval
        let carried = Carried(action)
        if isMain {
            _ = Pending.started { done in
                CombineClock.onMain(after: delay) {
                    carried.value()
                    done()
                }
            }
            return
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, delay)) {
            self.addOperation { carried.value() }
        }
    }

    /// Runs the action as operations, one after an instant and then again and again, until what is returned is
    /// cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let delay = now.distance(to: date).timeInterval
        if isMain {
            return AnyCancellable(CombineClock.onMain(after: delay, every: interval.timeInterval, action))
        }
        let carried = Carried(action)
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + max(0, delay), repeating: interval.timeInterval)
        timer.setEventHandler { self.addOperation { carried.value() } }
        timer.activate()
        return AnyCancellable { timer.cancel() }
    }

    private var isMain: Bool { self === OperationQueue.main }
}
