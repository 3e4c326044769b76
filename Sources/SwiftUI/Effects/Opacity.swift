/// Shows an element fainter; at 0 it takes no events and is not described.
nonisolated public struct _OpacityEffect: ViewModifier, Equatable, Animatable, Sendable {
    public typealias Body = Never
    public var opacity: Double

    public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
}

extension _OpacityEffect: ElementModifier {
    @MainActor var wantsGroup: Bool { true }

    @MainActor func change(from old: Self) -> ElementChange { self == old ? .none : .display }

    @MainActor func appearance(in node: LayoutNode) -> GroupAppearance {
        var appearance = GroupAppearance()
        appearance.opacity = min(max(opacity, 0), 1)
        return appearance
    }

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        opacity > 0 && child.hitTest(child.fromParent(point), &path)
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        if opacity > 0 { child.describe(into: &list) }
    }
}

/// Keeps an element's place and shows nothing there.
nonisolated public struct _HiddenModifier: ViewModifier, Sendable {
    public typealias Body = Never
}

extension _HiddenModifier: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange { .none }
    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {}
    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {}

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool { false }
}

extension View {
    /// Shows this view fainter, from 0, invisible, to 1. An invisible view takes no events.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }

    /// Keeps the place of this view and shows nothing there; it takes no events.
    nonisolated public func hidden() -> some View {
        modifier(_HiddenModifier())
    }
}
