import MartletGraph
import Synchronization

/// A value shown through a format style.
nonisolated final class FormattedText<F: FormatStyle>: TextContent, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    private let input: F.FormatInput
    private let format: F
    /// What was written: a format may count from now, and a text keeps what it was measured with.
    private let known = Mutex<(locale: Locale?, text: String)?>(nil)

    init(_ input: F.FormatInput, _ format: F) {
        self.input = input
        self.format = format
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? FormattedText<F> else { return false }
        return input == other.input && format == other.format
    }

    override func addRuns(to runs: inout TextRuns, _ style: RunStyle) {
        // A locale that a view above sets is followed; otherwise the format keeps its own.
        let hasLocale = runs.environment.scope?.find(ObjectIdentifier(LocaleKey.self)) != nil
        let locale = hasLocale ? runs.environment.locale : nil
        let text = known.withLock { known in
            if let known, known.locale == locale { return known.text }
            let text = (locale.map(format.locale) ?? format).format(input)
            known = (locale, text)
            return text
        }
        runs.add(text, style)
    }
}

/// A date, or the time of day of one.
nonisolated final class DateText: TextContent, @unchecked Sendable {
    private let date: Date
    private let style: Text.DateStyle

    init(_ date: Date, _ style: Text.DateStyle) {
        self.date = date
        self.style = style
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? DateText else { return false }
        return date == other.date && style == other.style
    }

    override func addRuns(to runs: inout TextRuns, _ style: RunStyle) {
        let environment = runs.environment
        var format: Date.FormatStyle
        switch self.style.kind {
        case .date: format = Date.FormatStyle(date: .long, time: .omitted)
        // Foundation's shortened time leaves out the first digit where a language writes two, as in 03:33.
        case .time: format = Date.FormatStyle().hour().minute()
        case .relative, .offset, .timer:
            let span = TimeSpan(to: date, from: MainActor.assumeIsolated { Graph.current.clock.date })
            runs.changes(at: span.nextChange(of: self.style.kind))
            return runs.add(span.text(self.style.kind, environment.locale), style)
        }
        format.locale = environment.locale
        format.timeZone = environment.timeZone
        format.calendar = environment.calendar
        runs.add(format.format(date), style)
    }
}

extension Text {
    /// How a date is shown.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }
        let kind: Kind

        /// The day, month and year.
        public static let date = DateStyle(kind: .date)
        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// How far the date is away, in two units: "2 hours, 23 minutes".
        public static let relative = DateStyle(kind: .relative)
        /// How far the date is away, in one unit: "+2 hours" when it is over, "-3 months" when it is to come.
        public static let offset = DateStyle(kind: .offset)
        /// The time until the date, then the time since: "36:59:01".
        public static let timer = DateStyle(kind: .timer)
    }

    /// Shows a date, its time of day, or how far it is away, which goes on as time passes.
    public init(_ date: Date, style: DateStyle) {
        self.init(.content(DateText(date, style)))
    }

    /// Shows the span between two dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(
            dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle(date: .abbreviated, time: .shortened))
    }

    /// Shows the span of an interval.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// Shows a value through a format style.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.content(FormattedText(input, format)))
    }

    /// Shows a value through a format style whose texts have attributes.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }

    /// Shows a value through a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    /// Shows a date through a formatter.
    public init(_ subject: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    /// Shows an object through a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
}
