struct LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether links in rows show an arrow at their end.
    public var navigationLinkIndicatorVisibility: Visibility { self[LinkIndicatorKey.self] }
}

extension View {
    /// Whether the links below show an arrow at the end of their rows, as they do where nothing is said.
    @MainActor @preconcurrency
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        modifier(_EnvironmentValueModifier(LinkIndicatorKey.self, visibility))
    }
}
