import MartletGraph

/// Is there for keys only: neither seen, nor reached by the pointer or the keyboard, nor described.
nonisolated struct SilentModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    @MainActor func change(from old: Self) -> ElementChange { .none }
    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {}

    @MainActor func hitTest(_ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath) -> Bool {
        false
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {}
}
