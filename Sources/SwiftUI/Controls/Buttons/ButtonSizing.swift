/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
    private enum Kind { case automatic, fitted, flexible }
    private let kind: Kind

    /// As wide as their labels ask for.
    public static var automatic: ButtonSizing { ButtonSizing(kind: .automatic) }
    /// As wide as their labels ask for.
    public static var fitted: ButtonSizing { ButtonSizing(kind: .fitted) }
    /// As wide as there is room.
    public static var flexible: ButtonSizing { ButtonSizing(kind: .flexible) }
}

struct ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    /// How wide buttons are; a style of the program's own may follow it.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets how wide the buttons below are, and the menus, pickers and toggles that look like buttons.
    ///
    ///     Button("Continue", action: next).buttonStyle(.borderedProminent).buttonSizing(.flexible)
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        modifier(_EnvironmentValueModifier(ButtonSizingKey.self, sizing))
    }
}
