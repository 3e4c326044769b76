extension View {
    /// Makes the controls inside unusable, and shows them so.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(_EnvironmentValueModifier(DisabledKey.self, disabled))
    }
}
