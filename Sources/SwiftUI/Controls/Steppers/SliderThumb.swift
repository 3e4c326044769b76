struct SliderThumbVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether sliders show the knob at their value.
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbVisibilityKey.self] }
        set { self[SliderThumbVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the knobs of sliders inside, which are moved all the same.
    ///
    ///     Slider(value: $volume).sliderThumbVisibility(.hidden)
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}
