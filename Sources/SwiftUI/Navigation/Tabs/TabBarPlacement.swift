import MartletGraph

/// Where the tabs of a tab view stand.
nonisolated public struct TabBarPlacement: Hashable, Sendable {
    private enum Kind { case topBar, bottomBar, sidebar, pageIndicator }
    private let kind: Kind

    /// In a bar above the pages.
    public static let topBar = Self(kind: .topBar)
    /// In a bar below the pages.
    public static let bottomBar = Self(kind: .bottomBar)
    /// In a column beside the pages.
    public static let sidebar = Self(kind: .sidebar)
    /// As dots on the pages, which are turned.
    public static let pageIndicator = Self(kind: .pageIndicator)
}

struct TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }

extension EnvironmentValues {
    /// Where the tabs of the tab view around stand; nil outside of one.
    public var tabBarPlacement: TabBarPlacement? { self[TabBarPlacementKey.self] }

    /// Whether the tab view around shows the tabs under the headers of their sections, as a sidebar does.
    public var isTabBarShowingSections: Bool { tabBarPlacement == .sidebar }
}

extension _TabViewLook {
    /// Where tabs of this look stand.
    func placement(isWide: Bool, _ adaptable: AdaptableTabBarPlacement) -> TabBarPlacement {
        if isPaged { return .pageIndicator }
        if !isWide { return .bottomBar }
        return kind == .sidebar && adaptable != .tabBar ? .sidebar : .topBar
    }
}
