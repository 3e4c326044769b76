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

extension Scene {
    /// Whether the windows of this scene are moved by dragging what takes no presses, wherever that is; for windows that
    /// open from now on. As the scene says, the bar alone moves them.
    ///
    ///     Window("Clock", id: "clock") { ClockFace() }
    ///         .windowStyle(.plain)
    ///         .windowBackgroundDragBehavior(.enabled)
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
        ChangedScene(content: self) { $0.bars.movesByBackground = behavior.isEnabled ?? false }
    }
}
