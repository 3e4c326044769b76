import Foundation
import MartletGraph

/// How far a date is from now, as texts show it.
nonisolated struct TimeSpan {
    private let date: Date
    private let now: Date

    init(to date: Date, from now: Date) {
        self.date = date
        self.now = now
    }

    private var isOver: Bool { date <= now }
    private var distance: TimeInterval { abs(date.timeIntervalSince(now)) }

    /// Whole units of `step` seconds; counting down, a second that has begun still counts.
    private func seconds(in step: TimeInterval) -> TimeInterval {
        let count = distance / step
        // Clocks and the arithmetic of dates may be off by less than a microsecond.
        return (!isOver && step == 1 ? (count - 1e-6).rounded(.up) : (count + 1e-6).rounded(.down)) * step
    }

    func text(_ kind: Text.DateStyle.Kind, _ locale: Locale) -> String {
        switch kind {
        case .date, .time: ""
        case .timer: TimeSpan.clock(seconds(in: 1), locale)
        case .relative: words(2, locale)
        case .offset: (isOver ? "+" : "-") + words(1, locale)
        }
    }

    /// When the text is another one.
    func nextChange(of kind: Text.DateStyle.Kind) -> Date {
        let step = kind == .timer ? 1 : step(of: kind == .relative ? 2 : 1)
        let shown = seconds(in: step)
        if isOver { return date.addingTimeInterval(shown + step) }
        // A larger unit goes on until there is less of it left.
        return date.addingTimeInterval(step == 1 ? -max(shown - 1, 0) : 0.001 - shown)
    }

    /// Hours where there are any, minutes and seconds: "36:59:01" or "0:07".
    static func clock(_ seconds: TimeInterval, showsHours: Bool = true, _ locale: Locale) -> String {
        let seconds = Int(seconds)
        let pair = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let hours = seconds / 3600
        if showsHours, hours > 0 {
            return locale.writing("\(hours):\(pair(seconds / 60 % 60)):\(pair(seconds % 60))")
        }
        return locale.writing("\(seconds / 60):\(pair(seconds % 60))")
    }

    private static let day: TimeInterval = 86_400

    /// The smallest unit that is shown, in seconds.
    private func step(of units: Int) -> TimeInterval {
        switch (distance, units) {
        case (..<60, _), (..<3600, 2): 1
        case (..<3600, _), (..<TimeSpan.day, 2): 60
        case (..<TimeSpan.day, _), (..<(7 * TimeSpan.day), 2): 3600
        default: TimeSpan.day
        }
    }

    private func words(_ units: Int, _ locale: Locale) -> String {
        let seconds = seconds(in: step(of: units))
        if seconds > 60 * TimeSpan.day, locale.language.languageCode?.identifier == "en" { return long(units) }
        let format = Duration.UnitsFormatStyle.units(
            allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: units,
            fractionalPart: .hide(rounded: .down))
        return Duration.seconds(seconds).formatted(format.locale(locale))
    }

    /// In years, months and days, of which Foundation knows no words on Linux.
    private func long(_ units: Int) -> String {
        let (start, end) = isOver ? (date, now) : (now, date)
        let parts = Calendar.current.dateComponents([.year, .month, .day], from: start, to: end)
        let all = [(parts.year ?? 0, "year"), (parts.month ?? 0, "month"), (parts.day ?? 0, "day")]
        let shown = all.drop { $0.0 == 0 }.prefix(units).filter { $0.0 > 0 }
        return shown.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}

/// A clock that counts through an interval.
nonisolated final class TimerText: TextContent, @unchecked Sendable {
    private let interval: ClosedRange<Date>
    private let pauseTime: Date?
    private let countsDown: Bool
    private let showsHours: Bool

    init(_ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
        self.interval = interval
        self.pauseTime = pauseTime
        self.countsDown = countsDown
        self.showsHours = showsHours
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? TimerText else { return false }
        return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown
            && showsHours == other.showsHours
    }

    override func addRuns(to runs: inout TextRuns, _ style: RunStyle) {
        let now = MainActor.assumeIsolated { Graph.current.clock.date }
        let end = min(interval.upperBound, pauseTime ?? .distantFuture)
        let time = max(interval.lowerBound, min(now, end))
        // Counting down, a second that has begun still counts.
        let passed = time.timeIntervalSince(interval.lowerBound)
        let left = interval.upperBound.timeIntervalSince(time)
        let shown = countsDown ? (left - 1e-6).rounded(.up) : (passed + 1e-6).rounded(.down)
        if now < end {
            let next =
                countsDown
                ? interval.upperBound.addingTimeInterval(-max(shown - 1, 0))
                : interval.lowerBound.addingTimeInterval(shown + 1)
            runs.changes(at: max(next, interval.lowerBound))
        }
        runs.add(TimeSpan.clock(max(shown, 0), showsHours: showsHours, runs.environment.locale), style)
    }
}

extension Text {
    /// Shows a clock that counts through an interval, down to 0 or up from it, as time passes.
    ///
    /// - Parameters:
    ///   - pauseTime: when the clock stops; nil for the end of the interval.
    ///   - showsHours: whether an hour or more shows as such, not as 60 minutes or more.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .content(
                TimerText(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}
