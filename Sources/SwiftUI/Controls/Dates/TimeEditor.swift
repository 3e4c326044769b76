import MartletGraph

/// Hour and minute, each between two buttons that step it; the half of the day where the language counts in halves.
struct TimeEditor: View {
    let choice: DateChoice
    @Binding var selection: Date

    var body: some View {
        let time = choice.calendar.dateComponents([.hour, .minute], from: selection)
        let (hour, minute) = (time.hour ?? 0, time.minute ?? 0)
        HStack(spacing: 8) {
            HStack(spacing: 8) {
                TimePart(
                    name: "Hour",
                    value: choice.hasHalves ? choice.locale.writing((hour + 11) % 12 + 1) : twoDigits(hour)
                ) {
                    set(.hour, (hour + $0 + 24) % 24)
                } typed: {
                    type(hour: $0, half: hour / 12)
                }
                Text(verbatim: ":").fontWeight(.semibold)
                TimePart(name: "Minute", value: twoDigits(minute)) {
                    set(.minute, (minute + $0 + 60) % 60)
                } typed: {
                    if (0..<60).contains($0) { set(.minute, $0) }
                }
            }
            // A time is written from left to right in every language.
            .environment(\.layoutDirection, .leftToRight)
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

    private func twoDigits(_ number: Int) -> String { choice.locale.writing(number, digits: 2) }

    /// Of two halves of a day, small hours are in the one that is chosen.
    private func type(hour: Int, half: Int) {
        guard (0..<24).contains(hour) else { return }
        set(.hour, choice.hasHalves && hour <= 12 ? hour % 12 + 12 * half : hour)
    }
}

/// A part of a time: a field to type it in between two buttons that step it.
private struct TimePart: View {
    let name: String
    let value: String
    let step: @MainActor (Int) -> Void
    let typed: @MainActor (Int) -> Void
    /// What stands in the field while it has the keyboard.
    @State private var text: String?
    @FocusState private var hasKeyboard: Bool

    init(
        name: String, value: String, step: @escaping @MainActor (Int) -> Void, typed: @escaping @MainActor (Int) -> Void
    ) {
        self.name = name
        self.value = value
        self.step = step
        self.typed = typed
    }

    var body: some View {
        VStack(spacing: 2) {
            StepButton(isPlus: true) { change(by: 1) }
            TextField(
                name, text: Binding(location: ClosureLocation(get: { text ?? value }, set: { new, _ in write(new) }))
            )
            .textFieldStyle(.plain)
            .multilineTextAlignment(.center)
            .font(.title2.monospacedDigit())
            .focused($hasKeyboard)
            .frame(width: 44)
            .onKeyPress(.upArrow) { handle(1) }
            .onKeyPress(.downArrow) { handle(-1) }
            .onSubmit { text = nil }
            .onChange(of: hasKeyboard) { text = nil }
            .modifier(PartModifier())
            StepButton(isPlus: false) { change(by: -1) }
        }
        .background(Text(verbatim: name).modifier(HiddenLabelModifier()))
        ._controlElement(.stepper, value: value, range: nil) { action in
            switch action {
            case .increment: change(by: 1)
            case .decrement: change(by: -1)
            default: return false
            }
            return true
        }
    }

    private func write(_ new: String) {
        let digits = String(new.filter(\.isNumber).prefix(2))
        text = digits
        if let number = Int(writtenIn: digits) { typed(number) }
    }

    private func change(by count: Int) {
        text = nil
        step(count)
    }

    private func handle(_ count: Int) -> KeyPress.Result {
        change(by: count)
        return .handled
    }
}
