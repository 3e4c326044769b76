extension DateChoice {
    /// The first moment of a page.
    func start(of page: CalendarPage, around date: Date) -> Date {
        switch page {
        case .days: return month(of: date)
        case .months: return calendar.dateInterval(of: .year, for: date)?.start ?? date
        case .years:
            let year = calendar.component(.year, from: date)
            let first = calendar.dateInterval(of: .year, for: date)?.start ?? date
            return calendar.date(byAdding: .year, value: -(year % CalendarPage.yearCount), to: first) ?? first
        }
    }

    /// Whether a page holds a moment within the limits.
    func allows(_ page: CalendarPage, around date: Date) -> Bool {
        let start = start(of: page, around: date)
        if let maximum, start > maximum { return false }
        guard let minimum, let end = calendar.date(byAdding: .month, value: page.months, to: start) else { return true }
        return end > minimum
    }

    func title(of page: CalendarPage, _ month: Date) -> String {
        switch page {
        case .days: return monthText(month)
        case .months: return yearText(month)
        case .years:
            let first = start(of: .years, around: month)
            let last = calendar.date(byAdding: .year, value: CalendarPage.yearCount - 1, to: first) ?? first
            return "\(yearText(first)) – \(yearText(last))"
        }
    }

    /// The day of a month at which Tab stops: the first of these that is in it, else its first one within the limits.
    func stop(in month: Date, _ wanted: [Date?]) -> Date? {
        let days = weeks(of: month).joined().compactMap { $0 }
        for wanted in wanted.compactMap({ $0 }) {
            if let day = days.first(where: { calendar.isDate($0, inSameDayAs: wanted) }), allows(day: day) {
                return day
            }
        }
        return days.first { allows(day: $0) }
    }

    /// The day that a key leads to, within the limits; nil for other keys.
    func day(from date: Date, by key: KeyEquivalent, isShifted: Bool, isRightToLeft: Bool) -> Date? {
        let ahead = isRightToLeft ? -1 : 1
        let step: (unit: Calendar.Component, count: Int)? =
            switch key {
            case .leftArrow where !isShifted: (.day, -ahead)
            case .rightArrow where !isShifted: (.day, ahead)
            case .upArrow where !isShifted: (.day, -7)
            case .downArrow where !isShifted: (.day, 7)
            case .pageUp: (isShifted ? .year : .month, -1)
            case .pageDown: (isShifted ? .year : .month, 1)
            default: nil
            }
        if let step { return calendar.date(byAdding: step.unit, value: step.count, to: date).map(clamped) }
        guard !isShifted, key == .home || key == .end, let month = calendar.dateInterval(of: .month, for: date) else {
            return nil
        }
        let day = key == .home ? month.start : calendar.date(byAdding: .day, value: -1, to: month.end)
        return day.map(clamped)
    }

    /// The date that somebody has typed, at the time of another one: day, month and year in the order of the language, or
    /// the year first where it has four digits; the month as a number or a name; without a year, that of the other date.
    /// Of two digits, a year lies less than twenty years ahead.
    ///
    /// - Parameter isDone: whether nothing more is typed; before that, only a year of four digits counts.
    /// - Returns: nil for what is no date, or lies beyond the limits.
    func date(typed text: String, near date: Date, isDone: Bool) -> Date? {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var numbers: [(value: Int, digits: Int)] = []
        var parts: [Calendar.Component: Int] = [:]
        for word in words {
            if let value = Int(writtenIn: word) {
                numbers.append((value, word.count))
            } else if parts[.month] == nil, let month = month(named: word) {
                parts[.month] = month
            }
        }
        var order = dayParts
        if !isDone, !numbers.contains(where: { $0.digits == 4 }) { return nil }
        if numbers.first.map({ $0.digits > 2 }) == true { order = [.year, .month, .day] }
        order.removeAll { parts[$0] != nil }
        if numbers.count < order.count { order.removeAll { $0 == .year } }
        guard numbers.count == order.count, !numbers.isEmpty else { return nil }
        for (part, number) in zip(order, numbers) {
            parts[part] = part == .year && number.digits < 3 ? fullYear(number.value) : number.value
        }
        var components = calendar.dateComponents([.era, .year], from: date)
        components.year = parts[.year] ?? components.year
        components.month = parts[.month]
        components.day = parts[.day]
        guard let day = calendar.date(from: components),
            calendar.dateComponents([.day, .month], from: day)
                == DateComponents(month: components.month, day: components.day),
            allows(day: day)
        else { return nil }
        return self.date(date, on: day)
    }

    private func month(named word: String) -> Int? {
        let lists = [
            calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols,
            calendar.shortStandaloneMonthSymbols,
        ]
        for list in lists {
            if let index = list.firstIndex(where: {
                $0.lowercased().hasPrefix(word) && word.count > 2 || $0.lowercased() == word
            }) {
                return index + 1
            }
        }
        return nil
    }

    private func fullYear(_ year: Int) -> Int {
        let now = calendar.component(.year, from: Date())
        let full = now - now % 100 + year
        return full >= now + 20 ? full - 100 : full
    }
}
