import MartletGraph

/// Where a sheet stands.
nonisolated public struct PresentationPlacement: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, center, leading, trailing }
    private let kind: Kind

    public static let automatic = PresentationPlacement(kind: .automatic)
    public static let center = PresentationPlacement(kind: .center)
    public static let leading = PresentationPlacement(kind: .leading)
    public static let trailing = PresentationPlacement(kind: .trailing)
}

struct PresentationPlacementKey: EnvironmentKey { static var defaultValue: PresentationPlacement { .automatic } }

extension View {
    /// Says where a sheet with this content stands. Those of a desktop stand in the middle of their window: nothing changes.
    nonisolated public func presentationPlacement(_ placement: PresentationPlacement) -> some View {
        modifier(_EnvironmentValueModifier(PresentationPlacementKey.self, placement))
    }
}
