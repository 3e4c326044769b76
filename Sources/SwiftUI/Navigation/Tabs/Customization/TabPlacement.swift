/// Where a tab is shown at all.
nonisolated public struct TabPlacement: Hashable, Sendable {
    private enum Kind { case automatic, pinned, sidebarOnly }
    private let kind: Kind

    /// In the bar and in the sidebar.
    public static let automatic = Self(kind: .automatic)
    /// At the end of the bar, before a tab to search in; in the sidebar where it is declared.
    public static let pinned = Self(kind: .pinned)
    /// In the sidebar only.
    public static let sidebarOnly = Self(kind: .sidebarOnly)
}
