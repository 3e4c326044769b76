/// Whether the window of a control has the keyboard.
nonisolated public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// The window has the keyboard.
    case key
    /// The program has the keyboard, in another window.
    case active
    case inactive
}

/// What a program set around a view, to show it as in another window; nil where the window itself says it.
struct ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState? { nil } }

extension EnvironmentValues {
    /// Whether the view's window has the keyboard. A program that sets it shows the views inside as in such a window.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether the view's window has the keyboard. A program that sets it shows the views inside as in such a window.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }
}
