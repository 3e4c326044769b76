import MartletGraph

/// A line of text to edit.
///
/// The label is shown while the field is empty, unless there is a prompt; in a form of a desktop it stands before it.
///
/// The text is written to the binding letter by letter; a field of a value with a format writes when the editing is
/// committed, and goes back to the last good value when the text means nothing.
///
///     TextField("Name", text: $name)
///     TextField("Price", value: $price, format: .number)
nonisolated public struct TextField<Label: View>: View {
    public typealias Body = Never
    var core: TextFieldCore
    let label: Label
    var isPart = false

    init(_ core: TextFieldCore, _ label: Label) {
        self.core = core
        // A style makes the field anew, with what stands for the label.
        if let title = label as? Text { self.core.title = title }
        self.label = label
    }

    /// A field of a text; `prompt` is shown while it is empty, else the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextFieldCore(text: text, prompt: prompt), label())
    }

    /// A field of a value in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextFieldCore(value: value, format: format, prompt: prompt), label())
    }

    /// A field of a value in a format; an empty text is no value.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextFieldCore(optional: value, format: format, prompt: prompt), label())
    }

    /// A field of a value that a formatter writes and reads.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextFieldCore(value: value, formatter: formatter, prompt: prompt), label())
    }
}

extension TextField where Label == Text {
    /// A field of a text with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(TextFieldCore(text: text, prompt: nil), Text(title))
    }

    /// A field of a text with a title and a prompt.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(TextFieldCore(text: text, prompt: prompt), Text(title))
    }

    /// A field of a value in a format.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldCore(value: value, format: format, prompt: prompt), Text(title))
    }

    /// A field of a value in a format; an empty text is no value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldCore(optional: value, format: format, prompt: prompt), Text(title))
    }

    /// A field of a value that a formatter writes and reads.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(TextFieldCore(value: value, formatter: formatter, prompt: prompt), Text(title))
    }

    /// A field of a value that a formatter writes and reads. `onEditingChanged` is told when editing begins and ends,
    /// `onCommit` when return is pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            TextFieldCore(value: value, formatter: formatter, prompt: nil, onEditingChanged, onCommit), Text(title))
    }

    /// A field of a value that a formatter writes and reads. `onCommit` is called when return is pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(TextFieldCore(value: value, formatter: formatter, prompt: nil, { _ in }, onCommit), Text(title))
    }

    /// A field of a text. `onEditingChanged` is told when editing begins and ends, `onCommit` when return is pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(TextFieldCore(text: text, prompt: nil, onEditingChanged, onCommit), Text(title))
    }

    /// A field of a text. `onCommit` is called when return is pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextFieldCore(text: text, prompt: nil, { _ in }, onCommit), Text(title))
    }
}

extension TextField: ExpandedView {
    @MainActor var expansion: ModifiedContent<Label, TextFieldResolver> {
        label.modifier(TextFieldResolver(core: core, isPart: isPart))
    }
}

/// A line of text whose letters are not shown.
nonisolated public struct SecureField<Label: View>: View {
    public typealias Body = Never
    let core: TextFieldCore
    let label: Label

    init(_ core: TextFieldCore, _ label: Label) {
        var core = core
        core.isSecure = true
        if let title = label as? Text { core.title = title }
        self.core = core
        self.label = label
    }

    /// A field of a secret text; `prompt` is shown while it is empty, else the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextFieldCore(text: text, prompt: prompt), label())
    }
}

extension SecureField where Label == Text {
    /// A field of a secret text with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(TextFieldCore(text: text, prompt: nil), Text(title))
    }

    /// A field of a secret text with a title and a prompt.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(TextFieldCore(text: text, prompt: prompt), Text(title))
    }

    /// A field of a secret text. `onCommit` is called when return is pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextFieldCore(text: text, prompt: nil, { _ in }, onCommit), Text(title))
    }
}

extension SecureField: ExpandedView {
    @MainActor var expansion: ModifiedContent<Label, TextFieldResolver> {
        label.modifier(TextFieldResolver(core: core, isPart: false))
    }
}

/// Draws a text field, whose label is the content, in the style of the surroundings.
struct TextFieldResolver: ViewModifier {
    let core: TextFieldCore
    let isPart: Bool
    @SurroundingStyle<TextFieldCore> private var style
    @Environment(\.showsFormLabels) private var showsLabel
    @Environment(\.desktopForm) private var form

    init(core: TextFieldCore, isPart: Bool) {
        self.core = core
        self.isPart = isPart
    }

    @ViewBuilder func body(content: Content) -> some View {
        if showsLabel, !core.isLabelShown {
            LabeledLine(content.modifier(DecorativeModifier()), width: .filling(least: 100)) {
                if form == .rows, style.style.isStandard { field.multilineTextAlignment(.trailing) } else { field }
            }
        } else {
            field
        }
    }

    private var field: some View {
        var (style, core) = (style, core)
        if style.outer.isStandard { style.outer = ErasedStyle(BareTextFieldStyle()) }
        core.isLabelShown = core.isLabelShown || showsLabel
        return style.look(of: core)
    }
}
