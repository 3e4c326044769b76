import MartletGraph

/// A modifier that is worked out from the environment before it is applied.
///
///     struct Comfortable: EnvironmentalModifier {
///         func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///             Padded(length: environment.horizontalSizeClass == .compact ? 8 : 24)
///         }
///     }
///
/// It is worked out again when a value that it read changes.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier

    /// The modifier to apply in an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    @MainActor public static func _makeModified<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode {
        typealias Resolved = ModifiedContent<C, EnvironmentalResolver<Self>>
        return Resolved._makeNode(
            Resolved(content: view.content, modifier: EnvironmentalResolver(modifier: view.modifier)), inputs)
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        typealias Resolved = ModifiedContent<C, EnvironmentalResolver<Self>>
        Resolved._updateNode(
            node, Resolved(content: view.content, modifier: EnvironmentalResolver(modifier: view.modifier)), inputs)
    }
}

/// Applies what an environmental modifier comes to.
struct EnvironmentalResolver<Modifier: EnvironmentalModifier>: ViewModifier {
    let modifier: Modifier
    @Environment(\.self) private var environment

    init(modifier: Modifier) { self.modifier = modifier }

    func body(content: Content) -> some View { content.modifier(modifier.resolve(in: environment)) }
}
