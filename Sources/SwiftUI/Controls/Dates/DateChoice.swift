/// A date that is being chosen, in a calendar and within limits.
struct DateChoice {
    var calendar: Calendar
    var locale: Locale
    var minimum: Date?
    var maximum: Date?

    init(calendar: Calendar, locale: Locale, timeZone: TimeZone, minimum: Date?, maximum: Date?) {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        self.calendar = calendar
        self.locale = locale
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The nearest date within the limits.
    func clamped(_ date: Date) -> Date {
        var date = date
        if let maximum { date = min(date, maximum) }
        if let minimum { date = max(date, minimum) }
        return date
    }

    /// Whether any moment of a day is within the limits.
    func allows(day: Date) -> Bool {
        let start = calendar.startOfDay(for: day)
        if let maximum, start > maximum { return false }
        guard let minimum, let next = calendar.date(byAdding: .day, value: 1, to: start) else { return true }
        return next > minimum
    }

    /// The date with the day of another, at its own time.
    func date(_ date: Date, on day: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        let new = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        return clamped(new ?? day)
    }

    /// The date with another value of one part; a day that the month does not have becomes its last.
    func date(_ date: Date, setting part: Calendar.Component, to value: Int) -> Date {
        switch part {
        case .hour, .minute:
            var time = calendar.dateComponents([.hour, .minute], from: date)
            if part == .hour { time.hour = value } else { time.minute = value }
            let new = calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0, of: date)
            return clamped(new ?? date)
        default:
            var day = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
            switch part {
            case .year: day.year = value
            case .month: day.month = value
            default: day.day = value
            }
            let wanted = day.day ?? 1
            day.day = 1
            guard let first = calendar.date(from: day) else { return date }
            let count = calendar.range(of: .day, in: .month, for: first)?.count ?? wanted
            return clamped(calendar.date(byAdding: .day, value: min(wanted, count) - 1, to: first) ?? date)
        }
    }

    // MARK: Months

    /// The first moment of the month that holds a date.
    func month(of date: Date) -> Date { calendar.dateInterval(of: .month, for: date)?.start ?? date }

    /// The days of a month in weeks; nil before the first and after the last.
    func weeks(of month: Date) -> [[Date?]] {
        let first = self.month(of: month)
        let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
        let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        var cells: [Date?] = Array(repeating: nil, count: lead)
        cells += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: first) }
        cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<($0 + 7)]) }
    }

    /// The names of the days of the week, in the order of the weeks.
    var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        return (0..<7).map { names[(calendar.firstWeekday - 1 + $0) % 7] }
    }

    // MARK: Words

    private func format(_ style: Date.FormatStyle, _ date: Date) -> String {
        var style = style
        style.locale = locale
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        return date.formatted(style)
    }

    func dayText(_ date: Date) -> String { format(Date.FormatStyle(date: .abbreviated), date) }
    func fullDayText(_ date: Date) -> String { format(Date.FormatStyle(date: .long), date) }
    // As `Text(_:style: .time)` writes it.
    func timeText(_ date: Date) -> String { format(Date.FormatStyle().hour().minute(), date) }
    func numericText(_ date: Date) -> String { format(Date.FormatStyle(date: .numeric), date) }
    func yearText(_ date: Date) -> String { format(Date.FormatStyle().year(), date) }
    func monthText(_ date: Date) -> String { format(Date.FormatStyle().month(.wide).year(), date) }

    /// Whether the day is counted in two halves of twelve hours.
    var hasHalves: Bool {
        // The words decide, so that what is chosen looks like what is shown.
        guard let afternoon = calendar.date(bySettingHour: 15, minute: 0, second: 0, of: Date()) else { return false }
        let text = timeText(afternoon)
        return text.contains(calendar.pmSymbol) || (!text.contains("15") && text.contains("3"))
    }

    /// Day, month and year in the order in which the language writes them.
    var dayParts: [Calendar.Component] {
        let format = DateFormatter.dateFormat(fromTemplate: "yMMMd", options: 0, locale: locale) ?? "MMM d y"
        let letters: [(Calendar.Component, Character)] = [(.month, "M"), (.day, "d"), (.year, "y")]
        let places = letters.map { part, letter in (part, format.firstIndex(of: letter) ?? format.endIndex) }
        return places.sorted { $0.1 < $1.1 }.map(\.0)
    }
}
