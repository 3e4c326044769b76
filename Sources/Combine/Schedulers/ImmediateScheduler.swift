/// A scheduler that runs everything at once, on the spot; dates are ignored.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There are no options.
    public typealias SchedulerOptions = Never

    /// The only instant there is.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// The instant itself.
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }

        /// The instant itself.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// A span of time, which is not waited for.
        public struct Stride: _MagnitudeStride, ExpressibleByFloatLiteral, Codable, SchedulerTimeIntervalConvertible,
            Sendable
        {
            /// The span as a number.
            public var magnitude: Int

            /// A span of time.
            public init(_ value: Int) { magnitude = value }

            /// A span of time.
            public init(_magnitude: Int) { magnitude = _magnitude }

            /// A span of time.
            public init(integerLiteral value: Int) { magnitude = value }

            /// A span of time, rounded down.
            public init(floatLiteral value: Double) { magnitude = Int(value) }

            /// A span of time, if the number can be represented.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// No time at all.
            public static func seconds(_ s: Int) -> Stride { 0 }
            /// No time at all.
            public static func seconds(_ s: Double) -> Stride { 0 }
            /// No time at all.
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// No time at all.
            public static func microseconds(_ us: Int) -> Stride { 0 }
            /// No time at all.
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }

    /// The scheduler; there is only one.
    public static let shared = ImmediateScheduler()

    /// The only instant there is.
    public var now: SchedulerTimeType { SchedulerTimeType() }

    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the action before returning.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Runs the action before returning.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Runs the action once, before returning.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
