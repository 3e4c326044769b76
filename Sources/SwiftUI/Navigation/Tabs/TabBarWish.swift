import MartletGraph

/// What the page that is shown wants of the bar of the tab view around.
struct TabBarWish: Equatable {
    var visibility = Visibility.automatic
    var background = BarBackground()
    var scheme: ColorScheme?

    /// How the bar looks; without a background, as the window.
    @MainActor var look: BarLook {
        let own = background == BarBackground() ? nil : background
        return BarLook(BarBackground(own, ChangedAppearances.tabBar?.look), scheme)
    }
}

enum TabBarWishKey: PreferenceKey {
    static var defaultValue: TabBarWish { TabBarWish() }

    /// What a view further out or further in front says comes first.
    static func reduce(value: inout TabBarWish, nextValue: () -> TabBarWish) {
        let next = nextValue()
        if value.visibility == .automatic { value.visibility = next.visibility }
        value.background = value.background.merged(with: next.background)
        value.scheme = value.scheme ?? next.scheme
    }
}

extension TabsNode {
    /// Whether the page that is shown wants no bar.
    var hidesBar: Bool {
        wish.visibility == .hidden || wish.visibility != .visible && ChangedAppearances.tabBar?.isHidden == true
    }

    /// Whether the bar is the tab view's to show: it is not where it stands in that of the page around, or above the pane
    /// of a window of settings.
    var showsBar: Bool { !hidesBar && inBar?.page == nil && shelf == nil }

    /// Whether the bar stands below the page.
    var hasBarBelow: Bool { !isWide && !look.isPaged && !hidesBar }

    /// How the bar looks: where the program wants no sidebar, as one that never is one.
    var barKind: _TabViewLook { isWide && look.kind == .sidebar && !isSidebar ? _TabViewLook(kind: .bar) : look }

    /// Whether the tabs stand in a column beside the page.
    var isSidebar: Bool {
        look.kind == .sidebar && isWide && !hidesBar && environment.adaptableTabBarPlacement != .tabBar
    }
}
