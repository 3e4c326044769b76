import MartletGraph

/// The look of tab views; one of the system's.
@MainActor @preconcurrency
public protocol TabViewStyle {
    nonisolated var _look: _TabViewLook { get }
}

/// How the pages of a tab view are chosen.
nonisolated public struct _TabViewLook: Hashable, Sendable {
    enum Kind: Hashable { case bar, sidebar, pages(PageTabViewStyle.IndexDisplayMode) }
    let kind: Kind

    var isPaged: Bool { if case .pages = kind { true } else { false } }
}

struct TabViewLookKey: EnvironmentKey { static var defaultValue: _TabViewLook { _TabViewLook(kind: .bar) } }

extension EnvironmentValues {
    var tabViewLook: _TabViewLook { self[TabViewLookKey.self] }
}

extension View {
    /// Sets the look of the tab views below.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(_EnvironmentValueModifier(TabViewLookKey.self, style._look))
    }
}

/// The style that fits the window: a bar with the items of all pages.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
    public init() {}
}

/// Pages side by side to swipe through, with a dot for each at the bottom.
nonisolated public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        enum Mode: Hashable { case automatic, always, never }
        let mode: Mode

        /// When there is more than one page.
        public static let automatic = Self(mode: .automatic)
        public static let always = Self(mode: .always)
        public static let never = Self(mode: .never)
    }

    private let indexDisplayMode: IndexDisplayMode
    public var _look: _TabViewLook { _TabViewLook(kind: .pages(indexDisplayMode)) }

    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
}

/// A bar with the items of all pages, in wide windows too.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
    public init() {}
}

/// In wide windows a column with all tabs under the headers of their sections, else a bar.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public var _look: _TabViewLook { _TabViewLook(kind: .sidebar) }
    public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

    nonisolated public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
