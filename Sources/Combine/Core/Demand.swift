extension Subscribers {
    /// How many values a subscriber asks its publisher for.
    ///
    /// Demand is additive: each request adds to what is still owed. Arithmetic saturates at ``unlimited``, which
    /// absorbs everything; a negative demand traps.
    @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        @usableFromInline let rawValue: UInt

        /// As many values as the publisher can produce.
        @inlinable public static var unlimited: Demand { Demand(rawValue: UInt(Int.max) + 1) }

        /// No values; the same as `max(0)`.
        @inlinable public static var none: Demand { Demand(rawValue: 0) }

        /// At most `value` more values; a negative number traps.
        @inlinable @inline(__always) public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "demand cannot be negative")
            return Demand(rawValue: UInt(value))
        }

        @inlinable init(saturating value: UInt) {
            rawValue = Swift.min(value, Demand.unlimited.rawValue)
        }

        @inlinable init(rawValue: UInt) { self.rawValue = rawValue }

        /// The number of values, or `nil` for ``unlimited``.
        @inlinable public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

        /// Reads the number that `encode(to:)` wrote; one beyond ``unlimited`` is taken for that.
        public init(from decoder: any Decoder) throws {
            self.init(saturating: try decoder.singleValueContainer().decode(UInt.self))
        }

        /// Writes a single number.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }

        /// "unlimited", or "max(3)".
        @inlinable public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }
}

extension Subscribers.Demand {
    /// The sum; unlimited if either is.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
        lhs == .unlimited || rhs == .unlimited ? .unlimited : Self(saturating: lhs.rawValue + rhs.rawValue)
    }

    /// Adds a demand; unlimited if either is.
    @inlinable public static func += (lhs: inout Self, rhs: Self) {
        if rhs.rawValue != 0 { lhs = lhs + rhs }
    }

    /// The sum with a number of values; a negative result traps.
    @inlinable public static func + (lhs: Self, rhs: Int) -> Self {
        guard let value = lhs.max else { return .unlimited }
        let (sum, overflow) = value.addingReportingOverflow(rhs)
        return overflow ? .unlimited : .max(sum)
    }

    /// Adds a number of values; a negative result traps.
    @inlinable public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

    /// The product; unlimited stays unlimited, a negative result traps.
    @inlinable public static func * (lhs: Self, rhs: Int) -> Self {
        guard let value = lhs.max else { return .unlimited }
        let (product, overflow) = value.multipliedReportingOverflow(by: rhs)
        return overflow ? .unlimited : .max(product)
    }

    /// Multiplies by a number; unlimited stays unlimited, a negative result traps.
    @inlinable public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

    /// The difference, never below zero; unlimited minus anything is unlimited.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited { return .unlimited }
        return rhs.rawValue >= lhs.rawValue ? .none : Self(rawValue: lhs.rawValue - rhs.rawValue)
    }

    /// Subtracts a demand, never below zero; unlimited stays unlimited.
    @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// The difference with a number of values, or none if that is beyond an integer; a negative result traps.
    @inlinable public static func - (lhs: Self, rhs: Int) -> Self {
        guard let value = lhs.max else { return .unlimited }
        let (difference, overflow) = value.subtractingReportingOverflow(rhs)
        return overflow ? .none : .max(difference)
    }

    /// Subtracts a number of values; a negative result traps.
    @inlinable public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}

extension Subscribers.Demand {
    /// Whether more than `rhs` values are asked for.
    @inlinable public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

    /// Whether at least `rhs` values are asked for.
    @inlinable public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }

    /// Whether `lhs` is more than what is asked for.
    @inlinable public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

    /// Whether `lhs` is at least what is asked for.
    @inlinable public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }

    /// Whether fewer than `rhs` values are asked for.
    @inlinable public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }

    /// Whether `lhs` is less than what is asked for.
    @inlinable public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }

    /// Whether at most `rhs` values are asked for.
    @inlinable public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }

    /// Whether `lhs` is at most what is asked for.
    @inlinable public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }

    /// Whether one demand is smaller; unlimited is the largest and equal to itself.
    @inlinable public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Whether exactly `rhs` values are asked for.
    @inlinable public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

    /// Whether another number than `rhs` is asked for.
    @inlinable public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

    /// Whether exactly `lhs` values are asked for.
    @inlinable public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }

    /// Whether another number than `lhs` is asked for.
    @inlinable public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
}

extension Subscribers.Demand {
    /// Takes one value from what is owed.
    @inlinable @inline(__always) mutating func takeOne() {
        if self != .unlimited { self = Self(rawValue: rawValue - 1) }
    }

    /// Traps on a request for nothing, which is a programmer error.
    @inlinable @inline(__always) func assertNonZero() {
        if rawValue == 0 { Self.refuseZero() }
    }

    /// Says so in release builds too, where a precondition has no text.
    @usableFromInline @inline(never) static func refuseZero() -> Never {
        fatalError("API Violation: demand must not be zero")
    }
}
