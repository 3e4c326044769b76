public import Foundation

extension RunLoop: Scheduler {
    /// A run loop has no options.
    public struct SchedulerOptions: Sendable {}

    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// This moment.
    public var now: SchedulerTimeType { SchedulerTimeType(CombineClock.date(isMain: isMain)) }

    /// Runs the action in a later turn of the loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let carried = Carried(action)
        if isMain {
            // A host whose own loop stands in for the main run loop serves the main queue.
            DispatchQueue.main.async { carried.value() }
        } else {
            perform { carried.value() }
            wake()
        }
    }

    /// Runs the action after an instant.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let carried = Carried(action)
        if isMain {
            _ = Pending.started { done in
                CombineClock.onMain(after: now.distance(to: date).timeInterval) {
                    carried.value()
                    done()
                }
            }
            return
        }
        let once = TimerAction { _ in carried.value() }
        let timer = Timer(fire: date.date, interval: 0, repeats: false) {
            once.perform($0)
            once.drop()
        }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    /// Runs the action after an instant and then again and again, until what is returned is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if isMain {
            return AnyCancellable(
                CombineClock.onMain(
                    after: now.distance(to: date).timeInterval, every: interval.timeInterval, action))
        }
        let again = TimerAction { _ in action() }
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { again.perform($0) }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable {
            timer.invalidate()
            again.drop()
        }
    }

    /// The loops that a timer is about to wake.
    private static let waking = WakingLoops()

    /// Wakes a loop that sleeps, which giving it something to perform does not; once for all that it was given, because
    /// Foundation never frees a timer.
    private func wake() {
        let loop = ObjectIdentifier(self)
        guard Self.waking.insert(loop) else { return }
        let timer = Timer(fire: Date(), interval: 0, repeats: false) { _ in
            Self.waking.remove(loop)
        }
        add(timer, forMode: .default)
    }

    var isMain: Bool { self === RunLoop.main }
}

extension CombineClock {
    /// The date by the virtual clock, where the main thread has one.
    static func date(isMain: Bool) -> Date {
        if isMain, let virtualTime { return Date(timeIntervalSinceReferenceDate: virtualTime) }
        return Date()
    }
}

private final class WakingLoops: @unchecked Sendable {
    private let lock = Lock()
    private var loops: Set<ObjectIdentifier> = []

    func insert(_ loop: ObjectIdentifier) -> Bool { lock.withLock { loops.insert(loop).inserted } }
    func remove(_ loop: ObjectIdentifier) { _ = lock.withLock { loops.remove(loop) } }
}
