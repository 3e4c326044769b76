import MartletGraph

/// What stands around the tabs of a sidebar.
struct TabSidebarParts {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?
}

struct TabSidebarPartsKey: EnvironmentKey { static var defaultValue: TabSidebarParts { TabSidebarParts() } }

extension EnvironmentValues {
    var tabSidebarParts: TabSidebarParts {
        get { self[TabSidebarPartsKey.self] }
        set { self[TabSidebarPartsKey.self] = newValue }
    }
}

extension View {
    /// Shows a view above the tabs in the sidebar of the tab views below; it scrolls with them.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.header = view }
    }

    /// Shows a view below the tabs in the sidebar of the tab views below; it scrolls with them.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.footer = view }
    }

    /// Shows a view at the bottom of the sidebar of the tab views below, whatever is scrolled.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = view }
    }
}
