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

    /// Runs the action as an operation of the queue, which is added now and not ready before an instant.
    ///
    /// Until then the queue counts it and waits for it, and may cancel it. By a virtual clock the main queue runs the
    /// action itself.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        guard isVirtual else { return _ = add(at: date, action) }
        let carried = Carried(action)
        _ = Pending.started { done in
            CombineClock.onMain(after: now.distance(to: date).timeInterval) {
                carried.value()
                done()
            }
        }
    }

    /// Runs the action as operations, one after an instant and then again and again, until what is returned is
    /// cancelled or the queue cancels the operation that waits.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if isVirtual {
            let delay = now.distance(to: date).timeInterval
            return AnyCancellable(CombineClock.onMain(after: delay, every: interval.timeInterval, action))
        }
        let beat = OperationBeat(self, interval, action)
        beat.add(at: date)
        return AnyCancellable(beat)
    }

    /// Adds an operation that is ready at an instant.
    fileprivate func add(at date: SchedulerTimeType, _ action: @escaping () -> Void) -> Operation {
        let delay = now.distance(to: date).timeInterval
        let alarm = OperationAlarm(action)
        let operation = alarm.operation!
        addOperation(operation)
        if isMain {
            _ = Pending.started { done in
                CombineClock.onMain(after: delay) {
                    alarm.ring()
                    done()
                }
            }
        } else {
            DispatchQueue.global().asyncAfter(deadline: .now() + max(0, delay)) { alarm.ring() }
        }
        return operation
    }

    private var isMain: Bool { self === OperationQueue.main }
    private var isVirtual: Bool { isMain && CombineClock.virtualTime != nil }
}

/// Makes an operation ready: it depends on another, which belongs to no queue and is started by hand.
private final class OperationAlarm: @unchecked Sendable {
    private let lock = Lock()
    private let dependency = Operation()
    /// The operation, until it has run or was cancelled. Foundation does not keep what depends on an operation.
    private(set) var operation: Operation?

    init(_ action: @escaping () -> Void) {
        let carried = Carried(action)
        let operation = BlockOperation { carried.value() }
        operation.addDependency(dependency)
        self.operation = operation
        operation.completionBlock = { self.drop() }
    }

    func ring() {
        guard let operation = lock.withLock({ operation }) else { return }
        dependency.start()
        withExtendedLifetime(operation) {}
    }

    private func drop() {
        let old = lock.withLock {
            let old = operation
            operation = nil
            return old
        }
        old?.removeDependency(dependency)
        old?.completionBlock = nil
    }
}

/// An action that an operation queue repeats: while it waits there is an operation for it in the queue.
private final class OperationBeat: Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private let queue: OperationQueue
    private let interval: OperationQueue.SchedulerTimeType.Stride
    private var action: (() -> Void)?
    private var next: Operation?

    init(
        _ queue: OperationQueue, _ interval: OperationQueue.SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        self.queue = queue
        self.interval = interval
        self.action = action
    }

    func add(at date: OperationQueue.SchedulerTimeType) {
        let operation = queue.add(at: date) { [weak self] in self?.beat(date) }
        let isLate = lock.withLock {
            if action != nil { next = operation }
            return action == nil
        }
        if isLate { operation.cancel() }
    }

    private func beat(_ date: OperationQueue.SchedulerTimeType) {
        guard let action = lock.withLock({ self.action }) else { return }
        action()
        guard lock.withLock({ self.action != nil }) else { return }
        // Beats that were missed are left out, as a timer does.
        let step = max(interval, 0.000_1), late = max(0, date.distance(to: queue.now).timeInterval)
        add(at: date.advanced(by: .seconds((late / step.timeInterval).rounded(.down) * step.timeInterval) + step))
    }

    func cancel() {
        let (old, operation) = lock.withLock {
            let taken = (action, next)
            (action, next) = (nil, nil)
            return taken
        }
        operation?.cancel()
        withExtendedLifetime(old) {}
    }
}
