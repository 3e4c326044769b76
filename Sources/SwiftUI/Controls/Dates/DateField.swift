import MartletGraph

/// A date part by part in one field: digits write the part that has the keyboard, arrows up and down step it, those to the
/// sides go to the next one.
struct DateField: View {
    let choice: DateChoice
    @Binding var selection: Date
    let pieces: [DateFieldPiece]
    /// Whether two buttons beside it step the part that had the keyboard last.
    let hasStepper: Bool
    @FocusState private var focused: DateFieldPart?
    @State private var last: DateFieldPart?
    /// What was typed into the part that has the keyboard, until it is whole.
    @State private var digits = ""
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.controlSize) private var controlSize

    init(choice: DateChoice, selection: Binding<Date>, pieces: [DateFieldPiece], hasStepper: Bool) {
        self.choice = choice
        _selection = selection
        self.pieces = pieces
        self.hasStepper = hasStepper
    }

    private var parts: [DateFieldPart] {
        pieces.compactMap { if case .part(let part) = $0 { part } else { nil } }
    }

    var body: some View {
        HStack(spacing: 6) {
            field
            if hasStepper {
                HStack(spacing: 0) {
                    StepButton(isPlus: false) { step(-1) }
                    StepButton(isPlus: true) { step(1) }
                }
            }
        }
        .onChange(of: focused) {
            digits = ""
            if let focused { last = focused }
        }
    }

    private var field: some View {
        HStack(spacing: 0) {
            // A time is written from left to right in every language.
            ForEach(runs, id: \.start) { run in
                HStack(spacing: 0) { ForEach(run.start..<run.end, id: \.self) { box(pieces[$0]) } }
                    .environment(\.layoutDirection, run.isTime ? .leftToRight : direction)
            }
        }
        .modifier(
            ControlFrame(
                look: .grey, horizontalPadding: 8, verticalPadding: 2,
                minimumSize: CGSize(width: 0, height: controlSize.height), isDimmed: !isEnabled)
        )
        .onKeyPress(.upArrow) { handled { step(1) } }
        .onKeyPress(.downArrow) { handled { step(-1) } }
        .onKeyPress(.leftArrow) { move(direction == .leftToRight ? -1 : 1) }
        .onKeyPress(.rightArrow) { move(direction == .leftToRight ? 1 : -1) }
        .onKeyPress(characters: .decimalDigits) { key in handled { type(key.characters) } }
        .onKeyPress(characters: .letters) { choosesHalf($0.characters) ? .handled : .ignored }
    }

    @ViewBuilder private func box(_ piece: DateFieldPiece) -> some View {
        switch piece {
        case .text(let text): Text(verbatim: text).modifier(DecorativeModifier())
        case .part(let part):
            DateFieldBox(
                part: part,
                text: part == focused && !digits.isEmpty ? digits : choice.text(of: part, selection),
                focus: { focused = part },
                step: { selection = choice.date(selection, stepping: part, by: $0) }
            )
            .focused($focused, equals: part)
        }
    }

    /// The pieces beside each other that are written in one direction: hour and minute with what is between them, and
    /// each other piece.
    private var runs: [(start: Int, end: Int, isTime: Bool)] {
        let time: [DateFieldPiece] = [.part(.hour), .part(.minute)]
        guard let first = pieces.firstIndex(where: time.contains), let last = pieces.lastIndex(where: time.contains)
        else { return pieces.indices.map { ($0, $0 + 1, false) } }
        let others = pieces.indices.filter { !(first...last).contains($0) }.map { ($0, $0 + 1, false) }
        return (others + [(first, last + 1, true)]).sorted { $0.0 < $1.0 }
    }

    private func handled(_ action: () -> Void) -> KeyPress.Result {
        action()
        return .handled
    }

    private func step(_ count: Int) {
        guard let part = focused ?? last ?? parts.first else { return }
        digits = ""
        selection = choice.date(selection, stepping: part, by: count)
    }

    private func move(_ count: Int) -> KeyPress.Result {
        guard let place = focused.flatMap({ parts.firstIndex(of: $0) }), parts.indices.contains(place + count) else {
            return .ignored
        }
        focused = parts[place + count]
        return .handled
    }

    private func type(_ digit: String) {
        guard let part = focused, part != .half else { return }
        // A digit that goes on to no value begins another.
        let longer = digits + digit
        digits =
            part == .year || choice.date(selection, writing: Int(writtenIn: longer) ?? -1, into: part) != nil
            ? longer : digit
        let isWhole = digits.count == part.length
        if isWhole || part != .year,
            let date = choice.date(selection, writing: Int(writtenIn: digits) ?? -1, into: part)
        {
            selection = date
        }
        if isWhole { digits = "" }
    }

    /// The first letter of a half of the day chooses it.
    private func choosesHalf(_ letter: String) -> Bool {
        guard focused == .half else { return false }
        let halves = [choice.calendar.amSymbol, choice.calendar.pmSymbol]
        guard let wanted = halves.first(where: { $0.lowercased().hasPrefix(letter.lowercased()) }) else { return false }
        if wanted != choice.text(of: .half, selection) { step(1) }
        return true
    }
}

/// A part in the field.
private struct DateFieldBox: View {
    let part: DateFieldPart
    let text: String
    let focus: @MainActor () -> Void
    let step: @MainActor (Int) -> Void

    init(
        part: DateFieldPart, text: String, focus: @escaping @MainActor () -> Void,
        step: @escaping @MainActor (Int) -> Void
    ) {
        (self.part, self.text, self.focus, self.step) = (part, text, focus, step)
    }

    var body: some View {
        Text(verbatim: text)
            .monospacedDigit()
            .modifier(DecorativeModifier())
            .background(Text(verbatim: part.name).modifier(HiddenLabelModifier()))
            .modifier(PressModifier(takesFrame: true, setPressed: { _ in }, action: focus))
            ._controlElement(.stepper, value: text, range: nil) { action in
                switch action {
                case .increment: step(1)
                case .decrement: step(-1)
                default: return false
                }
                return true
            }
    }
}
