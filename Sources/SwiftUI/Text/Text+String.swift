import MartletGraph

extension Text {
    /// The characters, for where only those can be shown, such as a window's title.
    @MainActor var plainString: String {
        string(in: OutermostScope(key: ObjectIdentifier(Text.self)))
    }

    /// The characters, as an element shows them.
    @MainActor func string(in environment: EnvironmentValues) -> String {
        environment.scope.map(string(in:)) ?? plainString
    }

    @MainActor private func string(in scope: Scope) -> String {
        TextEnvironment.of(scope).styled(self).text.string
    }
}
