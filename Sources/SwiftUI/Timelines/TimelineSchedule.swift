/// How often a timeline changes, as far as the device has power for it.
public enum TimelineScheduleMode: Sendable {
    case normal, lowFrequency
}

/// The dates at which a timeline view shows something else.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates from about a date on, in order.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let startDate: Date
    private let interval: TimeInterval

    /// - Parameter interval: seconds between two dates; what is no positive number counts as one second.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval > 0 && interval.isFinite ? interval : 1
    }

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var index: Double

        public mutating func next() -> Date? {
            defer { index += 1 }
            return start.addingTimeInterval(index * interval)
        }
    }

    /// Begins with the last date that is not after `startDate`, or with the first one.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let passed = (startDate.timeIntervalSince(self.startDate) / interval + 1e-9).rounded(.down)
        return Entries(start: self.startDate, interval: interval, index: max(passed, 0))
    }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var minute: Date

        public mutating func next() -> Date? {
            defer { minute = minute.addingTimeInterval(60) }
            return minute
        }
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return Entries(minute: Date(timeIntervalSinceReferenceDate: minutes * 60))
    }
}

/// Dates that a program names.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// As often as the display shows pictures, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: the least number of seconds between two dates; nil for each picture of the display.
    ///   - paused: whether nothing changes.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval.map { $0.isFinite ? $0 : 1 } ?? 0, 1.0 / 60)
        isPaused = paused
    }

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate let isPaused: Bool
        fileprivate var index = 0.0

        public mutating func next() -> Date? {
            if isPaused, index > 0 { return nil }
            defer { index += 1 }
            return start.addingTimeInterval(index * interval)
        }
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries {
        Entries(start: startDate, interval: interval, isPaused: isPaused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at equal distances, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Dates that a program names.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as the display shows pictures.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as the display shows pictures, or less often.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
