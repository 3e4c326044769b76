import MartletGraph

/// A picker in the style of the surroundings.
struct PickerBody<Label: View, Value: Hashable, Content: View>: View {
    let label: Label
    let content: Content
    let currentValueLabel: CurrentValueLabel?
    let selections: [Binding<Value>]
    @State private var handle = PickerHandle()
    @State private var menuHandle = PickerHandle()
    @State private var isOpen = false
    @Environment(\.pickerLook) private var look
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.itemContext) private var itemContext
    @Environment(\.listContext) private var list
    @Environment(\.isInCommands) private var isCommand
    @Environment(\.isRadioHorizontal) private var isRadioHorizontal

    init(label: Label, content: Content, currentValueLabel: CurrentValueLabel?, selections: [Binding<Value>]) {
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
        self.selections = selections
    }

    private var isInMenu: Bool { itemContext is MenuContext }

    private func options(_ handle: PickerHandle, then: (@MainActor () -> Void)? = nil) -> PickerContent<Content> {
        PickerContent(
            choice: PickerChoice(selections.map(\.wrappedValue), selections, then: then), handle: handle,
            content: content)
    }

    var body: some View {
        if isInMenu, isCommand || look.kind == .menu, !labelsHidden {
            Menu {
                PickerMenuRows(content: options(handle)).preference(key: MenuMarksKey.self, value: true)
            } label: {
                label
            }
        } else if isInMenu {
            PickerMenuRows(content: options(handle)).preference(key: MenuMarksKey.self, value: true)
        } else {
            standing
        }
    }

    @ViewBuilder private var standing: some View {
        switch look.kind {
        case .segmented, .tabs:
            FormLabeled(label, width: .own) {
                named(
                    SegmentedOptions(
                        content: options(handle).modifier(OptionElement(look: .segment, isTab: look.kind == .tabs)))
                )
                // A line below belongs to the whole, not to its first title.
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                .transformEnvironment(\.self) { values in
                    // Its titles are the system's, whatever stands around them, such as the header of a section.
                    values.font = nil
                    values[ForegroundKey.self] = ForegroundKey.defaultValue
                    values[LabelsStandAloneKey.self] = true
                    // Beside each other they have no room to grow as far as what stands in lines of its own.
                    if values.idiom.isTouched { values.dynamicTypeSize = min(values.dynamicTypeSize, .xxxLarge) }
                    guard let titles = ChangedAppearances.segmentedControl else { return }
                    if let font = titles.title(isSelected: false).font { values.font = Font(font) }
                    if titles.colorsTitles {
                        values[ForegroundKey.self] = ForegroundLevels(styles: [AnyShapeStyle(Color.black)])
                    }
                }
            }
        case .wheel:
            FormLabeled(label, width: .own) {
                named(WheelOptions(content: options(handle).modifier(OptionElement(look: .wheel))))
            }
        case .palette:
            FormLabeled(label, width: .own) {
                named(HStack(spacing: 6) { options(handle).modifier(OptionElement(look: .palette)) })
            }
        case .radioGroup:
            radioGroup
                .modifier(PickerElement(handle: handle))
                .modifier(ControlFrame(isDimmed: !isEnabled))
        case .inline:
            if isRow {
                // Several views, of which the list around makes a row each.
                if !labelsHidden { label.modifier(PickerElement(handle: handle, isStop: false)) }
                options(handle).modifier(OptionElement(look: .listRow)).modifier(ControlFrame(isDimmed: !isEnabled))
            } else {
                VStack(alignment: .leading, spacing: 0) {
                    if !labelsHidden { label.modifier(PickerElement(handle: handle, isStop: false)) }
                    options(handle).modifier(OptionElement(look: .row))
                }
                .modifier(ControlFrame(isDimmed: !isEnabled))
            }
        case .navigationLink:
            PickerLink(
                label: label, current: options(handle), currentValueLabel: currentValueLabel, handle: handle
            ) { choose in options(menuHandle, then: choose) }
        case .automatic, .menu:
            if isRow, !labelsHidden {
                LabeledLine(label.modifier(DecorativeModifier())) { menuButton(isFlat: true) }
            } else {
                FormLabeled(label, width: .own) { menuButton(isFlat: false) }
            }
        }
    }

    @ViewBuilder private var radioGroup: some View {
        let layout =
            isRadioHorizontal
            ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
        let buttons = layout { options(handle).modifier(OptionElement(look: .radio)) }
        if labelsHidden { buttons } else { LabeledLine(label, isAtTop: true) { buttons } }
    }

    /// Whether the picker is a row of a list or form, with the label before the value.
    private var isRow: Bool { list != nil }

    private func menuButton(isFlat: Bool) -> some View {
        menu(isFlat: isFlat).background(label.modifier(HiddenLabelModifier()))
            .modifier(PickerElement(handle: handle) { isOpen = true })
            .modifier(ControlFrame(isDimmed: !isEnabled))
    }

    private func menu(isFlat: Bool) -> some View {
        MenuPicker(
            current: options(handle),
            all: PickerMenuRows(content: options(menuHandle)).preference(key: MenuMarksKey.self, value: true),
            currentValueLabel: currentValueLabel, isFlat: isFlat, isOpen: $isOpen)
    }

    /// A look in which the label is not seen.
    private func named(_ view: some View) -> some View {
        view.background(label.modifier(HiddenLabelModifier()))
            .modifier(PickerElement(handle: handle))
            .modifier(ControlFrame(isDimmed: !isEnabled))
    }
}
