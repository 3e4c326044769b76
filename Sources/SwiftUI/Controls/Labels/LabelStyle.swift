import MartletGraph

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabelStyleConfiguration
}

/// What a label style draws.
public struct LabelStyleConfiguration {
    /// The title of the label.
    nonisolated public struct Title: StyleLabel {}

    /// The symbol of the label; it has no name of its own.
    nonisolated public struct Icon: View {
        nonisolated init() {}
        @MainActor public var body: some View { _ViewModifier_Content<LabelResolver>() }
    }

    public var title: Title { Title() }
    public var icon: Icon { Icon() }
}

extension LabelStyleConfiguration: StyledConfiguration {
    nonisolated static var standardStyle: ErasedStyle<Self> {
        ErasedStyle(DefaultLabelStyle(), isStandard: true) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the look of the labels below.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}

/// The symbol and the title. In the rows of lists on a phone or a pad symbols stand in a column 24 points wide, or as wide
/// as they are, and titles begin 16 points after it, so that they stand below one another.
nonisolated public struct DefaultLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.sideBySide(keepsColumn: true)
    }
}

/// The symbol and, 6 points after it, the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.sideBySide(keepsColumn: false)
    }
}

extension LabelStyleConfiguration {
    @MainActor fileprivate func sideBySide(keepsColumn: Bool) -> some View {
        SideBySideLabel(
            spacing: 6, keepsColumn: keepsColumn,
            icon: icon.modifier(LabelIconLook()).modifier(DecorativeModifier()), title: title)
    }
}

/// The symbol alone; the title names it for a screen reader.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(DecorativeModifier())
            .background(configuration.title.modifier(HiddenLabelModifier()))
    }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Is seen but names nothing.
nonisolated struct DecorativeModifier: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        list.addDecoration { child.describe(into: &$0) }
    }
}
