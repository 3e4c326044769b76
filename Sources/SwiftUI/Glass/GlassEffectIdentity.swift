/// To which surface of glass views belong.
nonisolated struct GlassUnionID: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

struct GlassUnionIDKey: EnvironmentKey { static var defaultValue: GlassUnionID? { nil } }

extension View {
    /// Makes the glass of views with one id a single surface, however far they are from each other: those of one kind of
    /// glass inside of a `GlassEffectContainer`. nil leaves the glass of this view to itself.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        let union = id.map { GlassUnionID(id: AnyHashable($0), namespace: namespace) }
        return modifier(_EnvironmentValueModifier(GlassUnionIDKey.self, union))
    }

    /// Tells the glass of this view from others: where a view with the id takes the place of another, animated, the
    /// glass goes over from the one's place and size to the other's. nil gives it no id; the view keeps its state when
    /// an id comes or goes.
    nonisolated public func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: id.map { MatchKey(id: AnyHashable($0), namespace: namespace) }, properties: .frame,
                anchor: .center, isSource: true))
    }
}
