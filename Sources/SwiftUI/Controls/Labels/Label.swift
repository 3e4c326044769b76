import MartletGraph

/// A title with a symbol.
///
///     Label { Text("Unread") } icon: { Circle().fill(.blue).frame(width: 8, height: 8) }
nonisolated public struct Label<Title: View, Icon: View>: View {
    public typealias Body = Never
    let title: Title
    let icon: Icon

    /// Makes a label from any views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Makes a label from what a style is given, to draw it in the style further out.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

extension Label: ExpandedView {
    @MainActor var expansion: ModifiedContent<Title, StyleSlot<LabelStyleConfiguration.Title>> {
        icon.modifier(LabelResolver())._keeping(title, as: LabelStyleConfiguration.Title.self)
    }
}

/// Draws a label, whose symbol is the content, in the style of the surroundings.
struct LabelResolver: ViewModifier {
    @SurroundingStyle<LabelStyleConfiguration> private var style

    init() {}

    func body(content: Content) -> some View {
        style.look(of: LabelStyleConfiguration())
    }
}
