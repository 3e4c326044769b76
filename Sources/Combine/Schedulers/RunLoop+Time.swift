public import Foundation

extension RunLoop {
    /// An instant of a run loop's time.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The instant as a date.
        public var date: Date

        /// The instant of a date.
        public init(_ date: Date) { self.date = date }

        /// The time from this instant to another.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }

        /// The instant that comes a span of time later.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }
    }
}

extension RunLoop.SchedulerTimeType {
    /// A span of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The length in seconds, with its sign.
        public var magnitude: TimeInterval

        /// The length in seconds, with its sign.
        public var timeInterval: TimeInterval { magnitude }

        /// A number of seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

        /// A number of seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }

        /// A number of seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }

        /// A number of seconds, if it can be represented.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        /// Whether one is shorter.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
        /// The product.
        public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
        /// The sum.
        public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
        /// The difference.
        public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
        /// Multiplies.
        public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
        /// Adds.
        public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
        /// Subtracts.
        public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

        /// That many seconds.
        public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
        /// That many seconds.
        public static func seconds(_ s: Double) -> Self { Self(s) }
        /// That many milliseconds.
        public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
        /// That many microseconds.
        public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
        /// That many nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
    }
}
