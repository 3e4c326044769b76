import MartletGraph

/// How much the badges of rows stand out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
    private enum Kind { case decreased, standard, increased }
    private let kind: Kind

    /// Fainter than usual.
    public static let decreased = BadgeProminence(kind: .decreased)
    /// A grey text.
    public static let standard = BadgeProminence(kind: .standard)
    /// White on the tint.
    public static let increased = BadgeProminence(kind: .increased)
}

struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
    /// How much the badges of rows stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much the badges of the rows below stand out.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        modifier(_EnvironmentValueModifier(BadgeProminenceKey.self, prominence))
    }
}
