import MartletGraph

/// A wheel each for day, month and year.
struct DateWheels: View {
    let choice: DateChoice
    @Binding var selection: Date

    init(choice: DateChoice, selection: Binding<Date>) {
        self.choice = choice
        _selection = selection
    }

    private func part(_ part: Calendar.Component) -> Binding<Int> { choice.part(part, of: $selection) }

    /// A hundred years around the selection, or those within the limits.
    private var years: ClosedRange<Int> {
        let year = choice.calendar.component(.year, from: selection)
        let first = choice.minimum.map { choice.calendar.component(.year, from: $0) } ?? min(year, 2_000) - 100
        let last = choice.maximum.map { choice.calendar.component(.year, from: $0) } ?? max(year, 2_000) + 100
        return min(first, year)...max(last, year)
    }

    var body: some View {
        HStack(spacing: 4) {
            ForEach(choice.dayParts, id: \.self) { part in
                switch part {
                case .month: months
                case .day: days
                default: wheel("Year", self.part(.year), width: 80, numbers: years)
                }
            }
        }
    }

    private var months: some View {
        let names = choice.calendar.standaloneMonthSymbols
        return wheel("Month", part(.month), width: 130) {
            ForEach(1...names.count, id: \.self) { Text(verbatim: names[$0 - 1]) }
        }
    }

    private var days: some View {
        let days = choice.calendar.range(of: .day, in: .month, for: selection) ?? 1..<32
        return wheel("Day", part(.day), width: 60, numbers: days.lowerBound...(days.upperBound - 1))
    }
}

/// A wheel each for hour and minute.
struct TimeWheels: View {
    let choice: DateChoice
    @Binding var selection: Date

    init(choice: DateChoice, selection: Binding<Date>) {
        self.choice = choice
        _selection = selection
    }

    private func part(_ part: Calendar.Component) -> Binding<Int> { choice.part(part, of: $selection) }

    private func name(ofHour hour: Int) -> String {
        guard choice.hasHalves else { return hour < 10 ? "0\(hour)" : "\(hour)" }
        return "\((hour + 11) % 12 + 1) \(hour < 12 ? choice.calendar.amSymbol : choice.calendar.pmSymbol)"
    }

    var body: some View {
        HStack(spacing: 4) {
            wheel("Hour", part(.hour), width: choice.hasHalves ? 80 : 60) {
                ForEach(0..<24, id: \.self) { Text(verbatim: name(ofHour: $0)) }
            }
            wheel("Minute", part(.minute), width: 60) {
                ForEach(0..<60, id: \.self) { Text(verbatim: $0 < 10 ? "0\($0)" : "\($0)") }
            }
        }
    }
}

extension DateChoice {
    /// One number of a date.
    fileprivate func part(_ part: Calendar.Component, of date: Binding<Date>) -> Binding<Int> {
        let location = date.location
        return Binding(
            location: ClosureLocation(
                get: { calendar.component(part, from: location.get()) },
                set: { location.set(self.date(location.get(), setting: part, to: $0), $1) }))
    }
}

extension View {
    fileprivate func wheel(
        _ name: String, _ selection: Binding<Int>, width: CGFloat, numbers: ClosedRange<Int>
    ) -> some View {
        wheel(name, selection, width: width) { ForEach(Array(numbers), id: \.self) { Text(verbatim: "\($0)") } }
    }

    fileprivate func wheel<Options: View>(
        _ name: String, _ selection: Binding<Int>, width: CGFloat, @ViewBuilder options: () -> Options
    ) -> some View {
        Picker(selection: selection, content: options) { Text(verbatim: name) }
            .pickerStyle(.wheel)
            .frame(width: width)
    }
}
