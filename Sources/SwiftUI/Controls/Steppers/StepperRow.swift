import MartletGraph
import MartletHost

/// A stepper: its label, and at the trailing edge two buttons of 34 by 34 points, at the usual size of controls.
struct StepperRow<Label: View>: View {
    let label: Label
    let steps: StepperSteps
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsHidden) private var labelsHidden

    init(label: Label, steps: StepperSteps) {
        self.label = label
        self.steps = steps
    }

    var body: some View {
        let state = steps.state()
        row(state)
            ._controlElement(.stepper, value: state.value, range: state.range) { action in
                switch action {
                case .increment where steps.state().canIncrement: edit(steps.increment)
                case .decrement where steps.state().canDecrement: edit(steps.decrement)
                case .setValue(let value): return move(to: value)
                default: return false
                }
                return true
            }
    }

    /// Takes as many steps as lead to a number, in one edit.
    private func move(to value: Double) -> Bool {
        guard let range = steps.state().range, range.step > 0 else { return false }
        let count = ((min(max(value, range.minimum), range.maximum) - range.current) / range.step).rounded()
        guard abs(count) <= 100_000 else { return false }
        if count == 0 { return true }
        edit {
            for _ in 0..<Int(abs(count)) {
                let state = steps.state()
                guard count > 0 ? state.canIncrement : state.canDecrement else { return }
                if count > 0 { steps.increment() } else { steps.decrement() }
            }
        }
        return true
    }

    private func edit(_ step: () -> Void) {
        steps.onEditingChanged(true)
        step()
        steps.onEditingChanged(false)
    }

    @ViewBuilder private func row(_ state: StepperSteps.State) -> some View {
        if labelsHidden {
            buttons(state).background(label.modifier(HiddenLabelModifier()))
        } else {
            LabeledLine(TitledLabel(label)) {
                if steps.showsValue, let value = state.value { Text(verbatim: value) }
                buttons(state)
            }
        }
    }

    private func buttons(_ state: StepperSteps.State) -> some View {
        HStack(spacing: 1) {
            StepButton(isPlus: false) { edit(steps.decrement) }.disabled(!state.canDecrement)
            StepButton(isPlus: true) { edit(steps.increment) }.disabled(!state.canIncrement)
        }
        .buttonRepeatBehavior(.enabled)
    }
}

/// One of a stepper's buttons.
struct StepButton: View {
    let isPlus: Bool
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlScale) private var scale
    @State private var pointer = PointerState()

    init(isPlus: Bool, action: @escaping @MainActor () -> Void) {
        self.isPlus = isPlus
        self.action = action
    }

    var body: some View {
        let side = (34 * scale).rounded()
        StepSign(isPlus: isPlus, scale: scale)
            .modifier(
                ControlFrame(
                    look: .grey, minimumSize: CGSize(width: side, height: side), pointer: pointer,
                    isDimmed: !isEnabled)
            )
            .modifier(PressModifier(pointer: $pointer, action: action))
    }
}

/// A plus or a minus, 10 points wide, which grows with the text.
nonisolated struct StepSign: LeafView {
    let isPlus: Bool
    let scale: CGFloat
    static var sizeFollowsStyle: Bool { true }

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        let side = node.environment.scaled(10 * scale)
        return CGSize(width: side, height: side)
    }
    @MainActor func change(from old: Self) -> ElementChange {
        if scale != old.scale { return .layout }
        return isPlus == old.isPlus ? .none : .display
    }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let rect = builder.rect(node.size)
        let color = Color.primary.rgba(in: node.environment)
        var steps: [PathElement] = [
            .move(to: CGPoint(x: rect.minX, y: rect.midY)), .line(to: CGPoint(x: rect.maxX, y: rect.midY)),
        ]
        if isPlus {
            steps += [.move(to: CGPoint(x: rect.midX, y: rect.minY)), .line(to: CGPoint(x: rect.midX, y: rect.maxY))]
        }
        builder.add(.stroke(.path(PathElements(steps)), .color(color), StrokeStyle(lineWidth: rect.width / 5)))
    }
}
