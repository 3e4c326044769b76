import MartletGraph

/// The items of a menu, one below the other; they scroll where the window is too low for them.
nonisolated struct MenuPage<Items: View>: View {
    let items: Items
    @State private var hasMarks = false

    init(items: Items) { self.items = items }

    @MainActor var body: some View {
        ScrollView {
            MenuColumn { items }
                .modifier(_EnvironmentValueModifier(MenuHasMarksKey.self, hasMarks))
                .onPreferenceChange(MenuMarksKey.self) { hasMarks = $0 }
        }
        .modifier(MenuSurroundings())
    }
}

/// The look of what is in a menu, whatever the view around the menu looks like.
struct MenuSurroundings: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.body)
            .foregroundStyle(Color.primary)
            ._styled(LabelStyleConfiguration.standardStyle)
            .modifier(_EnvironmentValueModifier(ControlSizeKey.self, ControlSizeKey.defaultValue))
            // The keys of the menu are not those of its rows.
            .modifier(_EnvironmentValueModifier(KeyboardShortcutKey.self, nil))
    }
}

extension View {
    /// Opens a menu below this view while `isPresented` is true; choosing an item, a press beside it and the escape key
    /// write `false`.
    ///
    /// - Parameter items: buttons, toggles, pickers, dividers, sections and menus; anything that acts through
    ///   `MenuRow` or `ItemContext.choose(_:)`.
    nonisolated func _menuLayer<Items: View>(isPresented: Binding<Bool>, @ViewBuilder items: @escaping () -> Items)
        -> some View
    {
        modifier(
            PresentationModifier(
                kind: .menu, item: { isPresented.wrappedValue ? true : nil },
                end: { isPresented.wrappedValue = false }, content: { _ in MenuPage(items: items()) }))
    }
}
