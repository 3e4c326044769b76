import MartletGraph

/// A control for a colour: a swatch that opens a palette, and a slider for each part of the colour.
///
///     ColorPicker("Background", selection: $background, supportsOpacity: false)
nonisolated public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @State private var isOpen = false
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.isEnabled) private var isEnabled

    init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label
    }

    /// Makes a picker with a label of any views; without `supportsOpacity` the colours are opaque.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection, supportsOpacity, label())
    }

    /// Makes a picker for a colour of Core Graphics, with a label of any views.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection.asColor, supportsOpacity, label())
    }

    @MainActor public var body: some View {
        line.modifier(ControlFrame(isDimmed: !isEnabled))
    }

    @MainActor @ViewBuilder private var line: some View {
        if labelsHidden { button } else { LabeledLine(label) { button } }
    }

    @MainActor private var button: some View {
        ColorButton(
            color: selection.wrappedValue, name: AnyView(label), isOpen: $isOpen, selection: selection,
            supportsOpacity: supportsOpacity)
    }
}

extension ColorPicker where Label == Text {
    /// Makes a picker with a title to translate.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection, supportsOpacity, Text(titleKey))
    }

    /// Makes a picker with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection, supportsOpacity, Text(title))
    }
}

extension ColorPicker where Label == Text {
    /// Makes a picker for a colour of Core Graphics, with a title to translate.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(selection.asColor, supportsOpacity, Text(titleKey))
    }

    /// Makes a picker for a colour of Core Graphics, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(selection.asColor, supportsOpacity, Text(title))
    }
}

extension Binding<CGColor> {
    nonisolated var asColor: Binding<Color> {
        Binding<Color>(
            get: { Color(cgColor: wrappedValue) },
            set: { wrappedValue = UIColor($0).cgColor })
    }
}
