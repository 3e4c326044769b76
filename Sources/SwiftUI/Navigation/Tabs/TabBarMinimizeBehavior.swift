import MartletGraph

/// When the bar at the bottom of a tab view makes itself small.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private enum Kind { case automatic, never, onScrollDown, onScrollUp }
    private let kind: Kind

    /// As `never`.
    public static let automatic = Self(kind: .automatic)
    /// It never does.
    public static let never = Self(kind: .never)
    /// When the user scrolls a page down; scrolling up shows all tabs again.
    public static let onScrollDown = Self(kind: .onScrollDown)
    /// When the user scrolls a page up; scrolling down shows all tabs again. For pages that begin at their end.
    public static let onScrollUp = Self(kind: .onScrollUp)

    /// Whether a page that was scrolled so many points down makes the bar small; nil where it stays as it is.
    func makesSmall(_ distance: CGFloat) -> Bool? {
        switch kind {
        case .onScrollDown where distance != 0: distance > 0
        case .onScrollUp where distance != 0: distance < 0
        case .automatic, .never, .onScrollDown, .onScrollUp: nil
        }
    }
}

struct TabBarMinimizeKey: EnvironmentKey { static var defaultValue: TabBarMinimizeBehavior { .automatic } }

extension EnvironmentValues {
    var tabBarMinimizeBehavior: TabBarMinimizeBehavior { self[TabBarMinimizeKey.self] }
}

extension View {
    /// Lets the bar of the tab views below shrink to the tab that is shown while the user scrolls its page; a press on that
    /// tab shows all of them again. This is for bars at the bottom, in narrow windows and on phones.
    ///
    ///     TabView { … }.tabBarMinimizeBehavior(.onScrollDown)
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        modifier(_EnvironmentValueModifier(TabBarMinimizeKey.self, behavior))
    }
}

extension TabsNode: ScrollSurrounding {
    func scrolledInside(by distance: CGSize) {
        guard hasBarBelow, let isSmall = minimizing.makesSmall(distance.height) else { return }
        setSmall(isSmall)
    }
}
