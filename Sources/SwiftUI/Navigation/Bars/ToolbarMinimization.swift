import MartletGraph

/// When bars become small.
nonisolated public struct ToolbarMinimizationBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, onScrollDown, onScrollUp, never }
    private let kind: Kind

    public static let automatic = Self(kind: .automatic)
    public static let onScrollDown = Self(kind: .onScrollDown)
    public static let onScrollUp = Self(kind: .onScrollUp)
    public static let never = Self(kind: .never)
}

/// Whether content gets the space that a small bar leaves.
nonisolated public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
    private let kind: Kind

    public static let automatic = Self(kind: .automatic)
    public static let enabled = Self(kind: .enabled)
    public static let disabled = Self(kind: .disabled)
}

/// When small bars become as they were.
nonisolated public struct ToolbarMinimizationRestoration: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, atScrollEdge }
    private let kind: Kind

    public static let automatic = Self(kind: .automatic)
    public static let atScrollEdge = Self(kind: .atScrollEdge)
}

/// What programs say of bars that become small.
nonisolated struct ToolbarMinimization: Hashable, Sendable {
    var behavior = ToolbarMinimizationBehavior.automatic
    var adjustment = ToolbarMinimizationSafeAreaAdjustment.automatic
    var restoration = ToolbarMinimizationRestoration.automatic
    var bars: [ToolbarPlacement] = []
}

struct ToolbarMinimizationKey: EnvironmentKey {
    static var defaultValue: ToolbarMinimization { ToolbarMinimization() }
}

extension View {
    nonisolated private func minimization(
        _ bars: [ToolbarPlacement], _ change: @escaping (inout ToolbarMinimization) -> Void
    ) -> some View {
        transformEnvironment(\.toolbarMinimization) { value in
            change(&value)
            value.bars = bars
        }
    }

    /// Says when bars become small. Those of a desktop stay as they are: nothing changes.
    nonisolated public func toolbarMinimizationBehavior(
        _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
    ) -> some View {
        minimization(bars) { $0.behavior = behavior }
    }

    /// The older name of `toolbarMinimizationBehavior`.
    nonisolated public func toolbarMinimizeBehavior(
        _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
    ) -> some View {
        minimization(bars) { $0.behavior = behavior }
    }

    /// Says whether content gets the space that a small bar leaves. Bars of a desktop stay as they are: nothing changes.
    nonisolated public func toolbarMinimizationSafeAreaAdjustment(
        _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
    ) -> some View {
        minimization(bars) { $0.adjustment = adjustment }
    }

    /// Says when small bars become as they were. Bars of a desktop stay as they are: nothing changes.
    nonisolated public func toolbarMinimizationRestoration(
        _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
    ) -> some View {
        minimization(bars) { $0.restoration = restoration }
    }
}

extension EnvironmentValues {
    var toolbarMinimization: ToolbarMinimization {
        get { self[ToolbarMinimizationKey.self] }
        set { self[ToolbarMinimizationKey.self] = newValue }
    }
}
