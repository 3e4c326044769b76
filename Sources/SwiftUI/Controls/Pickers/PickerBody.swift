import MartletGraph

/// A picker in the style of the surroundings.
struct PickerBody<Label: View, Value: Hashable, Content: View>: View {
    let label: Label
    let content: Content
    let currentValueLabel: AnyView?
    @Binding var selection: Value
    let others: [Binding<Value>]
    @State private var handle = PickerHandle()
    @Environment(\.pickerLook) private var look
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.isEnabled) private var isEnabled

    init(
        label: Label, content: Content, currentValueLabel: AnyView?, selection: Binding<Value>,
        others: [Binding<Value>]
    ) {
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
        _selection = selection
        self.others = others
    }

    var body: some View {
        let options = PickerContent(
            choice: PickerChoice([selection] + others.map(\.wrappedValue), [$selection] + others), handle: handle,
            content: content)
        switch look.kind {
        case .segmented:
            named(SegmentedOptions(content: options.modifier(OptionElement(look: .segment))))
        case .wheel:
            named(WheelOptions(content: options.modifier(OptionElement(look: .wheel))))
        case .palette:
            named(HStack(spacing: 6) { options.modifier(OptionElement(look: .palette)) })
        case .radioGroup:
            HStack(alignment: .firstTextBaseline) {
                if !labelsHidden { label }
                VStack(alignment: .leading, spacing: 6) { options.modifier(OptionElement(look: .radio)) }
            }
            .modifier(PickerElement(handle: handle))
            .modifier(ControlFrame(isDimmed: !isEnabled))
        default:
            VStack(alignment: .leading, spacing: 0) {
                if !labelsHidden { label.modifier(PickerElement(handle: handle)) }
                options.modifier(OptionElement(look: .row))
            }
            .modifier(ControlFrame(isDimmed: !isEnabled))
        }
    }

    /// A look in which the label is not seen.
    private func named(_ view: some View) -> some View {
        view.background(label.modifier(HiddenLabelModifier()))
            .modifier(PickerElement(handle: handle))
            .modifier(ControlFrame(isDimmed: !isEnabled))
    }
}
