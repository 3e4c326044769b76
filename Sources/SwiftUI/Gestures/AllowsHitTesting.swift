/// Decides whether a view takes events at all.
nonisolated public struct _AllowsHitTestingModifier: ElementModifier {
    public typealias Body = Never
    let isAllowed: Bool

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        isAllowed && child.hitTest(child.fromParent(point), &path)
    }
}

extension View {
    /// Whether this view takes events; where it does not, what is behind it does.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(isAllowed: enabled))
    }
}
