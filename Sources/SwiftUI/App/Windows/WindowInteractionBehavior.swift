/// Whether a user can do something with a window.
nonisolated public struct WindowInteractionBehavior: Sendable {
    /// Nil as the scene says.
    let isEnabled: Bool?

    /// As the scene says.
    public static let automatic = Self(isEnabled: nil)
    /// It can be done.
    public static let enabled = Self(isEnabled: true)
    /// It cannot be done.
    public static let disabled = Self(isEnabled: false)
}
