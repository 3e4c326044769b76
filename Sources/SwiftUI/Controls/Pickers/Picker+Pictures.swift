// Pickers with a title beside a symbol or a picture of a catalogue.

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Makes a picker with a title to translate and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, SwiftUI.Label(titleKey, systemImage: systemImage), content())
    }

    /// Makes a picker with a title to translate and a symbol that shows `currentValueLabel` where only the chosen option is shown.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, SwiftUI.Label(titleKey, systemImage: systemImage), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title to translate and a symbol of several values.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources, selection, SwiftUI.Label(titleKey, systemImage: systemImage), content())
    }

    /// Makes a picker with a title to translate and a symbol of several values that shows `currentValueLabel` where only the chosen
    /// option is shown.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources, selection, SwiftUI.Label(titleKey, systemImage: systemImage), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, SwiftUI.Label(title, systemImage: systemImage), content())
    }

    /// Makes a picker with a title and a symbol that shows `currentValueLabel` where only the chosen option is shown.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, SwiftUI.Label(title, systemImage: systemImage), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title and a symbol of several values.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources, selection, SwiftUI.Label(title, systemImage: systemImage), content())
    }

    /// Makes a picker with a title and a symbol of several values that shows `currentValueLabel` where only the chosen
    /// option is shown.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources, selection, SwiftUI.Label(title, systemImage: systemImage), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Makes a picker with a title to translate and a picture of a catalogue.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, SwiftUI.Label(titleKey, image: image), content())
    }

    /// Makes a picker with a title to translate and a picture of a catalogue that shows `currentValueLabel` where only the chosen option is shown.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, SwiftUI.Label(titleKey, image: image), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title to translate and a picture of a catalogue of several values.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources, selection, SwiftUI.Label(titleKey, image: image), content())
    }

    /// Makes a picker with a title to translate and a picture of a catalogue of several values that shows `currentValueLabel` where only the chosen
    /// option is shown.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources, selection, SwiftUI.Label(titleKey, image: image), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, SwiftUI.Label(title, image: image), content())
    }

    /// Makes a picker with a title and a picture of a catalogue that shows `currentValueLabel` where only the chosen option is shown.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, SwiftUI.Label(title, image: image), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title and a picture of a catalogue of several values.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources, selection, SwiftUI.Label(title, image: image), content())
    }

    /// Makes a picker with a title and a picture of a catalogue of several values that shows `currentValueLabel` where only the chosen
    /// option is shown.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources, selection, SwiftUI.Label(title, image: image), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }
}
