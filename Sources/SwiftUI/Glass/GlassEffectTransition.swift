/// How glass comes and goes.
nonisolated public struct GlassEffectTransition: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case identity, matchedGeometry, materialize }
    private let kind: Kind

    /// At once.
    public static let identity = GlassEffectTransition(kind: .identity)
    /// Fading; glass with the id of another goes over from its place.
    public static let matchedGeometry = GlassEffectTransition(kind: .matchedGeometry)
    /// Out of a blur, where it stands.
    public static let materialize = GlassEffectTransition(kind: .materialize)

    var transition: AnyTransition {
        switch kind {
        case .identity: .identity
        case .matchedGeometry: .opacity
        case .materialize: AnyTransition(BlurReplaceTransition(configuration: .upUp))
        }
    }
}

extension View {
    /// Sets how this view on glass comes and goes where that is animated.
    ///
    ///     if isOpen { Toolbar().glassEffect().glassEffectTransition(.materialize) }
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        self.transition(transition.transition)
    }
}
