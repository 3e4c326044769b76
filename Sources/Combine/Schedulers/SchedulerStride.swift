public import Foundation

/// A span of time that is one number: its arithmetic.
public protocol _MagnitudeStride: Comparable, SignedNumeric where Magnitude: SignedNumeric {
    /// The number, with its sign.
    var magnitude: Magnitude { get set }

    /// The span of a number.
    init(_magnitude: Magnitude)
}

extension _MagnitudeStride {
    /// Whether one is shorter.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The product.
    public static func * (lhs: Self, rhs: Self) -> Self { Self(_magnitude: lhs.magnitude * rhs.magnitude) }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(_magnitude: lhs.magnitude + rhs.magnitude) }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(_magnitude: lhs.magnitude - rhs.magnitude) }
    /// Multiplies.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Adds.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
}

/// A span of time in seconds: how it is made of other units.
public protocol _SecondsStride: _MagnitudeStride, SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral
where Magnitude == TimeInterval {}

extension _SecondsStride {
    /// The length in seconds, with its sign.
    public var timeInterval: TimeInterval { magnitude }

    /// A number of seconds.
    public init(_ timeInterval: TimeInterval) { self.init(_magnitude: timeInterval) }

    /// A number of seconds.
    public init(floatLiteral value: TimeInterval) { self.init(_magnitude: value) }

    /// A number of seconds.
    public init(integerLiteral value: TimeInterval) { self.init(_magnitude: value) }

    /// A number of seconds, if it can be represented.
    public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(_magnitude: value)
    }

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

/// An instant known as a date.
public protocol _DatedTime: Strideable where Stride: _SecondsStride {
    /// The instant as a date.
    var date: Date { get set }

    /// The instant of a date.
    init(_ date: Date)
}

extension _DatedTime {
    /// The time from this instant to another.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// The instant that comes a span of time later.
    public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}
