// Pickers whose title names its catalogue itself.

extension Picker where Label == Text {
    /// Makes a picker with a title to translate that shows `currentValueLabel` where only the chosen option is shown.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, Text(titleResource), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title to translate of several values.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources, selection, Text(titleResource), content())
    }

    /// Makes a picker with a title to translate of several values that shows `currentValueLabel` where only the chosen option
    /// is shown.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources, selection, Text(titleResource), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Makes a picker with a title to translate and a symbol that shows `currentValueLabel` where only the chosen option is shown.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, SwiftUI.Label(titleResource, systemImage: systemImage), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title to translate and a symbol of several values.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources, selection, SwiftUI.Label(titleResource, systemImage: systemImage), content())
    }

    /// Makes a picker with a title to translate and a symbol of several values that shows `currentValueLabel` where only the chosen
    /// option is shown.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources, selection, SwiftUI.Label(titleResource, systemImage: systemImage), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title to translate and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, SwiftUI.Label(titleResource, image: image), content())
    }

    /// Makes a picker with a title to translate and a picture of a catalogue that shows `currentValueLabel` where only the chosen option is shown.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, SwiftUI.Label(titleResource, image: image), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title to translate and a picture of a catalogue of several values.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources, selection, SwiftUI.Label(titleResource, image: image), content())
    }

    /// Makes a picker with a title to translate and a picture of a catalogue of several values that shows `currentValueLabel` where only the chosen
    /// option is shown.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources, selection, SwiftUI.Label(titleResource, image: image), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }
}
