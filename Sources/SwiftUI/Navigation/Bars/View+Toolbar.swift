import MartletGraph

extension View {
    /// Puts items into the bars of the page.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: content()))
    }

    /// Puts views at the end of the page's bar.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
    }

    /// Whether bars of the page are shown.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarVisibility(visibility: visibility, bars: bars.map(\.bar)))
    }

    /// Whether bars of the page are shown.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarVisibility(visibility: visibility, bars: bars.map(\.bar)))
    }

    /// Leaves out an item that pages have without being asked.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        _changingBars { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
    }

    /// Draws bars of the page on a style.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(BarBackgrounds(change: { [style = AnyShapeStyle(style)] in $0.style = style }, bars: bars.map(\.bar)))
    }

    /// Whether bars of the page are drawn on a background of their own.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarBackgrounds(change: { $0.visibility = visibility }, bars: bars.map(\.bar)))
    }

    /// Whether bars of the page are drawn on a background of their own.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        modifier(BarBackgrounds(change: { $0.visibility = visibility }, bars: bars.map(\.bar)))
    }

    /// Shows bars of the page light or dark; nil as the window is.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        let bars = bars.map(\.bar)
        return
            _changingBars { contents in
                for bar in bars.orAll where bar != .tabBar { contents.schemes[bar] = colorScheme }
            }
            .transformPreference(TabBarWishKey.self) { if bars.contains(.tabBar) { $0.scheme = colorScheme } }
    }

    /// What the bar of the page is for: where its title stands.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { _changingBars { $0.role = role } }

    /// Lets a click on the page's title open a menu.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbar { ToolbarTitleMenu(content: content) }
    }
}

extension [ToolbarPlacement.Bar] {
    /// All bars of a page where none is named.
    nonisolated fileprivate var orAll: [ToolbarPlacement.Bar] { isEmpty ? [.navigationBar, .bottomBar] : self }
}

/// Says which bars are shown: those of the page, and that of the tab view around.
nonisolated struct BarVisibility: ViewModifier {
    let visibility: Visibility
    let bars: [ToolbarPlacement.Bar]

    init(visibility: Visibility, bars: [ToolbarPlacement.Bar]) {
        self.visibility = visibility
        self.bars = bars
    }

    @MainActor func body(content: Content) -> some View {
        let (visibility, bars) = (visibility, bars.orAll)
        return
            content
            ._changingBars { contents in
                for bar in bars where bar != .tabBar && visibility != .automatic {
                    contents.visibility[bar] = visibility
                }
            }
            .transformPreference(TabBarWishKey.self) {
                if bars.contains(.tabBar), visibility != .automatic { $0.visibility = visibility }
            }
    }
}

/// Says what bars are drawn on: those of the page, and that of the tab view around.
nonisolated private struct BarBackgrounds: ViewModifier {
    let change: (inout BarBackground) -> Void
    let bars: [ToolbarPlacement.Bar]

    init(change: @escaping (inout BarBackground) -> Void, bars: [ToolbarPlacement.Bar]) {
        self.change = change
        self.bars = bars.orAll
    }

    @MainActor func body(content: Content) -> some View {
        content
            ._changingBars { contents in
                for bar in bars where bar != .tabBar { change(&contents.backgrounds[bar, default: BarBackground()]) }
            }
            .transformPreference(TabBarWishKey.self) { if bars.contains(.tabBar) { change(&$0.background) } }
    }
}

/// What the bar of a page is for.
nonisolated public struct ToolbarRole: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, navigationStack, browser, editor }
    private let kind: Kind

    /// The title in the middle.
    public static var automatic: Self { Self(kind: .automatic) }
    /// The title in the middle.
    public static var navigationStack: Self { Self(kind: .navigationStack) }
    /// The title at the start, so that the middle is free.
    public static var browser: Self { Self(kind: .browser) }
    /// The title at the start, so that the middle is free.
    public static var editor: Self { Self(kind: .editor) }

    var putsTitleFirst: Bool { kind == .browser || kind == .editor }
}

/// An item that pages have without being asked.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private enum Kind: Hashable { case sidebarToggle, title, search }
    private let kind: Kind

    /// The button of a split view that shows and hides its columns.
    public static let sidebarToggle = Self(kind: .sidebarToggle)
    /// The title of the page.
    public static let title = Self(kind: .title)
    /// The search field of the page.
    public static let search = Self(kind: .search)
}
