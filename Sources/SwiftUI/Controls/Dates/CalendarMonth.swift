import MartletGraph

/// A month to choose a day of: its name with buttons to go on, and its days in weeks.
struct CalendarMonth: View {
    let choice: DateChoice
    @Binding var selection: Date
    /// The month that is shown; nil for that of the selection.
    @State private var shown: Date?

    init(choice: DateChoice, selection: Binding<Date>) {
        self.choice = choice
        _selection = selection
    }

    private var month: Date { choice.month(of: shown ?? selection) }

    var body: some View {
        let month = month
        VStack(spacing: 6) {
            HStack {
                arrow("chevron.left", "Previous Month", by: -1)
                Spacer(minLength: 0)
                Text(verbatim: choice.monthText(month)).fontWeight(.semibold)
                Spacer(minLength: 0)
                arrow("chevron.right", "Next Month", by: 1)
            }
            HStack(spacing: 0) {
                ForEach(Array(choice.weekdays.enumerated()), id: \.offset) { _, name in
                    Text(verbatim: name).font(.caption).foregroundStyle(Color.secondary)
                        .frame(width: DayCell.size.width)
                }
            }
            VStack(spacing: 2) {
                ForEach(Array(choice.weeks(of: month).enumerated()), id: \.offset) { _, week in
                    HStack(spacing: 0) {
                        ForEach(Array(week.enumerated()), id: \.offset) { _, day in cell(day) }
                    }
                }
            }
        }
        .frame(width: 7 * DayCell.size.width)
    }

    @ViewBuilder private func cell(_ day: Date?) -> some View {
        if let day {
            DayCell(
                number: "\(choice.calendar.component(.day, from: day))", name: choice.fullDayText(day),
                isChosen: choice.calendar.isDate(day, inSameDayAs: selection),
                isToday: choice.calendar.isDateInToday(day)
            ) {
                selection = choice.date(selection, on: day)
            }
            .disabled(!choice.allows(day: day))
        } else {
            Color.clear.frame(width: DayCell.size.width, height: DayCell.size.height)
        }
    }

    private func arrow(_ symbol: String, _ name: String, by months: Int) -> some View {
        let next = choice.calendar.date(byAdding: .month, value: months, to: month)
        return Button {
            shown = next
        } label: {
            Label(name, systemImage: symbol).labelStyle(.iconOnly)
        }
        .buttonStyle(.borderless)
        .frame(width: 34, height: 34)
        .disabled(!isAllowed(next))
    }

    /// Whether a month holds a day within the limits.
    private func isAllowed(_ month: Date?) -> Bool {
        guard let month else { return false }
        if let maximum = choice.maximum, month > maximum { return false }
        guard let minimum = choice.minimum, let interval = choice.calendar.dateInterval(of: .month, for: month) else {
            return true
        }
        return interval.end > minimum
    }
}

/// A day of a month: 40 by 34 points, round and in the tint where it is chosen.
struct DayCell: View {
    static let size = CGSize(width: 40, height: 34)
    let number: String
    let name: String
    let isChosen: Bool
    let isToday: Bool
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @State private var pointer = PointerState()

    init(number: String, name: String, isChosen: Bool, isToday: Bool, action: @escaping @MainActor () -> Void) {
        self.number = number
        self.name = name
        self.isChosen = isChosen
        self.isToday = isToday
        self.action = action
    }

    var body: some View {
        Text(verbatim: number)
            .fontWeight(isToday || isChosen ? .semibold : .regular)
            .foregroundStyle(isChosen ? Color.white : isToday ? .accentColor : .primary)
            .modifier(DecorativeModifier())
            .modifier(
                ControlFrame(
                    look: isChosen ? .tint : pointer == PointerState() ? .none : .grey, corners: .capsule,
                    minimumSize: CGSize(width: 34, height: 34), pointer: pointer)
            )
            .background(Text(verbatim: name).modifier(HiddenLabelModifier()))
            .frame(width: Self.size.width, height: Self.size.height)
            .modifier(ControlFrame(isDimmed: !isEnabled))
            .modifier(PressModifier(takesFrame: true, pointer: $pointer, action: action))
            .modifier(
                ControlElement(role: .button, isOn: isChosen) {
                    guard $0 == .activate else { return false }
                    action()
                    return true
                })
    }
}
