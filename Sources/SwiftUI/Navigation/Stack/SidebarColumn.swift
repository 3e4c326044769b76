import MartletGraph

/// The first of several columns, all of it on one colour; lists in it that have no style look like a sidebar.
struct SidebarColumn: ViewModifier {
    /// Whether others stand beside it; a narrow window shows one column alone.
    let isBeside: Bool
    /// Whether the column has a background of its own, through which that of the split view may be seen.
    @State private var hasBackground = false

    init(isBeside: Bool) { self.isBeside = isBeside }

    func body(content: Content) -> some View {
        content
            .environment(\.isInSidebar, isBeside)
            .onPreferenceChange(ContainerBackgroundsKey.self) { hasBackground = $0.portals[.navigation] != nil }
            .background(ListBackground(look: .sidebar, isHidden: !isBeside || hasBackground).ignoresSafeArea())
    }
}

struct SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a view is in the first of several columns.
    var isInSidebar: Bool {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
}
