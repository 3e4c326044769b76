/// How much what lies below a view stands out.
nonisolated public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// Nothing that text could not be read on.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A strong colour, such as that of the accent.
    public static let increased = BackgroundProminence(isIncreased: true)
}

struct BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }

extension EnvironmentValues {
    /// How much what lies below the views stands out. Selected rows are faintly tinted here, which is the standard; a
    /// program that draws a strong colour below views says so.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}
