import MartletGraph

struct DefaultTabBarPlacementKey: EnvironmentKey { static var defaultValue: AdaptableTabBarPlacement { .automatic } }

extension EnvironmentValues {
    /// Where tabs stand that adapt to their room.
    var adaptableTabBarPlacement: AdaptableTabBarPlacement { self[DefaultTabBarPlacementKey.self] }
}

extension View {
    /// Says where the tabs of the tab views below stand that adapt to their room, where both fit: in a column beside the
    /// pages unless this is `tabBar`.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        modifier(_EnvironmentValueModifier(DefaultTabBarPlacementKey.self, defaultPlacement))
    }
}
