/// How the title of a page is shown.
nonisolated public enum NavigationBarItem {
    public enum TitleDisplayMode: Hashable, Sendable {
        /// In the bar.
        case automatic, inline
        /// Below the bar, in large letters.
        case large

        var toolbarMode: ToolbarTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

/// How the title of a page is shown in its bar.
nonisolated public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private enum Mode: Hashable { case automatic, inline, inlineLarge, large }
    private let mode: Mode

    /// In the bar.
    public static var automatic: Self { Self(mode: .automatic) }
    public static var inline: Self { Self(mode: .inline) }
    /// In the bar, in large letters at its start.
    public static var inlineLarge: Self { Self(mode: .inlineLarge) }
    /// Below the bar, in large letters.
    public static var large: Self { Self(mode: .large) }
}

extension View {
    /// The title of the page, in the bar of the stack around and of the window; of a page outside of any stack, that of
    /// the window.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        _changingBars { ($0.title, $0.titleEditing) = (title, nil) }
    }

    /// The title of the page.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// The title of the page.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// The title of the page, which the user can change: a click on it lets him edit it.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(EditableTitle(title: title))
    }

    /// A line under the title of the page.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        _changingBars { $0.subtitle = subtitle }
    }

    /// A line under the title of the page.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// A line under the title of the page.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
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
        _changingBars {
            $0.title = title
            $0.mode = displayMode.toolbarMode
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
        _changingBars { $0.mode = displayMode.toolbarMode }
    }

    /// How the title of the page is shown.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        _changingBars { $0.mode = mode }
    }

    /// Leaves out the bar of the page.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        _changingBars { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
    }

    /// Leaves out the button that goes back from the page, and the keys that do.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        _changingBars { $0.hidesBackButton = hidesBackButton }
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
}
