public import Dispatch

extension DispatchQueue {
    /// An instant of a dispatch queue's time.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The instant as dispatch knows it.
        public var dispatchTime: DispatchTime

        /// An instant of dispatch.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Decodes nanoseconds since start-up.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        /// Encodes nanoseconds since start-up.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Hashes the instant.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// The time from this instant to another; to the distant future it is the longest there is.
        public func distance(to other: SchedulerTimeType) -> Stride {
            switch (isDistant, other.isDistant) {
            case (true, true): return 0
            case (false, true): return Stride(.never)
            case (true, false): return Stride(_magnitude: .min)
            case (false, false):
                let from = Int64(clamping: dispatchTime.uptimeNanoseconds)
                return Stride(_magnitude: Int(Int64(clamping: other.dispatchTime.uptimeNanoseconds) - from))
            }
        }

        /// The instant that comes a span of time later; the distant future stays where it is.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            if isDistant { return self }
            let moved = Int64(clamping: dispatchTime.uptimeNanoseconds).addingReportingOverflow(Int64(n.magnitude))
            if moved.overflow { return SchedulerTimeType(.distantFuture) }
            return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(Swift.max(1, moved.partialValue))))
        }

        private var isDistant: Bool { dispatchTime == .distantFuture }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A span of time, in nanoseconds.
    public struct Stride: _MagnitudeStride, SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Hashable,
        Codable, Sendable
    {
        /// The length in nanoseconds, with its sign.
        public var magnitude: Int

        /// The length as dispatch knows it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// A number of nanoseconds.
        public init(_magnitude: Int) { magnitude = _magnitude }

        /// A span of dispatch; `.never` is the longest.
        public init(_ timeInterval: DispatchTimeInterval) {
            magnitude =
                switch timeInterval {
                case .seconds(let count): Self.scaled(count, 1_000_000_000)
                case .milliseconds(let count): Self.scaled(count, 1_000_000)
                case .microseconds(let count): Self.scaled(count, 1000)
                case .nanoseconds(let count): count
                case .never: .max
                @unknown default: .max
                }
        }

        /// A number of seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }

        /// A number of seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }

        /// A number of seconds, as a literal is; nil if it does not fit an `Int`.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let value = Int(exactly: source) else { return nil }
            self = .seconds(value)
        }

        private static func scaled(_ count: Int, _ unit: Int) -> Int {
            let (product, overflow) = count.multipliedReportingOverflow(by: unit)
            return overflow ? (count < 0 ? .min : .max) : product
        }

        /// That many seconds.
        public static func seconds(_ s: Double) -> Self {
            let nanoseconds = s * 1e9
            return Self(_magnitude: nanoseconds >= 0x1p63 ? .max : nanoseconds <= -0x1p63 ? .min : Int(nanoseconds))
        }
        /// That many seconds.
        public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }
        /// That many milliseconds.
        public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }
        /// That many microseconds.
        public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }
        /// That many nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { Self(.nanoseconds(ns)) }
    }
}
