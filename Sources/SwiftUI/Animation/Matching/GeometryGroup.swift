/// Stands for an element and all that is inside as one, which is moved as a whole.
nonisolated public struct _GeometryGroup: ElementModifier, Equatable, Sendable {
    public typealias Body = Never

    @MainActor var wantsGroup: Bool { true }
    @MainActor static var holdsGeometry: Bool { true }
    @MainActor func change(from old: Self) -> ElementChange { .none }
}

extension View {
    /// Moves this view and what is inside as one: what comes in while it is on its way to another place moves along.
    ///
    /// Views move so with what is around them in any case; this keeps their picture in one piece, so that a move draws
    /// nothing anew.
    nonisolated public func geometryGroup() -> some View { modifier(_GeometryGroup()) }
}
