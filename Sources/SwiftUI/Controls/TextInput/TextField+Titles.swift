extension TextField where Label == Text {
    /// A field of a text with a title to translate.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(TextFieldCore(text: text, prompt: nil), Text(titleKey))
    }

    /// A field of a text with a title to translate and a prompt.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(TextFieldCore(text: text, prompt: prompt), Text(titleKey))
    }

    /// A field of a value in a format.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldCore(value: value, format: format, prompt: prompt), Text(titleKey))
    }

    /// A field of a value in a format; an empty text is no value.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldCore(optional: value, format: format, prompt: prompt), Text(titleKey))
    }

    /// A field of a value that a formatter writes and reads.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(TextFieldCore(value: value, formatter: formatter, prompt: prompt), Text(titleKey))
    }

    /// A field of a value that a formatter writes and reads. `onEditingChanged` is told when editing begins and ends,
    /// `onCommit` when return is pressed.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            TextFieldCore(value: value, formatter: formatter, prompt: nil, onEditingChanged, onCommit), Text(titleKey))
    }

    /// A field of a value that a formatter writes and reads. `onCommit` is called when return is pressed.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(
            TextFieldCore(value: value, formatter: formatter, prompt: nil, { _ in }, onCommit), Text(titleKey))
    }

    /// A field of a text. `onEditingChanged` is told when editing begins and ends, `onCommit` when return is pressed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(TextFieldCore(text: text, prompt: nil, onEditingChanged, onCommit), Text(titleKey))
    }

    /// A field of a text. `onCommit` is called when return is pressed.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextFieldCore(text: text, prompt: nil, { _ in }, onCommit), Text(titleKey))
    }
}

extension SecureField where Label == Text {
    /// A field of a secret text with a title to translate.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(TextFieldCore(text: text, prompt: nil), Text(titleKey))
    }

    /// A field of a secret text with a title to translate and a prompt.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(TextFieldCore(text: text, prompt: prompt), Text(titleKey))
    }

    /// A field of a secret text. `onCommit` is called when return is pressed.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextFieldCore(text: text, prompt: nil, { _ in }, onCommit), Text(titleKey))
    }
}
