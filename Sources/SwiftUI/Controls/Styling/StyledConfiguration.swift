import MartletGraph

/// What the styles of one kind of control are given to draw: by its type the environment knows their styles.
///
///     extension GaugeStyleConfiguration: StyledConfiguration {
///         static var standardStyle: ErasedStyle<Self> { ErasedStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) } }
///     }
///
/// The modifier for programs is `_styled(ErasedStyle(style) { … })`, and a control draws `StyledLook(configuration)`.
nonisolated protocol StyledConfiguration {
    /// The style of controls for which the program sets none.
    static var standardStyle: ErasedStyle<Self> { get }
}

/// The style of the controls that are configured so.
struct StyleKey<Configuration: StyledConfiguration>: EnvironmentKey {
    static var defaultValue: ErasedStyle<Configuration> { Configuration.standardStyle }
}

extension View {
    /// Sets the style of the controls below that are configured so.
    nonisolated func _styled<Configuration: StyledConfiguration>(
        _ style: ErasedStyle<Configuration>
    ) -> ModifiedContent<Self, _EnvironmentValueModifier<StyleKey<Configuration>>> {
        modifier(_EnvironmentValueModifier(StyleKey<Configuration>.self, style))
    }
}
