import MartletGraph

/// The look of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style of labelled content draws.
public struct LabeledContentStyleConfiguration {
    nonisolated public struct Label: StyleLabel {}

    nonisolated public struct Content: View {
        nonisolated init() {}
        @MainActor public var body: some View { _ViewModifier_Content<LabeledResolver>() }
    }

    public let label = Label()
    public let content = Content()
}

extension LabeledContentStyleConfiguration: StyledConfiguration {
    nonisolated static var standardStyle: ErasedStyle<Self> {
        ErasedStyle(AutomaticLabeledContentStyle(), isStandard: true) { $0.makeBody(configuration: $1) }
    }
}

/// The label, and after it the content; in rows at the end, and fainter.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets the look of the labelled contents below.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}

/// A label, and a value at the end of the row.
struct LabeledRow<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.listContext) private var look
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.desktopForm) private var form

    init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    var body: some View {
        if labelsHidden {
            content.background(label.modifier(HiddenLabelModifier()))
        } else if look != nil {
            LabeledLine(label, width: .texts) {
                content._implicitForegroundStyle(.secondary).multilineTextAlignment(.trailing)
                    .modifier(_EnvironmentValueModifier(IsLabeledValueKey.self, true))
            }
        } else if form == .columns {
            LabeledLine(label, width: .texts) {
                content.modifier(_EnvironmentValueModifier(IsLabeledValueKey.self, true))
            }
        } else {
            HStack(alignment: .firstTextBaseline) {
                label
                content
            }
        }
    }
}
