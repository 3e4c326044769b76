/// Says how long before or after another date a date is: "2 days ago", "in 3 hours", "yesterday".
///
/// It speaks as `Date.RelativeFormatStyle` does.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether the day before is "yesterday" or "1 day ago".
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    private func style(_ anchor: Date) -> Date.AnchoredRelativeFormatStyle {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let context: FormatStyleCapitalizationContext =
            switch formattingContext {
            case .beginningOfSentence: .beginningOfSentence
            case .middleOfSentence: .middleOfSentence
            case .listItem: .listItem
            case .standalone: .standalone
            default: .unknown
            }
        return Date.AnchoredRelativeFormatStyle(
            anchor: anchor, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent,
            capitalizationContext: context)
    }

    /// How long before or after `referenceDate` a date is.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        style(date).format(referenceDate)
    }

    /// How long ago, or to come, a number of seconds is; negative ones lie in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now + timeInterval, relativeTo: now)
    }

    /// The same of a span in calendar units; the largest unit that is not 0 counts.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let calendar: Calendar = calendar ?? .autoupdatingCurrent
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
