import MartletGraph

/// The look of menus that are closed.
///
///     struct Framed: MenuStyle {
///         func makeBody(configuration: Configuration) -> some View { Menu(configuration).border(.red) }
///     }
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = MenuStyleConfiguration
}

/// What a menu style is given.
public struct MenuStyleConfiguration {
    /// The label of the menu.
    nonisolated public struct Label: View {
        nonisolated init() {}
        @MainActor public var body: some View { _ViewModifier_Content<MenuResolver>() }
    }

    /// The items of the menu.
    nonisolated public struct Content: View {
        let items: AnyView
        nonisolated init(_ items: AnyView) { self.items = items }
        @MainActor public var body: some View { items }
    }

    let label = Label()
    let content: Content
    let primaryAction: (() -> Void)?
    /// Whether the program draws the label itself.
    let drawsLabel: Bool
}

extension MenuStyleConfiguration: StyledConfiguration {
    nonisolated static var standardStyle: ErasedStyle<Self> {
        ErasedStyle(DefaultMenuStyle(), isStandard: true) { $0.makeBody(configuration: $1) }
    }
}

struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether menus show the arrow that says so.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

/// A button in the style of the surroundings, with an arrow; a label that the program draws itself stands alone, without
/// an arrow.
nonisolated public struct DefaultMenuStyle: MenuStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration, isBare: false)
    }
}

/// A button in the style of the surroundings, with an arrow.
nonisolated public struct ButtonMenuStyle: MenuStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration, isBare: false)
    }
}

/// The label in the tint, without a box, with an arrow.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
    private let showsMenuIndicator: Bool
    public init() { showsMenuIndicator = true }
    /// - Parameter showsMenuIndicator: whether the arrow is there.
    @available(*, deprecated, message: "Use menuIndicator(_:) on the menu instead.")
    public init(showsMenuIndicator: Bool) { self.showsMenuIndicator = showsMenuIndicator }
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration, isBare: true)
            .transformEnvironment(\.menuIndicatorVisibility) { if !showsMenuIndicator { $0 = .hidden } }
    }
}

/// A button with a box, and an arrow.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration, isBare: false).buttonStyle(.bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    nonisolated public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension View {
    /// Sets the look of the menus below while they are closed.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }

    /// Whether the menus below show the arrow that tells them from buttons.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        modifier(_EnvironmentValueModifier(MenuIndicatorKey.self, visibility))
    }
}
