/// A type that says when and where a closure runs.
public protocol Scheduler<SchedulerTimeType> {
    /// An instant of this scheduler's time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// What this scheduler accepts as options.
    associatedtype SchedulerOptions

    /// This moment.
    var now: SchedulerTimeType { get }

    /// The least time the scheduler distinguishes.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs the action at the next opportunity.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs the action after an instant.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Runs the action after an instant and then again and again, until what is returned is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs the action at the next opportunity.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs the action after an instant.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs the action after an instant, within a tolerance.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs the action repeatedly.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs the action repeatedly, within a tolerance.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A span of time that can be made from familiar units.
public protocol SchedulerTimeIntervalConvertible {
    /// That many seconds.
    static func seconds(_ s: Int) -> Self

    /// That many seconds.
    static func seconds(_ s: Double) -> Self

    /// That many thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self

    /// That many millionths of a second.
    static func microseconds(_ us: Int) -> Self

    /// That many thousand-millionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}
