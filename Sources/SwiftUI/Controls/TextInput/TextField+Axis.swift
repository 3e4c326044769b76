extension TextField {
    /// A field of a text that grows along `axis` with what it holds, between the lines that `lineLimit` allows.
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(TextFieldCore(text: text, prompt: prompt, kind: axis.fieldKind), label())
    }
}

extension TextField where Label == Text {
    /// A field of a text with a title to translate that grows along `axis`.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(TextFieldCore(text: text, prompt: nil, kind: axis.fieldKind), Text(titleKey))
    }

    /// A field of a text with a title to translate and a prompt that grows along `axis`.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(TextFieldCore(text: text, prompt: prompt, kind: axis.fieldKind), Text(titleKey))
    }

    /// A field of a text with a title that grows along `axis`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(TextFieldCore(text: text, prompt: nil, kind: axis.fieldKind), Text(title))
    }

    /// A field of a text with a title and a prompt that grows along `axis`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(TextFieldCore(text: text, prompt: prompt, kind: axis.fieldKind), Text(title))
    }
}

extension Axis {
    fileprivate var fieldKind: TextFieldCore.Kind { self == .vertical ? .growing : .line }
}
