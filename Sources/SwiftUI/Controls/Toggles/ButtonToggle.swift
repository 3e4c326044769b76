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
            button.modifier(LabelTint(color: configuration.isOn ? .accentColor : nil))
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

/// A label in a box that stays down while the toggle is on.
private struct BoxToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape
    @State private var pointer = PointerState()

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        configuration.label
            .foregroundStyle(configuration.isOn ? Color.white : Color.primary)
            .fontWeight(.semibold)
            .modifier(
                ControlFrame(
                    look: configuration.isOn ? .tint : .grey, corners: shape.corners,
                    horizontalPadding: controlSize.horizontalPadding,
                    verticalPadding: 2, minimumSize: CGSize(width: controlSize.height, height: controlSize.height),
                    pointer: pointer, isDimmed: !isEnabled)
            )
            .modifier(PressModifier(pointer: $pointer) { configuration.isOn.toggle() })
    }
}

extension EnvironmentValues {
    /// The style of buttons around.
    fileprivate var styleOfButtons: ErasedStyle<PrimitiveButtonStyleConfiguration> {
        self[StyleKey<PrimitiveButtonStyleConfiguration>.self]
    }
}
