import MartletGraph

/// Views in a box, with an optional label above.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @SurroundingStyle<GroupBoxStyleConfiguration> private var style

    init(_ label: Label, _ content: Content) {
        self.label = label
        self.content = content
    }

    /// Makes a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content())
    }

    /// Makes a box with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label, content())
    }

    @MainActor public var body: some View {
        typealias Configuration = GroupBoxStyleConfiguration
        let slot = label as? Configuration.Label ?? Configuration.Label(isEmpty: Label.self == EmptyView.self)
        return StyledLook(Configuration(label: slot))
            ._keeping(style.contents(content), as: Configuration.Content.self)
            ._keeping(label, as: Configuration.Label.self)
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Makes a box from what a style is given, to draw it in the style further out.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(configuration.label, configuration.content)
    }
}

extension GroupBox where Label == EmptyView {
    /// Makes a box.
    public init(@ViewBuilder content: () -> Content) {
        self.init(EmptyView(), content())
    }
}

extension GroupBox where Label == Text {
    /// Makes a box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }

    /// Makes a box with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }
}

/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GroupBoxStyleConfiguration
}

/// What a group box style draws.
public struct GroupBoxStyleConfiguration {
    nonisolated public struct Label: StyleLabel {
        let isEmpty: Bool
    }

    nonisolated public struct Content: StyleLabel {}

    public let label: Label
    public let content = Content()
}

extension GroupBoxStyleConfiguration: StyledConfiguration {
    nonisolated static var standardStyle: ErasedStyle<Self> {
        ErasedStyle(DefaultGroupBoxStyle(), isStandard: true) { $0.makeBody(configuration: $1) }
    }
}

/// A card with round corners, its label as a heading inside.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            if !configuration.label.isEmpty { configuration.label.font(.headline) }
            configuration.content
        }
        .padding(12)
        .background(CardShape())
    }
}

/// The card that boxes are drawn on, in the style that the program sets for backgrounds.
struct CardShape: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.backgroundStyle) private var style

    init() {}

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 12)
        if let style {
            shape.fill(style)
        } else if scheme == .dark {
            shape.fill(Color.white.opacity(0.08))
        } else {
            shape.fill(Color.white).overlay(shape.stroke(Color.black.opacity(0.08), lineWidth: 1))
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the look of the group boxes below.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
