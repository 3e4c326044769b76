import MartletGraph

/// The look of split views; one of the system's.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    nonisolated var _overlays: Bool { get }
}

/// The style that fits the surroundings: columns beside the detail.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public var _overlays: Bool { false }
    public init() {}
}

/// Columns beside the detail, which makes room for them.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public var _overlays: Bool { false }
    public init() {}
}

/// The detail keeps the whole window; columns come in front of it, and go when something beside them is clicked.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public var _overlays: Bool { true }
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

struct SplitViewOverlaysKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether columns of split views lie in front of the detail.
    var splitViewOverlays: Bool { self[SplitViewOverlaysKey.self] }
}

extension View {
    /// Sets the look of the split views below.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        modifier(_EnvironmentValueModifier(SplitViewOverlaysKey.self, style._overlays))
    }
}
