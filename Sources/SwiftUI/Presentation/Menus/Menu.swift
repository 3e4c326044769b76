import MartletGraph

/// A button that opens a list of things to do or choose from.
///
/// Buttons, toggles and pickers inside are its items, menus inside are submenus. With a primary action, a click does
/// that, and the arrow, a long press or a secondary click opens the menu.
///
///     Menu("Actions") {
///         Button("Duplicate", action: duplicate)
///         Button("Delete", role: .destructive, action: delete)
///     }
nonisolated public struct Menu<Label: View, Content: View>: View {
    public typealias Body = Never
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
    /// Whether the program draws what the label stands for; nil where the label itself tells.
    var drawsLabel: Bool?

    init(_ label: Label, _ content: Content, _ primaryAction: (() -> Void)? = nil) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// A menu with a label of any views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content())
    }

    /// A menu with a label of any views, and what a click does.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(label(), content(), primaryAction)
    }
}

extension Menu where Label == Text {
    /// A menu with a title to translate.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }

    /// A menu with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }

    /// A menu with a title to translate, and what a click does.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(Text(titleKey), content(), primaryAction)
    }

    /// A menu with a title, and what a click does.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(Text(title), content(), primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// A menu with a title to translate and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content())
    }

    /// A menu with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(title, systemImage: systemImage), content())
    }

    /// A menu with a title to translate and a symbol, and what a click does.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction)
    }

    /// A menu with a title and a symbol, and what a click does.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(title, systemImage: systemImage), content(), primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Makes a menu from what a style is given, to draw it in the style further out.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.label, configuration.content, configuration.primaryAction)
        drawsLabel = configuration.drawsLabel
    }
}

extension Menu: ExpandedView {
    @MainActor var expansion: ModifiedContent<Label, MenuResolver> {
        label.modifier(
            MenuResolver(
                items: AnyView(content), primaryAction: primaryAction,
                drawsLabel: drawsLabel ?? DrawnLabel.isDrawn(Label.self)))
    }
}

/// Draws a menu, whose label is the content, in the style of the surroundings; in a menu, as a submenu.
struct MenuResolver: ViewModifier {
    let items: AnyView
    let primaryAction: (() -> Void)?
    let drawsLabel: Bool
    @SurroundingStyle<MenuStyleConfiguration> private var style
    @Environment(\.itemContext) private var context

    init(items: AnyView, primaryAction: (() -> Void)?, drawsLabel: Bool) {
        self.items = items
        self.primaryAction = primaryAction
        self.drawsLabel = drawsLabel
    }

    func body(content: Content) -> some View {
        if context is MenuContext {
            content.modifier(SubmenuRow(items: items))
        } else {
            style.look(
                of: MenuStyleConfiguration(
                    content: MenuStyleConfiguration.Content(items), primaryAction: primaryAction,
                    drawsLabel: drawsLabel))
        }
    }
}
