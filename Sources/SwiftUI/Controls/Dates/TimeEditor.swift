import MartletGraph

/// Hour and minute, each between two buttons that step it; the half of the day where the language counts in halves.
struct TimeEditor: View {
    let choice: DateChoice
    @Binding var selection: Date

    init(choice: DateChoice, selection: Binding<Date>) {
        self.choice = choice
        _selection = selection
    }

    var body: some View {
        let time = choice.calendar.dateComponents([.hour, .minute], from: selection)
        let (hour, minute) = (time.hour ?? 0, time.minute ?? 0)
        HStack(spacing: 8) {
            part("Hour", choice.hasHalves ? "\((hour + 11) % 12 + 1)" : twoDigits(hour)) {
                set(.hour, (hour + $0 + 24) % 24)
            }
            Text(verbatim: ":").fontWeight(.semibold)
            part("Minute", twoDigits(minute)) { set(.minute, (minute + $0 + 60) % 60) }
            if choice.hasHalves {
                Picker(
                    "Half of the Day",
                    selection: Binding(
                        location: ClosureLocation(
                            get: { hour >= 12 }, set: { isLater, _ in set(.hour, hour % 12 + (isLater ? 12 : 0)) }))
                ) {
                    Text(verbatim: choice.calendar.amSymbol).tag(false)
                    Text(verbatim: choice.calendar.pmSymbol).tag(true)
                }
                .pickerStyle(.segmented)
                .frame(width: 110)
            }
        }
    }

    private func set(_ part: Calendar.Component, _ value: Int) {
        selection = choice.date(selection, setting: part, to: value)
    }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private func part(_ name: String, _ value: String, step: @escaping @MainActor (Int) -> Void) -> some View {
        VStack(spacing: 2) {
            StepButton(isPlus: true) { step(1) }
            Text(verbatim: value).font(.title2).monospacedDigit().modifier(DecorativeModifier()).frame(width: 40)
            StepButton(isPlus: false) { step(-1) }
        }
        .background(Text(verbatim: name).modifier(HiddenLabelModifier()))
        .controlElement(.stepper, value: value, range: nil) { action in
            switch action {
            case .increment: step(1)
            case .decrement: step(-1)
            default: return false
            }
            return true
        }
    }
}
