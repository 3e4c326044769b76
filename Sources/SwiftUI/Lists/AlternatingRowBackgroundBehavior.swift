import MartletGraph

/// Whether every second row of a list or table is darker.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let number: UInt8

    /// As the style has it.
    public static let automatic = Self(number: 0)
    public static let enabled = Self(number: 1)
    public static let disabled = Self(number: 2)
}

struct AlternatingRowBackgroundsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
    var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
        get { self[AlternatingRowBackgroundsKey.self] }
        set { self[AlternatingRowBackgroundsKey.self] = newValue }
    }
}

extension View {
    /// Makes every second row of the lists and tables below darker, or none.
    ///
    ///     List(files) { Text($0.name) }.alternatingRowBackgrounds()
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatingRowBackgrounds, behavior)
    }
}
