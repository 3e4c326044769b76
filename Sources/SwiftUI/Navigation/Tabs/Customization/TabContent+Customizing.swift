extension TabContent {
    /// What the tab, or the section, is known by in what a user changed (see `tabViewCustomization(_:)`); the same from
    /// one start of the program to the next. Without one it cannot be changed.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        ModifiedTabs(self) { (customizing: inout TabCustomizing) in customizing.id = id }
    }

    /// What the user can do with the tab, or with the section, in some places; in all where none is named. Only the
    /// sidebar can be changed here.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let concerns = placements.concern(.sidebar)
        return ModifiedTabs(self) { (customizing: inout TabCustomizing) in
            if concerns { customizing.behavior = behavior }
        }
    }

    /// Whether the tab is there before the user has changed anything, in the sidebar or in the bar; in both where none is
    /// named. Without a `tabViewCustomization(_:)`, which lets the user show it, the tab is there.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let (sidebar, bar) = (placements.concern(.sidebar), placements.concern(.tabBar))
        return ModifiedTabs(self) { entry in
            if sidebar { entry.info.customization.isHiddenInSidebar = visibility == .hidden }
            if bar { entry.info.customization.isHiddenInBar = visibility == .hidden }
        }
    }

    /// Where a tab view whose style is `.sidebarAdaptable` shows the tab: `.pinned` at the end of the bar, `.sidebarOnly`
    /// not in the bar.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        ModifiedTabs(self) { entry in entry.info.placement = placement }
    }

    /// Shows things to do with the section below its tabs, in a sidebar. A single tab has none.
    ///
    ///     TabSection("Playlists") { … }
    ///         .sectionActions { Button("New Playlist", systemImage: "plus", action: add) }
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        let actions = AnyView(content())
        return ModifiedTabs(self) { entry in entry.info.section?.actions = actions }
    }
}

extension [AdaptableTabBarPlacement] {
    /// Whether a place is among them; all are where none is named.
    nonisolated fileprivate func concern(_ place: AdaptableTabBarPlacement) -> Bool {
        isEmpty || contains(place) || contains(.automatic)
    }
}

/// How a user may change a tab or a section.
nonisolated struct TabCustomizing {
    /// Nil for what cannot be changed.
    var id: String?
    var behavior = TabCustomizationBehavior.automatic
    var isHiddenInSidebar = false
    var isHiddenInBar = false

    var changeableID: String? { behavior == .disabled ? nil : id }
}
