import MartletGraph

/// Controls that belong together, side by side in one box.
nonisolated public struct ControlGroup<Content: View>: View {
    let content: Content
    let label: AnyView
    @SurroundingStyle<ControlGroupStyleConfiguration> private var style

    /// Makes a group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = AnyView(Image(systemName: "ellipsis"))
    }

    /// Makes a group of controls with a label, which a style may show that opens them.
    ///
    ///     ControlGroup { CopyButton(); CutButton() } label: { Label("Edit", systemImage: "pencil") }
    ///         .controlGroupStyle(.menu)
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.content = LabeledControlGroupContent(content: content(), label: label)
        self.label = AnyView(label)
    }

    /// Makes a group of controls with a title.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Makes a group of controls with a title.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(title) })
    }

    /// Makes a group of controls with a title and a symbol.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
    }

    /// Makes a group of controls with a title and a symbol.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(title, systemImage: systemImage) })
    }

    /// Makes a group of controls with a title and a picture of a catalogue.
    public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(titleKey, image: image) })
    }

    /// Makes a group of controls with a title and a picture of a catalogue.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(title, image: image) })
    }

    @MainActor public var body: some View {
        typealias Configuration = ControlGroupStyleConfiguration
        return StyledLook(Configuration())
            ._keeping(style.contents(content), as: Configuration.Content.self)
            ._keeping(label, as: Configuration.Label.self)
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Makes a group from what a style is given, to draw it in the style further out.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
        label = AnyView(configuration.label)
    }
}

/// The controls of a group, and its label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    @MainActor public var body: some View { content }
}

/// The look of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ControlGroupStyleConfiguration
}

/// What a control group style draws.
public struct ControlGroupStyleConfiguration {
    nonisolated public struct Content: StyleLabel {}

    /// What the group is called.
    nonisolated public struct Label: StyleLabel {}

    public let content = Content()
    public let label = Label()
}

extension ControlGroupStyleConfiguration: StyledConfiguration {
    nonisolated static var standardStyle: ErasedStyle<Self> {
        ErasedStyle(AutomaticControlGroupStyle(), isStandard: true) { $0.makeBody(configuration: $1) }
    }
}

/// The look of control groups without another style: linked buttons.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        NavigationControlGroupStyle().makeBody(configuration: configuration)
    }
}

/// Linked buttons, a point apart, in one box with round corners; in a menu one line of it, with symbols above titles.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinkedControls(configuration: configuration)
    }
}

/// The controls of a group, linked. Where buttons have no box of their own, outside bars, linked ones do: else their
/// words would run together.
private struct LinkedControls: View {
    let configuration: ControlGroupStyleConfiguration
    @SurroundingStyle<PrimitiveButtonStyleConfiguration> private var buttons
    @SurroundingStyle<ToggleStyleConfiguration> private var toggles
    @Environment(\.isInBar) private var isInBar
    @Environment(\.itemContext) private var context

    private var style: ErasedStyle<PrimitiveButtonStyleConfiguration> {
        let around = buttons.style
        return around.isStandard && !isInBar
            ? ErasedStyle(BorderedButtonStyle()) { $0.makeBody(configuration: $1) }
            : around
    }

    /// Toggles are buttons among buttons.
    private var toggleStyle: ErasedStyle<ToggleStyleConfiguration> {
        let around = toggles.style
        return around.isStandard ? ErasedStyle(ButtonToggleStyle()) { $0.makeBody(configuration: $1) } : around
    }

    var body: some View {
        if context is MenuContext {
            MenuCells { configuration.content }.labelStyle(StackedLabelStyle())
        } else {
            linked
        }
    }

    private var linked: some View {
        HStack(spacing: 1) { configuration.content._styled(style)._styled(toggleStyle) }
            .buttonBorderShape(.roundedRectangle(radius: 0))
            .clipShape(RoundedRectangle(cornerRadius: 6))
    }
}

/// The group's label, which opens a menu of its controls.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
    /// Sets the look of the control groups below.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
