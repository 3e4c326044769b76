/// Where tabs stand in a tab view that adapts to its room.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private enum Kind { case automatic, sidebar, tabBar }
    private let kind: Kind

    /// In both.
    public static let automatic = Self(kind: .automatic)
    /// In a column beside the pages.
    public static let sidebar = Self(kind: .sidebar)
    /// In the bar.
    public static let tabBar = Self(kind: .tabBar)
}
