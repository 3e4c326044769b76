import MartletGraph

/// The style that a control uses, and the one that controls inside its look use: the next one further out.
///
/// So a style may be made of the control that it styles, as `Button(configuration)` in a button style.
struct StackedStyle<Configuration: StyledConfiguration> {
    let style: ErasedStyle<Configuration>
    /// Where it was set; nil for the standard one.
    let place: Scope?
    var outer: ErasedStyle<Configuration>
    /// Where the outer style was set; nil for the standard one.
    let origin: Scope?
    /// Whether this is not just the standard style.
    let isSet: Bool

    /// What the style draws; controls inside it have the style further out.
    ///
    /// - Parameter special: a style that comes before what the program sets, such as that of items in menus.
    @MainActor func look(
        of configuration: Configuration, in special: ErasedStyle<Configuration>? = nil
    ) -> ModifiedContent<AnyView, SetStyleModifier<Configuration>> {
        (special ?? style).makeBody(configuration)
            .modifier(SetStyleModifier(style: outer, place: origin, isNeeded: isSet))
    }

    /// What a control contains, for its look to show: controls of the same kind in it have the same style.
    @MainActor func contents<Content: View>(
        _ content: Content
    ) -> ModifiedContent<Content, SetStyleModifier<Configuration>> {
        content.modifier(SetStyleModifier(style: style, place: place, isNeeded: isSet))
    }
}

/// Where the style comes from that a look resumes: those still further out are looked for from there, not from the
/// look, which stands inside the style that it left.
struct StyleOrigin<Configuration>: EnvironmentKey {
    static var defaultValue: Scope? { nil }
}

extension EnvironmentValues {
    func stackedStyle<Configuration: StyledConfiguration>() -> StackedStyle<Configuration> {
        let key = ObjectIdentifier(StyleKey<Configuration>.self)
        var found = scope?.find(key)
        let style = self[StyleKey<Configuration>.self]
        let isSet = found != nil
        while let origins = found?.parent, origins.key == ObjectIdentifier(StyleOrigin<Configuration>.self) {
            found = EnvironmentValues(scope: origins)[StyleOrigin<Configuration>.self]
        }
        let origin = found?.parent?.find(key)
        return StackedStyle(
            style: style, place: found, outer: EnvironmentValues(scope: origin)[StyleKey<Configuration>.self],
            origin: origin,
            isSet: isSet)
    }
}

/// Sets a style that was set elsewhere, as if it were there; where only the standard style is in use, it costs nothing.
struct SetStyleModifier<Configuration: StyledConfiguration>: ViewModifier {
    typealias Body = Never
    typealias Layers<C: View> = ModifiedContent<
        ModifiedContent<C, _EnvironmentValueModifier<StyleKey<Configuration>>>,
        _EnvironmentValueModifier<StyleOrigin<Configuration>>
    >
    let style: ErasedStyle<Configuration>
    let place: Scope?
    let isNeeded: Bool

    private func layers<C: View>(on content: C) -> Layers<C> {
        content._styled(style).modifier(_EnvironmentValueModifier(StyleOrigin<Configuration>.self, place))
    }

    static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode {
        guard view.modifier.isNeeded else { return C._makeNode(view.content, inputs) }
        return Layers._makeNode(view.modifier.layers(on: view.content), inputs)
    }

    static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        // What was made decides: a style that is set later comes with views made anew.
        guard inputs.scope.child(toward: node.scope)?.key == ObjectIdentifier(StyleOrigin<Configuration>.self) else {
            return C._updateNode(node, view.content, inputs)
        }
        Layers._updateNode(node, view.modifier.layers(on: view.content), inputs)
    }
}

/// A view made by a style: the style's own environment and state are installed like a view's.
struct StyledBody<Style, Configuration, Content: View>: View {
    var style: Style
    var configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Content

    var body: Content { make(style, configuration) }
}
