import MartletGraph

extension Scene {
    /// Keeps the values of `AppStorage` properties in all windows of this scene in `store`, unless they name their own.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        ModifiedScene(content: self, modifier: _EnvironmentValueModifier(DefaultAppStorageKey.self, store))
    }

    /// Changes a value of the environment in all windows of this scene.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        ModifiedScene(content: self, modifier: TransformedEnvironment(keyPath: keyPath, transform: transform))
    }

    /// Hides what the system shows over programs, such as a home indicator. A desktop shows nothing: nothing changes.
    nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
        ModifiedScene(content: self, modifier: _EnvironmentValueModifier(SystemOverlaysKey.self, preferredVisibility))
    }
}

nonisolated private struct TransformedEnvironment<V>: ViewModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, V>
    let transform: (inout V) -> Void

    init(keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) {
        (self.keyPath, self.transform) = (keyPath, transform)
    }

    @MainActor func body(content: Content) -> some View {
        content.transformEnvironment(keyPath, transform: transform)
    }
}
