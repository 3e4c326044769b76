import MartletGraph

/// A value with a label: side by side, the value at the end in rows of lists and forms.
///
///     LabeledContent("Version", value: "1.2")
nonisolated public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content

    init(_ label: Label, _ content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent where Label: View, Content: View {
    /// Makes labelled content of any views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Makes content with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }

    /// Makes content with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Makes a text with a title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(Text(titleKey), Text(value))
    }

    /// Makes a text with a title.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(Text(title), Text(value))
    }

    /// Makes a value in a format with a title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(Text(titleKey), Text(verbatim: format.format(value)))
    }

    /// Makes a value in a format with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(Text(title), Text(verbatim: format.format(value)))
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// Makes labelled content from what a style is given, to draw it in the style further out.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(configuration.label, configuration.content)
    }
}

extension LabeledContent: View where Label: View, Content: View {
    @MainActor public var body: some View {
        content.modifier(LabeledResolver())
            ._keeping(TitledLabel(label), as: LabeledContentStyleConfiguration.Label.self)
    }
}

/// Draws labelled content in the style of the surroundings.
struct LabeledResolver: ViewModifier {
    @SurroundingStyle<LabeledContentStyleConfiguration> private var style

    init() {}

    func body(content: Content) -> some View {
        style.look(of: LabeledContentStyleConfiguration())
    }
}
