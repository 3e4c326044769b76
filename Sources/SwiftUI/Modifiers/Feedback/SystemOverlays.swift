struct StatusBarHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct SystemOverlaysKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
struct DeferredGesturesKey: EnvironmentKey { static var defaultValue: Edge.Set { [] } }

extension View {
    /// Hides the bar with time and battery. A window of a desktop has none: nothing changes.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(StatusBarHiddenKey.self, hidden))
    }

    /// The older name of `statusBarHidden`.
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Hides what the system shows over programs, such as a home indicator. A desktop shows nothing: nothing changes.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        modifier(_EnvironmentValueModifier(SystemOverlaysKey.self, visibility))
    }

    /// Lets the views have gestures from an edge before the system. A desktop has none of its own there.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        modifier(_EnvironmentValueModifier(DeferredGesturesKey.self, edges))
    }
}
