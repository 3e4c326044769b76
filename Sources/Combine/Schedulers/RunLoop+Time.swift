public import Foundation

extension RunLoop {
    /// An instant of a run loop's time.
    public struct SchedulerTimeType: _DatedTime, Codable, Hashable, Sendable {
        /// The instant as a date.
        public var date: Date

        /// The instant of a date.
        public init(_ date: Date) { self.date = date }

        /// A span of time, in seconds.
        public struct Stride: _SecondsStride, Hashable, Codable, Sendable {
            /// The length in seconds, with its sign.
            public var magnitude: TimeInterval

            /// A number of seconds.
            public init(_magnitude: TimeInterval) { magnitude = _magnitude }
        }
    }
}
