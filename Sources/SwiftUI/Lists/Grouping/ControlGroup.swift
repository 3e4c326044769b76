import MartletGraph

/// Controls that belong together, side by side in one box.
nonisolated public struct ControlGroup<Content: View>: View {
    let content: () -> AnyView
    let label: AnyView
    @Environment(\.controlGroupStyle) private var style

    /// Makes a group of controls.
    public init(@ViewBuilder content: () -> Content) {
        let content = content()
        self.content = { AnyView(content) }
        label = AnyView(Image(systemName: "ellipsis"))
    }

    /// Makes a group of controls with a label, which a style may show that opens them.
    ///
    ///     ControlGroup { CopyButton(); CutButton() } label: { Label("Edit", systemImage: "pencil") }
    ///         .controlGroupStyle(.menu)
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let content = content()
        self.content = { AnyView(content) }
        self.label = AnyView(label())
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

    @MainActor public var body: some View {
        style.style.makeBody(
            ControlGroupStyleConfiguration(content: .init(view: content()), label: .init(view: label)))
    }
}

/// The controls of a group, and its label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    public typealias Body = Never
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
    nonisolated public struct Content: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    /// What the group is called.
    nonisolated public struct Label: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    public let content: Content
    public let label: Label
}

struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<ControlGroupStyleConfiguration> {
        ErasedStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var controlGroupStyle: StackedStyle<ErasedStyle<ControlGroupStyleConfiguration>> {
        stackedStyle(ControlGroupStyleKey.self)
    }
}

/// The look of control groups without another style: linked buttons.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        NavigationControlGroupStyle().makeBody(configuration: configuration)
    }
}

/// Linked buttons, a point apart, in one box with round corners.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 1) { configuration.content }
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
        modifier(
            _EnvironmentValueModifier(
                ControlGroupStyleKey.self, ErasedStyle(style) { $0.makeBody(configuration: $1) }))
    }
}
