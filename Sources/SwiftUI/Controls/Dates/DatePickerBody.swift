import MartletGraph
import MartletHost

/// A date picker in one of the system's looks.
struct DatePickerBody<Label: View>: View {
    @Binding var selection: Date
    let minimum: Date?
    let maximum: Date?
    let components: DatePickerComponents
    let label: Label
    let look: DatePickerLook
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.idiom) private var idiom
    @State private var showsCalendar = false
    @State private var showsClock = false
    /// A date that is being typed; nil for none.
    @State private var typed: String?

    init(
        selection: Binding<Date>, minimum: Date?, maximum: Date?, components: DatePickerComponents, label: Label,
        look: DatePickerLook
    ) {
        _selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
        self.look = look
    }

    private var choice: DateChoice {
        DateChoice(calendar: calendar, locale: locale, timeZone: timeZone, minimum: minimum, maximum: maximum)
    }

    private var showsDate: Bool { components.contains(.date) }
    private var showsTime: Bool { components.contains(.hourAndMinute) }

    private var value: String {
        [showsDate ? choice.dayText(selection) : nil, showsTime ? choice.timeText(selection) : nil]
            .compactMap { $0 }.joined(separator: " ")
    }

    var body: some View {
        switch look.kind {
        case .compact:
            labelled(buttons).background(hiddenLabel)
        case .field, .stepperField:
            labelled(
                DateField(
                    choice: choice, selection: $selection, pieces: choice.pieces(date: showsDate, time: showsTime),
                    hasStepper: look.kind == .stepperField
                )
                .modifier(PartModifier())
                .background(hiddenLabel)
                .modifier(DatePickerElement(value: value, set: set)))
        case .graphical:
            FormLabeled(label, width: .own, isAtTop: true) {
                VStack(spacing: 10) {
                    if showsDate { CalendarMonth(choice: choice, selection: $selection) }
                    if showsTime, showsDate, idiom.isTouched {
                        LabeledLine(Text(verbatim: OwnWords.string("Time", locale)).fontWeight(.semibold)) {
                            timeButton
                        }
                    } else if showsTime {
                        TimeEditor(choice: choice, selection: $selection)
                    }
                }
                .modifier(PartModifier())
                .background(hiddenLabel)
                .modifier(DatePickerElement(value: value, set: set))
            }
        case .wheel:
            FormLabeled(label, width: .own) {
                WheelRow(wraps: true) {
                    if showsDate { DateWheels(choice: choice, selection: $selection) }
                    if showsTime { TimeWheels(choice: choice, selection: $selection) }
                }
                .modifier(PartModifier())
                .background(hiddenLabel)
                .modifier(DatePickerElement(value: value, set: set))
            }
        }
    }

    @ViewBuilder private func labelled(_ value: some View) -> some View {
        if labelsHidden {
            value
        } else {
            LabeledLine(label) { value }
        }
    }

    /// Chooses the parts of a date that can be chosen here; the others stay.
    private func set(_ date: Date) {
        switch (showsDate, showsTime) {
        case (true, true): selection = choice.clamped(date)
        case (true, false): selection = choice.date(selection, on: date)
        case (false, _): selection = choice.date(date, on: selection)
        }
    }

    private var hiddenLabel: some View { label.modifier(HiddenLabelModifier()) }

    private var buttons: some View {
        HStack(spacing: 6) {
            if showsDate {
                DateButton(text: choice.dayText(selection), label: hiddenLabel, set: set) { showsCalendar = true }
                    .onKeyPress(characters: .decimalDigits) {
                        typed = $0.characters
                        showsCalendar = true
                        return .handled
                    }
                    .popover(isPresented: $showsCalendar) {
                        DateCard(choice: choice, selection: $selection, typed: $typed) { showsCalendar = false }
                            .background(hiddenLabel)
                            .padding(12)
                            .presentationCompactAdaptation(.popover)
                    }
            }
            if showsTime { timeButton }
        }
    }

    private var timeButton: some View {
        DateButton(text: choice.timeText(selection), label: hiddenLabel, set: set) { showsClock = true }
            .popover(isPresented: $showsClock) {
                TimeEditor(choice: choice, selection: $selection)
                    .background(hiddenLabel)
                    .padding(12)
                    .presentationCompactAdaptation(.popover)
            }
    }
}

/// Names a group of controls that choose a date.
nonisolated struct DatePickerElement: ActionModifier {
    let value: String
    let set: @MainActor (Date) -> Void

    @MainActor func change(from old: Self) -> ElementChange { value == old.value ? .none : .display }

    @MainActor func perform(_ action: AccessibleAction) -> Bool {
        guard case .setDate(let date) = action else { return false }
        set(date)
        return true
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        list.addControl(.picker, node) {
            $0.value = value
            $0.isFocusable = false
        } content: {
            child.describe(into: &$0)
        }
    }
}

/// Controls inside of another one that do not name it.
nonisolated struct PartModifier: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        list.addPart { child.describe(into: &$0) }
    }
}

/// A grey button with a date or a time, which opens what it is chosen with.
struct DateButton<Name: View>: View {
    let text: String
    let label: Name
    let set: @MainActor (Date) -> Void
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @State private var pointer = PointerState()

    init(
        text: String, label: Name, set: @escaping @MainActor (Date) -> Void, action: @escaping @MainActor () -> Void
    ) {
        self.text = text
        self.label = label
        self.set = set
        self.action = action
    }

    var body: some View {
        Text(verbatim: text).lineLimit(1).minimumScaleFactor(0.6)
            .modifier(DecorativeModifier())
            .modifier(
                ControlFrame(
                    look: .grey, horizontalPadding: 12, verticalPadding: 2,
                    minimumSize: CGSize(width: 0, height: controlSize.height), pointer: pointer,
                    isDimmed: !isEnabled)
            )
            .background(label)
            .modifier(PressModifier(pointer: $pointer, action: action))
            .modifier(
                ControlElement(role: .picker, value: text) {
                    switch $0 {
                    case .activate: action()
                    case .setDate(let date): set(date)
                    default: return false
                    }
                    return true
                })
    }
}
