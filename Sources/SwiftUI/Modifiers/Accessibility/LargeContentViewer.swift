import MartletGraph

struct LargeContentViewerKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct IgnoresInvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether what is too small to read is shown larger while it is pressed: a Linux desktop has no such setting.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}

extension View {
    /// Lets this view be shown larger while it is pressed, where the desktop asks for that. No Linux desktop does, and
    /// bars grow with the text: nothing changes.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        modifier(_EnvironmentValueModifier(LargeContentViewerKey.self, true))
    }

    /// Lets another view be shown in large while this one is pressed, where the desktop asks for that. No Linux desktop
    /// does, and bars grow with the text: nothing changes, and the other view is never made.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        accessibilityShowsLargeContentViewer()
    }

    /// Keeps the colours of this view where the desktop inverts those of windows. A Linux desktop inverts the whole
    /// screen without asking programs: nothing changes.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(IgnoresInvertColorsKey.self, active))
    }
}
