import MartletGraph

/// Pages of which one is shown at a time, with a bar to choose it.
///
///     TabView(selection: $tab) {
///         Inbox().tabItem { Label("Inbox", systemImage: "tray") }.tag(Tab.inbox)
///         Settings().tabItem { Label("Settings", systemImage: "gear") }.tag(Tab.settings)
///     }
///
/// The bar is at the bottom where the window is narrow, and on a phone or a pad; on top where it is wide. In a window of
/// settings it is above the frame around the view. A page with a `tabItem` is made when it is first shown; every page
/// keeps its state while another is shown.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Pages told apart by their tags; the program keeps which one is shown. With nil, the view keeps it.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
}

extension TabView where SelectionValue == Int {
    /// Pages of which the view keeps which one is shown; the first to begin with.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Tabs told apart by their values; the program keeps which one is shown.
    ///
    ///     TabView(selection: $page) { Tab("Inbox", systemImage: "tray", value: .inbox) { Inbox() } }
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content())
    }

    /// Tabs of which the view keeps which one is shown; the first to begin with.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content())
    }
}

extension TabView: ExpandedView {
    @MainActor var expansion: some View { TabBody(selection: selection, content: content) }
}

/// The pages in the style and the width of the surroundings.
struct TabBody<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    @Environment(\.tabViewLook) private var look
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.idiom) private var idiom
    @Environment(\.tabAccessory) private var accessory
    @Environment(\.tabCustomization) private var customization
    @Environment(\.tabBarMinimizeBehavior) private var minimizing
    @Environment(\.settingsShelf) private var shelf
    @Environment(\.adaptableTabBarPlacement) private var adaptable
    @State private var history = TabHistory()

    init(selection: Binding<SelectionValue>?, content: Content) {
        self.selection = selection
        self.content = content
    }

    var body: some View {
        let isWide = (width != .compact || shelf != nil) && !idiom.isTouched
        IntoTitleStrip {
            TabPages(
                choice: TabChoice(selection), look: look,
                isWide: isWide,
                accessory: accessory, customization: TabCustomizationState(customization), minimizing: minimizing,
                history: history, shelf: shelf,
                content: content.modifier(_EnvironmentValueModifier(TabHistoryKey.self, history))
                    .modifier(_EnvironmentValueModifier(SettingsShelfKey.self, nil))
                    .modifier(
                        _EnvironmentValueModifier(
                            TabBarPlacementKey.self, look.placement(isWide: isWide, adaptable))))
        }
    }
}

/// What the pages are compared with and write, without its type.
nonisolated struct TabChoice {
    /// Whether a page inside the node that is the second parameter has the selected value.
    let isSelected: @MainActor (LayoutNode, _ViewNode) -> Bool
    /// Writes the value of a page, also where it is that already if it is chosen again; returns `false` where there is
    /// none to write.
    let select: @MainActor (LayoutNode, _ViewNode, _ again: Bool) -> Bool

    @MainActor init<V: Hashable>(_ selection: Binding<V>?) {
        guard let selection else {
            isSelected = { _, _ in false }
            select = { _, _, _ in false }
            return
        }
        let value = selection.wrappedValue
        isSelected = { page, pages in page.selectionValue(as: V.self, in: pages) == value }
        select = { page, pages, again in
            guard let tag = page.selectionValue(as: V.self, in: pages) else { return false }
            if again || selection.wrappedValue != tag { selection.wrappedValue = tag }
            return true
        }
    }
}
