import MartletGraph

/// A picker as a link: the label and the chosen option, and a page of the stack around with all of them.
struct PickerLink<Label: View, Content: View>: View {
    let label: Label
    let current: PickerContent<Content>
    let currentValueLabel: CurrentValueLabel?
    let handle: PickerHandle
    /// The options for the page; what it is given is called when one was chosen.
    let options: @MainActor (@escaping @MainActor () -> Void) -> PickerContent<Content>
    @State private var link = LinkState()
    @State private var pointer = PointerState()
    @Environment(\.navigationPlace) private var place
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsHidden) private var labelsHidden

    init(
        label: Label, current: PickerContent<Content>, currentValueLabel: CurrentValueLabel?, handle: PickerHandle,
        options: @escaping @MainActor (@escaping @MainActor () -> Void) -> PickerContent<Content>
    ) {
        self.label = label
        self.current = current
        self.currentValueLabel = currentValueLabel
        self.handle = handle
        self.options = options
    }

    var body: some View {
        let _ = link.update { page }
        HStack(spacing: 8) {
            if !labelsHidden {
                label.modifier(DecorativeModifier())
                Spacer(minLength: 8)
            }
            chosen.foregroundStyle(Color.secondary)
            Image(systemName: "chevron.forward").font(.caption).foregroundStyle(.secondary)
                .modifier(DecorativeModifier())
        }
        .contentShape(Rectangle())
        .background(label.modifier(HiddenLabelModifier()))
        .modifier(PressModifier(takesFrame: true, pointer: $pointer, action: open))
        .modifier(PickerElement(handle: handle, open: open))
        .modifier(ControlFrame(pointer: pointer, isDimmed: !isEnabled))
        .modifier(LinkLifetime(link: link))
        .disabled(place == nil)
    }

    @ViewBuilder private var chosen: some View {
        if let currentValueLabel {
            // The options are there to be chosen by keys, but the label is seen.
            currentValueLabel.modifier(DecorativeModifier()).background(CurrentOption(content: current).hidden())
        } else {
            CurrentOption(content: current).lineLimit(1)
        }
    }

    private func open() {
        guard let place else { return }
        link.push(at: place, nil) { page }
    }

    private var page: AnyView { AnyView(PickerPage(title: label.title, options: options)) }
}

/// The page of a picker: a row for each option; choosing one goes back.
private struct PickerPage<Content: View>: View {
    let title: Text?
    let options: @MainActor (@escaping @MainActor () -> Void) -> PickerContent<Content>
    @Environment(\.dismiss) private var dismiss

    init(
        title: Text?, options: @escaping @MainActor (@escaping @MainActor () -> Void) -> PickerContent<Content>
    ) {
        self.title = title
        self.options = options
    }

    var body: some View {
        List { options { dismiss() }.modifier(OptionElement(look: .listRow, isStopEach: true)) }
            ._changingBars { contents in if let title { contents.title = title } }
    }
}

extension View {
    /// The text that a label is, or the title of a label with a symbol.
    @MainActor fileprivate var title: Text? {
        (self as? Text) ?? (self as? TitledLabel<Text>)?.label
            ?? (self as? TitledLabel<SwiftUI.Label<Text, Image>>)?.label.title
    }
}
