import MartletGraph

/// The style of the surroundings for what is configured so, in a view.
@propertyWrapper
struct SurroundingStyle<Configuration: StyledConfiguration>: DynamicProperty {
    var scope: Scope?

    init() {}

    var wrappedValue: StackedStyle<Configuration> { EnvironmentValues(scope: scope).stackedStyle() }
}

extension SurroundingStyle: ScopeProperty {}

/// What the style of the surroundings draws: the innermost of what a control is made of.
struct StyledLook<Configuration: StyledConfiguration>: View {
    let configuration: Configuration
    @SurroundingStyle<Configuration> private var style

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    var body: some View { style.look(of: configuration) }
}
