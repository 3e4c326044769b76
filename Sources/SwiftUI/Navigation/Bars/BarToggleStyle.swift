import MartletGraph

/// A toggle of a bar: a button that stays down while it is on.
struct BarToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Look(configuration: configuration) }

    private struct Look: View {
        let configuration: Configuration
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.idiom) private var idiom
        @State private var pointer = PointerState()

        var body: some View {
            let isFilled = idiom.isTouched && configuration.isOn
            configuration.label
                .fontWeight(idiom.isTouched ? nil : .semibold)
                .foregroundStyle(isFilled ? Color.white : idiom.isTouched ? ._accentText : .primary)
                .padding(.horizontal, 9)
                .frame(minWidth: 34, minHeight: 34)
                .background {
                    RoundedRectangle(cornerRadius: 6, style: .circular)
                        .fill(isFilled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary.opacity(shade)))
                        ._systemAnimation(SystemAnimation.states, value: shade)
                }
                .opacity(isEnabled ? 1 : 0.5)
                .modifier(PressModifier(takesFrame: true, pointer: $pointer) { configuration.isOn.toggle() })
        }

        private var shade: Double {
            (configuration.isOn ? 0.1 : 0) + (pointer.isPressed ? 0.16 : pointer.isHovered ? 0.07 : 0)
        }
    }
}
