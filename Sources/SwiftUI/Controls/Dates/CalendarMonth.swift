import MartletGraph

/// A month to choose a day of: its name with buttons to go on, and its days in weeks. The name opens the months of the
/// year, and the year's number years.
///
/// Arrow keys go from day to day and week to week, Page Up and Page Down from month to month, with Shift from year to
/// year, Home and End to the ends of the month.
struct CalendarMonth: View {
    let choice: DateChoice
    @Binding var selection: Date
    /// Whether the keyboard goes to the chosen day when the calendar comes.
    var takesKeyboard = false
    /// Takes a digit that is typed.
    var typed: (@MainActor (String) -> Void)?
    /// The month that is shown; nil for that of the selection.
    @State private var shown: Date?
    @State private var page = CalendarPage.days
    @FocusState private var focusedDay: Date?
    @Environment(\.layoutDirection) private var direction

    init(
        choice: DateChoice, selection: Binding<Date>, takesKeyboard: Bool = false,
        typed: (@MainActor (String) -> Void)? = nil
    ) {
        self.choice = choice
        _selection = selection
        self.takesKeyboard = takesKeyboard
        self.typed = typed
    }

    private var month: Date { choice.month(of: shown ?? selection) }

    var body: some View {
        let month = month
        VStack(spacing: 6) {
            HStack {
                arrow("chevron.backward", "Previous \(page.name)", by: -1)
                Spacer(minLength: 0)
                title
                Spacer(minLength: 0)
                arrow("chevron.forward", "Next \(page.name)", by: 1)
            }
            switch page {
            case .days: days(of: month)
            case .months, .years:
                CalendarGrid(choice: choice, page: page, month: month, selection: selection) {
                    shown = $0
                    page = page.inner
                }
            }
        }
        .modifier(CalendarSpace(days: 7))
        .onKeyPress(phases: [.down, .repeat], action: press)
        .onAppear { if takesKeyboard { focusedDay = choice.calendar.startOfDay(for: selection) } }
    }

    private var title: some View {
        let text = choice.title(of: page, month)
        return Button {
            page = page.outer
        } label: {
            HStack(spacing: 4) {
                Text(verbatim: text).fontWeight(.semibold).lineLimit(1).minimumScaleFactor(0.5)
                    // It becomes smaller for its width alone.
                    .fixedSize(horizontal: false, vertical: true)
                if page != .years {
                    Image(systemName: "chevron.down").imageScale(.small).modifier(DecorativeModifier())
                }
            }
        }
        .buttonStyle(.borderless)
        .foregroundStyle(.primary)
        .disabled(page == .years)
    }

    private func days(of month: Date) -> some View {
        let stop = choice.stop(in: month, [focusedDay, selection])
        return VStack(spacing: 2) {
            HStack(spacing: 0) {
                ForEach(Array(choice.weekdays.enumerated()), id: \.offset) { _, name in
                    WeekdayName(name: name)
                }
            }
            .padding(.bottom, 4)
            ForEach(Array(choice.weeks(of: month).enumerated()), id: \.offset) { _, week in
                HStack(spacing: 0) {
                    ForEach(Array(week.enumerated()), id: \.offset) { _, day in cell(day, stop) }
                }
            }
        }
    }

    @ViewBuilder private func cell(_ day: Date?, _ stop: Date?) -> some View {
        if let day {
            DayCell(
                number: choice.locale.writing(choice.calendar.component(.day, from: day)),
                name: choice.fullDayText(day),
                isChosen: choice.calendar.isDate(day, inSameDayAs: selection),
                isToday: choice.calendar.isDateInToday(day), isPassedByTab: day != stop
            ) {
                select(day)
            }
            .focused($focusedDay, equals: day)
            .disabled(!choice.allows(day: day))
        } else {
            Color.clear.modifier(CalendarSpace(days: 1, isLine: true))
        }
    }

    private func arrow(_ symbol: String, _ name: String, by pages: Int) -> some View {
        let next = choice.calendar.date(byAdding: .month, value: pages * page.months, to: month)
        return Button {
            shown = next
        } label: {
            Label(name, systemImage: symbol).labelStyle(.iconOnly)
        }
        .buttonStyle(.borderless)
        .frame(width: 34, height: 34)
        .disabled(!(next.map { choice.allows(page, around: $0) } ?? false))
    }

    // MARK: Choosing

    private func select(_ day: Date) {
        selection = choice.date(selection, on: day)
        shown = nil
        focusedDay = choice.calendar.startOfDay(for: selection)
    }

    private func press(_ press: KeyPress) -> KeyPress.Result {
        if let typed, press.modifiers.isEmpty, press.characters.count == 1, press.characters.allSatisfy(\.isNumber) {
            typed(press.characters)
            return .handled
        }
        guard page == .days, press.modifiers.isSubset(of: .shift),
            let day = choice.day(
                from: focusedDay ?? selection, by: press.key, isShifted: press.modifiers.contains(.shift),
                isRightToLeft: direction == .rightToLeft)
        else { return .ignored }
        select(day)
        return .handled
    }
}

/// The space for some days of a week beside each other, each 40 by 34 points, which grow with the text; narrower where
/// there is less room, and on a phone as wide as there is.
struct CalendarSpace: ViewModifier {
    let days: CGFloat
    /// Whether it is a line high.
    var isLine = false
    @ScaledMetric private var width: CGFloat = 40
    @ScaledMetric private var height: CGFloat = 34
    @Environment(\.idiom) private var idiom

    init(days: CGFloat, isLine: Bool = false) {
        self.days = days
        self.isLine = isLine
    }

    func body(content: Content) -> some View {
        content
            .frame(idealWidth: days * width, maxWidth: idiom.isTouched ? .infinity : days * width)
            .frame(height: isLine ? height : nil)
    }
}

/// The name of a weekday above its days, smaller where it does not fit.
struct WeekdayName: View {
    let name: String

    var body: some View {
        Text(verbatim: name)
            .font(.caption).foregroundStyle(Color.secondary)
            .lineLimit(1).minimumScaleFactor(0.5)
            // It becomes smaller for its width alone.
            .fixedSize(horizontal: false, vertical: true)
            .modifier(CalendarSpace(days: 1))
    }
}

/// A day of a month, a month or a year: in the space of so many days, round and in the tint where it is chosen.
struct DayCell: View {
    let number: String
    let name: String
    let isChosen: Bool
    let isToday: Bool
    var days: CGFloat = 1
    var isPassedByTab = false
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var width: CGFloat = 40
    @ScaledMetric private var height: CGFloat = 34
    @State private var pointer = PointerState()

    init(
        number: String, name: String, isChosen: Bool, isToday: Bool, days: CGFloat = 1, isPassedByTab: Bool = false,
        action: @escaping @MainActor () -> Void
    ) {
        self.isPassedByTab = isPassedByTab
        self.number = number
        self.name = name
        self.isChosen = isChosen
        self.isToday = isToday
        self.days = days
        self.action = action
    }

    var body: some View {
        Text(verbatim: number)
            .fontWeight(isToday || isChosen ? .semibold : .regular).lineLimit(1).minimumScaleFactor(0.4)
            .foregroundStyle(isChosen ? Color.white : isToday ? ._accentText : .primary)
            .modifier(DecorativeModifier())
            .modifier(
                ControlFrame(
                    look: isChosen ? .tint : pointer == PointerState() ? .none : .grey, corners: .capsule,
                    minimumSize: CGSize(width: 0, height: height), fillsWidth: true, pointer: pointer)
            )
            .padding(.horizontal, 3)
            .frame(maxWidth: self.days * width)
            .background(Text(verbatim: name).modifier(HiddenLabelModifier()))
            .modifier(CalendarSpace(days: days, isLine: true))
            .modifier(ControlFrame(isDimmed: !isEnabled))
            .modifier(PressModifier(takesFrame: true, pointer: $pointer, action: action))
            .modifier(
                ControlElement(role: .button, isOn: isChosen, isPassedByTab: isPassedByTab) {
                    guard $0 == .activate else { return false }
                    action()
                    return true
                })
    }
}
