import MartletGraph

/// Whether letters are to be thicker than they were drawn.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
struct LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether texts are bold that are not by themselves; nil where nobody says so, as no Linux desktop does.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// Whether the screen shows as little light as can be; false unless a view around says otherwise.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceReducedKey.self] }
        set { self[LuminanceReducedKey.self] = newValue }
    }

    /// The length of a pixel of the screen in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}
