extension TextField {
    /// A field of a text that follows and changes what is selected of it. With an axis it grows along it.
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(TextFieldCore(text: text, selection: selection, prompt: prompt, axis: axis), label())
    }
}

extension TextField where Label == Text {
    /// A field of a text with a title to translate that follows and changes what is selected of it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(TextFieldCore(text: text, selection: selection, prompt: prompt, axis: axis), Text(titleKey))
    }

    /// A field of a text with a title that follows and changes what is selected of it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(TextFieldCore(text: text, selection: selection, prompt: prompt, axis: axis), Text(title))
    }
}

extension TextEditor {
    /// Makes an editor of a text that follows and changes what is selected of it.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        var core = TextFieldCore(text: text, prompt: nil, kind: .editor)
        core.selection = FieldSelection(selection) { text.wrappedValue }
        self.init(core)
    }
}

extension TextFieldCore {
    init(text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text?, axis: Axis?) {
        self.init(text: text, prompt: prompt, kind: axis == .vertical ? .growing : .line)
        self.selection = FieldSelection(selection) { text.wrappedValue }
    }
}
