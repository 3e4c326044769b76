import MartletGraph

/// A control for one of several values.
///
/// The options are views with a `tag(_:)` of the selection's type, or of what an optional selection wraps; in a
/// `ForEach` the id is the tag where there is none. Choosing an option writes its tag; choosing the one that is chosen
/// already writes nothing. A selection that no option has shows none of them, with a run-time warning.
///
///     Picker("Colour", selection: $colour) {
///         Text("None").tag(Colour?.none)
///         ForEach(Colour.allCases) { Text($0.name).tag($0) }
///     }
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never
    /// The values that are chosen together: one, unless the picker was made for several sources.
    let selections: [Binding<SelectionValue>]
    let label: Label
    var currentValueLabel: CurrentValueLabel?
    let content: Content

    init(_ selection: Binding<SelectionValue>, _ label: Label, _ content: Content) {
        selections = [selection]
        self.label = label
        self.content = content
    }

    /// Chooses one value for several; where there is none to choose for, no option is marked and choosing writes nothing.
    init<C: RandomAccessCollection>(
        _ sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>, _ label: Label, _ content: Content
    ) {
        selections = sources.map { $0[keyPath: selection] }
        self.label = label
        self.content = content
    }

    /// Makes a picker with a label of any views.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, label(), content())
    }

    /// Makes a picker that shows `currentValueLabel` in place of the chosen option where only that is shown.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, label(), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker of several values: an option is marked where any of them is its tag; choosing one sets them all.
    /// Without any source no option is marked.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sources, selection, label(), content())
    }

    /// Makes a picker of several values that shows `currentValueLabel` where only the chosen option is shown.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources, selection, label(), content())
        self.currentValueLabel = CurrentValueLabel(currentValueLabel())
    }

    /// Makes a picker with a label.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, label, content())
    }
}

extension Picker: ExpandedView {
    @MainActor var expansion: PickerBody<TitledLabel<Label>, SelectionValue, Content> {
        PickerBody(
            label: TitledLabel(label), content: content, currentValueLabel: currentValueLabel, selections: selections)
    }
}
