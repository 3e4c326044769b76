import MartletGraph

/// The style that a control uses, and the one that controls inside its look use: the next one further out.
///
/// So a style may be made of the control that it styles, as `Button(configuration)` in a button style.
struct StackedStyle<Style> {
    let style: Style
    let outer: Style
    /// Where the outer style was set; nil for the standard one.
    let origin: Scope?
    /// Whether this is not just the standard style.
    let isSet: Bool
}

/// Where the style comes from that a look resumes: those still further out are looked for from there, not from the
/// look, which stands inside the style that it left.
struct StyleOrigin<K: EnvironmentKey>: EnvironmentKey {
    static var defaultValue: Scope? { nil }
}

extension EnvironmentValues {
    func stackedStyle<K: EnvironmentKey>(_ key: K.Type) -> StackedStyle<K.Value> {
        var found = scope?.find(ObjectIdentifier(key))
        let style = self[key]
        let isSet = found != nil
        while let origins = found?.parent, origins.key == ObjectIdentifier(StyleOrigin<K>.self) {
            found = EnvironmentValues(scope: origins)[StyleOrigin<K>.self]
        }
        let origin = found?.parent?.find(ObjectIdentifier(key))
        return StackedStyle(
            style: style, outer: EnvironmentValues(scope: origin)[key], origin: origin, isSet: isSet)
    }
}

extension View {
    /// Gives the controls of a look the style further out.
    func resuming<K: EnvironmentKey>(_ key: K.Type, _ stack: StackedStyle<K.Value>) -> some View {
        modifier(OuterStyleModifier<K>(stack: stack))
    }

    /// Gives the controls of a look the style further out, changed.
    func resuming<K: EnvironmentKey>(
        _ key: K.Type, _ stack: StackedStyle<K.Value>, as outer: K.Value
    ) -> OuterStyleModifier<K>.Layers<Self> {
        modifier(_EnvironmentValueModifier(key, outer))
            .modifier(_EnvironmentValueModifier(StyleOrigin<K>.self, stack.origin))
    }
}

/// Sets the style further out where any style was set at all: most controls are in the standard one and cost nothing.
struct OuterStyleModifier<K: EnvironmentKey>: ViewModifier {
    typealias Body = Never
    typealias Layers<C: View> = ModifiedContent<
        ModifiedContent<C, _EnvironmentValueModifier<K>>, _EnvironmentValueModifier<StyleOrigin<K>>
    >
    let stack: StackedStyle<K.Value>

    static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode {
        let stack = view.modifier.stack
        guard stack.isSet else { return C._makeNode(view.content, inputs) }
        return Layers._makeNode(view.content.resuming(K.self, stack, as: stack.outer), inputs)
    }

    static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        // What was made decides: a style that is set later comes with views made anew.
        guard inputs.scope.child(toward: node.scope)?.key == ObjectIdentifier(StyleOrigin<K>.self) else {
            return C._updateNode(node, view.content, inputs)
        }
        let stack = view.modifier.stack
        Layers._updateNode(node, view.content.resuming(K.self, stack, as: stack.outer), inputs)
    }
}

/// A view made by a style: the style's own environment and state are installed like a view's.
struct StyledBody<Style, Configuration, Content: View>: View {
    var style: Style
    var configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Content

    var body: Content { make(style, configuration) }
}
