import MartletGraph

/// A label that shows and hides what belongs to it.
///
///     DisclosureGroup("Advanced") { Toggle("Verbose", isOn: $isVerbose) }
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    let isExpanded: Binding<Bool>?
    let label: Label
    let content: () -> Content
    @State private var isOpen = false
    @SurroundingStyle<DisclosureGroupStyleConfiguration> private var style

    init(_ isExpanded: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content) {
        self.isExpanded = isExpanded
        self.label = label
        self.content = content
    }

    /// Makes a group that is closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, label(), content)
    }

    /// Makes a group that is open while `isExpanded` is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, label(), content)
    }

    @MainActor public var body: some View {
        typealias Configuration = DisclosureGroupStyleConfiguration
        return StyledLook(Configuration(isExpanded: isExpanded ?? $isOpen))
            ._keeping(style.contents(DisclosedContent(make: content)), as: Configuration.Content.self)
            ._keeping(label, as: Configuration.Label.self)
    }
}

/// What a group shows when it is open; made only then.
private struct DisclosedContent<Content: View>: View {
    let make: () -> Content
    var body: some View { make() }
}

extension DisclosureGroup where Label == Text {
    /// Makes a group with a title that is closed at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, Text(titleKey), content)
    }

    /// Makes a group with a title that is open while `isExpanded` is true.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, Text(titleKey), content)
    }

    /// Makes a group with a title that is closed at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, Text(label), content)
    }

    /// Makes a group with a title that is open while `isExpanded` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, Text(label), content)
    }
}

/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a disclosure group style draws.
public struct DisclosureGroupStyleConfiguration {
    nonisolated public struct Label: StyleLabel {}

    /// What the group shows when it is open; made only then.
    nonisolated public struct Content: StyleLabel {}

    public let label = Label()
    public let content = Content()
    /// Whether the group is open.
    @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration: StyledConfiguration {
    nonisolated static var standardStyle: ErasedStyle<Self> {
        ErasedStyle(AutomaticDisclosureGroupStyle(), isStandard: true) { $0.makeBody(configuration: $1) }
    }
}

/// The label with a chevron that points down while the group is open: before it on the desktop, at the end of the row on
/// a phone. In lists each view is a row of its own.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DisclosureRows(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// Sets the look of the disclosure groups below.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}

struct DisclosureRows: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.listContext) private var look

    init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if look != nil {
            DisclosureLabel(configuration: configuration)
            if configuration.isExpanded { configuration.content.padding(.leading, 20) }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                DisclosureLabel(configuration: configuration)
                if configuration.isExpanded { configuration.content.padding(.leading, 20) }
            }
        }
    }
}

struct DisclosureLabel: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.systemAnimator) private var animate
    @Environment(\.isChevronRow) private var isChevronRow
    @Environment(\.idiom) private var idiom

    init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        // A row that can be selected is opened by its chevron alone.
        if isChevronRow {
            HStack(spacing: 6) {
                if !idiom.isTouched { chevronButton }
                configuration.label
                Spacer(minLength: 0)
                if idiom.isTouched { chevronButton }
            }
            .modifier(
                QuietTraitModifier(
                    RowDisclosureTrait.self, RowDisclosure(isExpanded: configuration.isExpanded, toggle: toggle)))
        } else {
            Button(action: toggle) {
                HStack(spacing: 6) {
                    if !idiom.isTouched { chevron }
                    configuration.label
                    Spacer(minLength: 0)
                    if idiom.isTouched { chevron }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(PlainButtonStyle._ofRow)
            .modifier(AccessibilityModifier(change: .expanded(configuration.isExpanded)))
        }
    }

    /// The chevron before the label, in points; what the group shows begins with the label.
    static let chevronWidth: CGFloat = 14

    @ViewBuilder private var chevron: some View {
        let chevron = DisclosureChevron(isOpen: configuration.isExpanded)
        if idiom.isTouched { chevron } else { chevron.frame(width: Self.chevronWidth) }
    }

    private var chevronButton: some View {
        Button(action: toggle) { chevron.contentShape(Rectangle()) }
            .buttonStyle(PlainButtonStyle())
            .accessibilityLabel(Text(_own: configuration.isExpanded ? "Collapse" : "Expand"))
            .modifier(AccessibilityModifier(change: .expanded(configuration.isExpanded)))
            .modifier(PartModifier())
    }

    private func toggle() { animate(SystemAnimation.disclosure) { configuration.isExpanded.toggle() } }
}
