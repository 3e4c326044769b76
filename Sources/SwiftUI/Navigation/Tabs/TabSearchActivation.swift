import MartletGraph

/// Whether choosing the tab for searching begins a search.
nonisolated public struct TabSearchActivation: Hashable, Sendable {
    private enum Kind { case automatic, searchTabSelection }
    private let kind: Kind

    /// The search begins when the user goes to the search field.
    public static var automatic: Self { Self(kind: .automatic) }
    /// The search begins when the tab is chosen; when it ends, the tab before is shown again.
    public static var searchTabSelection: Self { Self(kind: .searchTabSelection) }
}

struct TabSearchActivationKey: EnvironmentKey { static var defaultValue: TabSearchActivation { .automatic } }
struct TabHistoryKey: EnvironmentKey { static var defaultValue: TabHistory? { nil } }
struct SearchLinkKey: EnvironmentKey { static var defaultValue: SearchLink? { nil } }

extension EnvironmentValues {
    var tabSearchActivation: TabSearchActivation { self[TabSearchActivationKey.self] }
    var tabHistory: TabHistory? { self[TabHistoryKey.self] }
    /// Where a search field inside the tab for searching tells of itself.
    var searchLink: SearchLink? {
        get { self[SearchLinkKey.self] }
        set { self[SearchLinkKey.self] = newValue }
    }
}

extension View {
    /// Whether choosing the tab for searching of the tab views below begins a search: in the `searchable` modifier around
    /// the tab view, or in the one inside the tab.
    ///
    ///     TabView { …; Tab(role: .search) { NavigationStack { Found() } } }
    ///         .searchable(text: $query)
    ///         .tabViewSearchActivation(.searchTabSelection)
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        modifier(_EnvironmentValueModifier(TabSearchActivationKey.self, activation))
    }
}

/// Which page of a tab view was shown before.
@MainActor
final class TabHistory: Equatable {
    weak var tabs: TabsNode?

    nonisolated init() {}

    /// Shows the page that was shown before the one that is.
    func goBack() { tabs?.showPrevious() }

    nonisolated static func == (a: TabHistory, b: TabHistory) -> Bool { a === b }
}

/// The search inside a tab for searching.
@MainActor
final class SearchLink: Equatable {
    private let change = ChangeLocation()
    /// Begins the search.
    private(set) var begin: (@MainActor () -> Void)?
    private var isSearching = false

    nonisolated init() {}

    func tell(isSearching new: Bool, begin: @escaping @MainActor () -> Void) {
        self.begin = begin
        guard new != isSearching else { return }
        isSearching = new
        Graph.current.effects.addAction { [change] in change.send() }
        Graph.current.requestFrame()
    }

    var isActive: Bool {
        change.read()
        return isSearching
    }

    nonisolated static func == (a: SearchLink, b: SearchLink) -> Bool { a === b }
}

/// The page of the tab for searching: begins a search when it is shown, where the tab view says so.
struct SearchTabPage: ViewModifier {
    @State private var link = SearchLink()
    @Environment(\.tabSearchActivation) private var activation
    @Environment(\.tabHistory) private var history
    @Environment(\.searchContext) private var outer

    nonisolated init() {}

    func body(content: Content) -> some View {
        let isSearching = link.isActive || outer?.isSearching == true
        content
            .environment(\.searchLink, link)
            .onAppear {
                if activation == .searchTabSelection { (link.begin ?? outer?.session.begin)?() }
            }
            .onChange(of: isSearching) {
                if activation == .searchTabSelection, !isSearching { history?.goBack() }
            }
    }
}
