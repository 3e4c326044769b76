/// What a page says of its bars.
struct BarContents: Equatable {
    var title: Text?
    var isLarge = false
    var hidden: Set<ToolbarPlacement.Bar> = []
    var hidesBackButton = false
    var items: [BarItem] = []

    /// The places of items, from the start of the bar to its end, and the bar at the bottom.
    enum Side: Hashable { case leading, center, trailing, bottom }

    func isHidden(_ bar: ToolbarPlacement.Bar) -> Bool { hidden.contains(bar) }
    func items(_ side: Side) -> [BarItem] { items.filter { $0.side == side } }
}

/// An item of a bar: declared in the page, laid out in the bar.
struct BarItem: Equatable {
    let side: BarContents.Side
    let portal: PortalNode

    static func == (a: Self, b: Self) -> Bool { a.side == b.side && a.portal === b.portal }
}

struct BarContentsKey: PreferenceKey {
    static var defaultValue: BarContents { BarContents() }

    static func reduce(value: inout BarContents, nextValue: () -> BarContents) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.isLarge = value.isLarge || next.isLarge
        value.hidden.formUnion(next.hidden)
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.items += next.items
    }
}

extension View {
    nonisolated func bar(_ change: @escaping (inout BarContents) -> Void) -> some View {
        transformPreference(BarContentsKey.self, change)
    }
}

/// How the title of a page is shown.
nonisolated public enum NavigationBarItem {
    public enum TitleDisplayMode: Hashable, Sendable {
        /// In the bar.
        case automatic, inline
        /// Below the bar, in large letters.
        case large
    }
}

extension View {
    /// The title of the page, in the bar of the stack around; of a page outside of any stack, that of the window.
    nonisolated public func navigationTitle(_ title: Text) -> some View { bar { $0.title = title } }

    /// The title of the page.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// The title of the page.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// The title of the page: the older name of `navigationTitle`.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// The title of the page: the older name of `navigationTitle`.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// The title of the page: the older name of `navigationTitle`.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// The title of the page and how it is shown.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        bar {
            $0.title = title
            $0.isLarge = displayMode == .large
        }
    }

    /// The title of the page and how it is shown.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    /// The title of the page and how it is shown.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    /// How the title of the page is shown.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        bar { $0.isLarge = displayMode == .large }
    }

    /// Leaves out the bar of the page.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        bar { if hidden { $0.hidden.insert(.navigationBar) } else { $0.hidden.remove(.navigationBar) } }
    }

    /// Leaves out the button that goes back from the page.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { $0.hidesBackButton = hidesBackButton }
    }

    /// Views at the start and the end of the page's bar.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Views at the start of the page's bar.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Views at the end of the page's bar.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Whether bars of the page are shown.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let named = bars.isEmpty ? [.navigationBar, .bottomBar] : bars.map(\.bar)
        return bar { contents in
            switch visibility {
            case .hidden: contents.hidden.formUnion(named)
            case .visible: contents.hidden.subtract(named)
            case .automatic: break
            }
        }
    }
}
