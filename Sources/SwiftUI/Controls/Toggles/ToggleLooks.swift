import MartletGraph

/// A label and a switch, which is at the trailing edge of a row; a click anywhere in both flips it.
struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.controlScale) private var scale
    @State private var pointer = PointerState()

    init(configuration: ToggleStyleConfiguration, tint: Color?) {
        self.configuration = configuration
        self.tint = tint
    }

    var body: some View {
        row
            .modifier(ControlFrame(isDimmed: !isEnabled))
            .modifier(
                PressModifier(takesFrame: true, pointer: $pointer) { configuration.isOn.toggle() })
    }

    @ViewBuilder private var row: some View {
        let knob = SwitchShape(isOn: configuration.isOn, pointer: pointer, tint: tint, scale: scale)
            ._systemAnimation(value: configuration.isOn)
        if labelsHidden {
            knob.background(configuration.label.modifier(HiddenLabelModifier()))
        } else {
            LabeledLine(configuration.label) { knob }
        }
    }
}

/// A switch: a trough of 46 by 26 points, at the usual size of controls, with a knob at one end.
nonisolated struct SwitchShape: LeafView {
    let isOn: Bool
    let pointer: PointerState
    let tint: Color?
    let scale: CGFloat
    /// Where the knob is, from 0, at the leading end, to 1.
    private var place: CGFloat
    static var hasDirection: Bool { true }

    init(isOn: Bool, pointer: PointerState, tint: Color?, scale: CGFloat) {
        self.isOn = isOn
        self.pointer = pointer
        self.tint = tint
        self.scale = scale
        place = isOn ? 1 : 0
    }

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        CGSize(width: (46 * scale).rounded(), height: (26 * scale).rounded())
    }
    @MainActor func change(from old: Self) -> ElementChange {
        if scale != old.scale { return .layout }
        return isOn == old.isOn && pointer == old.pointer && tint == old.tint && place == old.place ? .none : .display
    }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let palette = ControlPalette(node.environment)
        let rect = builder.rect(node.size)
        let environment = node.environment
        // On a phone a switch is green whatever the program's tint, but for one that is set around it.
        let isGreen = environment.idiom.isTouched && !environment.hasTint
        let changed = ChangedAppearances.switchControl
        let own = environment.hasTint ? nil : changed?.onTintColor
        let usual =
            own.map { Color(uiColor: $0).rgba(in: environment) }
            ?? (isGreen ? SystemColor.green.rgba(in: environment) : palette.tint)
        let filled = palette.filled(tint?.rgba(in: environment) ?? usual, pointer)
        let trough = palette.trough(pointer).mixed(with: filled, place)
        builder.add(.fill(.rounded(rect, rect.height / 2), .color(trough), FillStyle()))
        builder.addContrastEdge(rect, radius: rect.height / 2, palette)
        let center = CGPoint(x: rect.minX + rect.height / 2 + (rect.width - rect.height) * place, y: rect.midY)
        let radius = rect.height / 2 - 3 * scale
        builder.add(.fill(.circle(CGPoint(x: center.x, y: center.y + 1), radius), .color(palette.shadow), FillStyle()))
        let knob = changed?.thumbTintColor.map { Color(uiColor: $0).rgba(in: environment) }
        builder.add(
            .fill(.circle(center, radius), .color(knob ?? palette.knob.mixed(with: .white, place)), FillStyle()))
    }
}

extension SwitchShape: Animatable {
    var animatableData: CGFloat {
        get { place }
        set { place = newValue }
    }
}

extension RGBA {
    /// The colour so far on the way to another.
    fileprivate func mixed(with other: RGBA, _ part: CGFloat) -> RGBA {
        let part = Float(min(max(part, 0), 1))
        if part == 0 { return self }
        if part == 1 { return other }
        return RGBA(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
    }
}

/// A box to check and a label after it.
struct CheckboxRow: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.controlScale) private var scale
    @State private var pointer = PointerState()

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        row
            .modifier(ControlFrame(isDimmed: !isEnabled))
            .modifier(
                PressModifier(takesFrame: true, pointer: $pointer) { configuration.isOn.toggle() })
    }

    @ViewBuilder private var row: some View {
        let box = CheckboxShape(
            isOn: configuration.isOn, isMixed: configuration.isMixed, pointer: pointer, scale: scale)
        if labelsHidden {
            box.background(configuration.label.modifier(HiddenLabelModifier()))
        } else {
            HStack {
                box
                configuration.label
            }
        }
    }
}

/// A box of 20 by 20 points, at the usual size of controls, with a tick, or a dash where the value is mixed.
nonisolated struct CheckboxShape: LeafView {
    let isOn: Bool
    let isMixed: Bool
    let pointer: PointerState
    let scale: CGFloat

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        CGSize(width: (20 * scale).rounded(), height: (20 * scale).rounded())
    }
    @MainActor func change(from old: Self) -> ElementChange {
        if scale != old.scale { return .layout }
        return isOn == old.isOn && isMixed == old.isMixed && pointer == old.pointer ? .none : .display
    }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let palette = ControlPalette(node.environment)
        let rect = builder.rect(node.size)
        guard isOn || isMixed else {
            builder.add(
                .stroke(
                    .rounded(rect.insetBy(dx: 1, dy: 1), 5 * scale), .color(palette.outline(pointer)),
                    StrokeStyle(lineWidth: 2)
                ))
            return
        }
        let fill = palette.filled(palette.tint, pointer)
        builder.add(.fill(.rounded(rect, 6 * scale), .color(fill), FillStyle()))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width / 20, y: rect.minY + y * rect.height / 20)
        }
        let mark: [PathElement] =
            isMixed
            ? [.move(to: point(5.5, 10)), .line(to: point(14.5, 10))]
            : [.move(to: point(5, 10.5)), .line(to: point(8.5, 14)), .line(to: point(15, 6.5))]
        builder.add(
            .stroke(
                .path(PathElements(mark)), .color(.white), StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        )
    }
}

/// A toggle that is drawn like the buttons around it, and stays down while it is on.
struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.styleOfButtons) private var style

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        switch style.style {
        case is DefaultButtonStyle:
            BoxToggle(configuration: configuration)
        case is BorderedButtonStyle, is BorderedProminentButtonStyle:
            if configuration.isOn {
                button.buttonStyle(.borderedProminent)
            } else {
                button.buttonStyle(.bordered)
            }
        case is any SystemButtonStyle:
            // Without a box, the label alone can tell.
            button.modifier(LabelTint(color: configuration.isOn ? ._accentText : nil))
        default:
            button
        }
    }

    /// A part of the toggle, which itself is what can be reached.
    private var button: some View {
        var button = Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        button.isPart = true
        return button
    }
}

/// A label in a box that stays down while the toggle is on; on a phone there is a box only then.
private struct BoxToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.foregroundLevels) private var around
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape
    @State private var pointer = PointerState()

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        let isBare = idiom.isTouched && !configuration.isOn
        configuration.label
            .modifier(_EnvironmentValueModifier(ForegroundKey.self, levels(isBare)))
            .fontWeight(.semibold)
            .modifier(
                ControlFrame(
                    look: configuration.isOn ? .tint : isBare ? .none : .grey, corners: shape.corners,
                    horizontalPadding: controlSize.horizontalPadding,
                    verticalPadding: 2, minimumSize: CGSize(width: controlSize.height, height: controlSize.height),
                    pointer: pointer, isDimmed: !isEnabled)
            )
            .modifier(PressModifier(takesFrame: true, pointer: $pointer) { configuration.isOn.toggle() })
    }

    /// Without a box it is as a button without one: in the style that is set around it, or the tint.
    private func levels(_ isBare: Bool) -> ForegroundLevels {
        if isBare { return .label(._accentText, ownLevels: around.ownLevels) }
        return ForegroundLevels(styles: [AnyShapeStyle(configuration.isOn ? Color.white : Color.primary)])
    }
}

extension EnvironmentValues {
    /// The style of buttons around.
    fileprivate var styleOfButtons: ErasedStyle<PrimitiveButtonStyleConfiguration> {
        self[StyleKey<PrimitiveButtonStyleConfiguration>.self]
    }
}
