import MartletGraph
import MartletHost

/// What the views of a window let its user do with it; the outermost view that says something has the last word.
enum WindowAbilitiesKey: PreferenceKey {
    static var defaultValue: WindowAbilities { WindowAbilities() }
    static func reduce(value: inout WindowAbilities, nextValue: () -> WindowAbilities) {
        let next = nextValue()
        value = WindowAbilities(
            closes: value.closes && next.closes, minimizes: value.minimizes && next.minimizes,
            fillsScreen: value.fillsScreen && next.fillsScreen, resizes: value.resizes && next.resizes)
    }
}

extension View {
    /// Whether the user can close the window around this view, by its button or by Control and W. The program closes it
    /// all the same, and Control and Q ends the program.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        ability(\.closes, behavior)
    }

    /// Whether the window around this view has a button that minimises it, on desktops that have such buttons.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        ability(\.minimizes, behavior)
    }

    /// Whether F11 fills the screen with the window around this view.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        ability(\.fillsScreen, behavior)
    }

    /// Whether the user can pull at the edges of the window around this view. A window whose content has one size, in a
    /// scene with `.windowResizability(.contentSize)`, cannot be resized whatever is said here.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        ability(\.resizes, behavior)
    }

    nonisolated private func ability(
        _ ability: WritableKeyPath<WindowAbilities, Bool> & Sendable, _ behavior: WindowInteractionBehavior
    ) -> some View {
        transformPreference(WindowAbilitiesKey.self) { abilities in
            if let isEnabled = behavior.isEnabled { abilities[keyPath: ability] = isEnabled }
        }
    }
}
