extension Picker where Label == Text {
    /// Makes a picker with a title to translate.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, Text(titleKey), content())
    }

    /// Makes a picker with a title to translate that shows `currentValueLabel` where only the chosen option is shown.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, Text(titleKey), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title to translate of several values.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources, selection, Text(titleKey), content())
    }

    /// Makes a picker with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, Text(title), content())
    }

    /// Makes a picker with a title that shows `currentValueLabel` where only the chosen option is shown.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, Text(title), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title of several values.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources, selection, Text(title), content())
    }

    /// Makes a picker with a title to translate of several values that shows `currentValueLabel` where only the chosen option
    /// is shown.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources, selection, Text(titleKey), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a title of several values that shows `currentValueLabel` where only the chosen option
    /// is shown.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources, selection, Text(title), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }
}
