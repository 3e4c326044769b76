import MartletGraph

/// Where the pointer is over a view, or that it has left.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// The pointer is here.
    case active(CGPoint)
    /// The pointer is no longer over the view.
    case ended
}

/// Tells when the pointer comes and goes.
nonisolated struct HoverActionModifier: HoverModifier {
    typealias Body = Never
    let action: (Bool) -> Void

    @MainActor func change(from old: Self) -> ElementChange { .none }
    @MainActor func hoverChanged(_ isInside: Bool, _ node: LayoutNode) { action(isInside) }
}

/// Tells where the pointer is.
nonisolated struct ContinuousHoverModifier: HoverModifier {
    typealias Body = Never
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void

    @MainActor func change(from old: Self) -> ElementChange { .none }
    @MainActor func hoverChanged(_ isInside: Bool, _ node: LayoutNode) { if !isInside { action(.ended) } }

    @MainActor func hoverMoved(to location: CGPoint, _ node: LayoutNode) {
        action(.active(node.convert(location, to: space)))
    }
}

extension View {
    /// Runs `action` with `true` when the pointer comes over this view and with `false` when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverActionModifier(action: action))
    }

    /// Runs `action` with each place of the pointer over this view, and when it leaves.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }

    /// Runs `action` with each place of the pointer over this view, and when it leaves.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
    }
}
