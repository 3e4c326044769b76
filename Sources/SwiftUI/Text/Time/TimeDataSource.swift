import MartletGraph

/// A value that goes on as time passes, for texts that keep themselves up to date.
///
///     Text(.currentDate, format: .dateTime.hour().minute())
nonisolated public struct TimeDataSource<Value> {
    /// The value at a date.
    fileprivate let value: @Sendable (Date) -> Value
    /// When a later value comes, seen from a date.
    fileprivate let date: @Sendable (Value, Date) -> Date
    /// What tells this source from others.
    fileprivate let identity: [Double]
}

extension TimeDataSource: Sendable {}

extension TimeDataSource where Value == Date {
    /// The date and the time of day.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource<Date>(value: { $0 }, date: { later, _ in later }, identity: [0])
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// From a date until now; empty before that date.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(
            value: { date..<max(date, $0) }, date: { later, _ in later.upperBound },
            identity: [1, date.timeIntervalSinceReferenceDate])
    }

    /// From now until a date; empty after that date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(
            value: { min(date, $0)..<date }, date: { later, _ in later.lowerBound },
            identity: [2, date.timeIntervalSinceReferenceDate])
    }
}

extension TimeDataSource where Value == Duration {
    /// How long ago a date is; less than nothing before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration>(
            value: { .seconds($0.timeIntervalSince(date)) },
            date: { later, _ in date.addingTimeInterval(later / .seconds(1)) },
            identity: [3, date.timeIntervalSinceReferenceDate])
    }
}

/// A value that goes on as time passes, shown through a format style.
nonisolated final class TimeSourceText<Value, F: DiscreteFormatStyle>: TextContent, @unchecked Sendable
where F.FormatInput == Value {
    private let source: TimeDataSource<Value>
    private let format: F
    private let add: (F.FormatOutput, inout TextRuns, RunStyle) -> Void

    init(
        _ source: TimeDataSource<Value>, _ format: F, add: @escaping (F.FormatOutput, inout TextRuns, RunStyle) -> Void
    ) {
        (self.source, self.format, self.add) = (source, format, add)
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? TimeSourceText<Value, F> else { return false }
        return source.identity == other.source.identity && format == other.format
    }

    override func addRuns(to runs: inout TextRuns, _ style: RunStyle) {
        let hasLocale = runs.environment.scope?.find(ObjectIdentifier(LocaleKey.self)) != nil
        let format = hasLocale ? format.locale(runs.environment.locale) : format
        let now = MainActor.assumeIsolated { Graph.current.clock.date }
        let value = source.value(now)
        if let later = format.discreteInput(after: value) {
            // A style may name the last moment at which it still says the same.
            runs.changes(at: max(source.date(later, now), now.addingTimeInterval(0.001)))
        }
        add(format.format(value), &runs, style)
    }
}

extension Text {
    /// Shows a value that goes on as time passes, through a format style, and is up to date as long as it is seen.
    ///
    ///     Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(.content(TimeSourceText(source, format) { $1.add($0, $2) }))
    }

    /// Shows a value that goes on as time passes, through a format style with attributes for the parts of the text.
    ///
    ///     Text(.currentDate, format: .timer(countingDownIn: start..<end))
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(.content(TimeSourceText(source, format) { AttributedText($0).addRuns(to: &$1, $2) }))
    }
}
