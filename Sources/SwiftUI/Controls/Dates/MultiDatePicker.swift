import MartletGraph

/// A calendar of a month in which several days are chosen: a click chooses one, another click no longer.
///
///     MultiDatePicker("Holidays", selection: $days)
nonisolated public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let minimum: Date?
    /// The first moment that is too late.
    private let end: Date?
    private let label: Label

    init(_ selection: Binding<Set<DateComponents>>, _ minimum: Date?, _ end: Date?, _ label: Label) {
        (self.selection, self.minimum, self.end, self.label) = (selection, minimum, end, label)
    }

    /// Makes a picker of any days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, nil, label())
    }

    /// Makes a picker of days in a range.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }

    /// Makes a picker of days from a date on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, nil, label())
    }

    /// Makes a picker of days before a date.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, bounds.upperBound, label())
    }

    @MainActor public var body: some View {
        DaysCalendar(
            selection: selection, minimum: minimum, maximum: end.map { $0.addingTimeInterval(-0.001) }, label: label)
    }
}

extension MultiDatePicker where Label == Text {
    /// Makes a picker of any days.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(titleKey))
    }

    /// Makes a picker of any days.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(title))
    }

    /// Makes a picker of days in a range.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
    }

    /// Makes a picker of days in a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
    }

    /// Makes a picker of days from a date on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound, nil, Text(titleKey))
    }

    /// Makes a picker of days before a date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, nil, bounds.upperBound, Text(titleKey))
    }
}

/// A month whose days are chosen one by one.
struct DaysCalendar<Label: View>: View {
    @Binding var selection: Set<DateComponents>
    let minimum: Date?
    let maximum: Date?
    let label: Label
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    /// A day of the month that is shown; nil for that of the first chosen day.
    @State private var shown: Date?
    @FocusState private var focusedDay: Date?
    @Environment(\.layoutDirection) private var direction

    init(selection: Binding<Set<DateComponents>>, minimum: Date?, maximum: Date?, label: Label) {
        _selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.label = label
    }

    private var choice: DateChoice {
        DateChoice(calendar: calendar, locale: locale, timeZone: timeZone, minimum: minimum, maximum: maximum)
    }

    var body: some View {
        let choice = choice
        let chosen = Set(selection.compactMap { day($0, choice) })
        let month = choice.month(of: shown ?? chosen.min() ?? choice.clamped(Date()))
        let stop = choice.stop(in: month, [focusedDay] + chosen.sorted().map(Optional.some) + [Date()])
        VStack(spacing: 6) {
            HStack {
                arrow(
                    "chevron.backward", "Previous Month",
                    to: choice.calendar.date(byAdding: .month, value: -1, to: month))
                Spacer(minLength: 0)
                Text(verbatim: choice.title(of: .days, month))
                    .fontWeight(.semibold).lineLimit(1).minimumScaleFactor(0.5)
                Spacer(minLength: 0)
                arrow("chevron.forward", "Next Month", to: choice.calendar.date(byAdding: .month, value: 1, to: month))
            }
            HStack(spacing: 0) {
                ForEach(Array(choice.weekdays.enumerated()), id: \.offset) { _, name in
                    WeekdayName(name: name)
                }
            }
            ForEach(Array(choice.weeks(of: month).enumerated()), id: \.offset) { _, week in
                HStack(spacing: 0) {
                    ForEach(Array(week.enumerated()), id: \.offset) { _, day in cell(day, choice, chosen, stop) }
                }
            }
        }
        .modifier(CalendarSpace(days: 7))
        .onKeyPress(phases: [.down, .repeat]) { press($0, choice) }
        .background(label.modifier(HiddenLabelModifier()))
        .accessibilityElement(children: .contain)
    }

    /// Arrow keys go from day to day, and choose nothing.
    private func press(_ press: KeyPress, _ choice: DateChoice) -> KeyPress.Result {
        guard let focusedDay, press.modifiers.isSubset(of: .shift),
            let day = choice.day(
                from: focusedDay, by: press.key, isShifted: press.modifiers.contains(.shift),
                isRightToLeft: direction == .rightToLeft)
        else { return .ignored }
        shown = day
        self.focusedDay = choice.calendar.startOfDay(for: day)
        return .handled
    }

    @ViewBuilder private func cell(
        _ day: Date?, _ choice: DateChoice, _ chosen: Set<Date>, _ stop: Date?
    ) -> some View {
        if let day {
            DayCell(
                number: choice.locale.writing(choice.calendar.component(.day, from: day)),
                name: choice.fullDayText(day),
                isChosen: chosen.contains(choice.calendar.startOfDay(for: day)),
                isToday: choice.calendar.isDateInToday(day), isPassedByTab: day != stop
            ) {
                toggle(day, choice)
            }
            .focused($focusedDay, equals: day)
            .disabled(!choice.allows(day: day))
        } else {
            Color.clear.modifier(CalendarSpace(days: 1, isLine: true))
        }
    }

    private func arrow(_ symbol: String, _ name: String, to month: Date?) -> some View {
        Button {
            shown = month
        } label: {
            SwiftUI.Label(_own: name, systemImage: symbol).labelStyle(.iconOnly)
        }
        .buttonStyle(.borderless)
        .frame(width: 34, height: 34)
        .disabled(!(month.map { choice.allows(.days, around: $0) } ?? false))
    }

    private func day(_ components: DateComponents, _ choice: DateChoice) -> Date? {
        choice.calendar.date(from: components).map { choice.calendar.startOfDay(for: $0) }
    }

    private func toggle(_ date: Date, _ choice: DateChoice) {
        shown = date
        let start = choice.calendar.startOfDay(for: date)
        let known = selection.filter { day($0, choice) == start }
        if known.isEmpty {
            selection.insert(choice.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: start))
        } else {
            selection.subtract(known)
        }
    }
}
