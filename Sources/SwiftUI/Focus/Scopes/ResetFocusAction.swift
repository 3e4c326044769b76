import MartletGraph

/// Gives the keyboard anew to what prefers it in a scope.
///
///     @Environment(\.resetFocus) private var resetFocus
///     Button("Clear") { clear(); resetFocus(in: form) }
@MainActor @preconcurrency
public struct ResetFocusAction {
    /// Where the window is found.
    private let scope: Scope?

    nonisolated init(_ scope: Scope?) { self.scope = scope }

    /// Gives the keyboard to the view of the scope that prefers it, else to the first that takes it. What the same action
    /// has written is shown first; a name that no scope in the window has does nothing.
    public func callAsFunction(in namespace: Namespace.ID) {
        guard let window = scope?.windowRoot else { return }
        window.graph.effects.addAction { [weak window] in window?.kept(FocusScopes.self).reset(namespace) }
        window.graph.requestFrame()
    }
}

extension EnvironmentValues {
    /// Gives the keyboard anew to what prefers it in a scope: `resetFocus(in: namespace)`.
    public var resetFocus: ResetFocusAction { ResetFocusAction(scope) }
}
