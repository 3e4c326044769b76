/// Whether the window of a control has the keyboard.
nonisolated public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// The window has the keyboard.
    case key
    /// The program has the keyboard, in another window.
    case active
    case inactive
}

extension EnvironmentValues {
    /// Whether the view's window has the keyboard.
    public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }

    /// Whether the view's window has the keyboard.
    public var appearsActive: Bool { scenePhase == .active }
}
