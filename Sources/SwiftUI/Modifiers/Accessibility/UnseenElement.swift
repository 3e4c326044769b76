/// A modifier whose content is only described: it is neither seen nor reached by the pointer.
protocol UnseenElement: ElementModifier {}

extension UnseenElement {
    @MainActor func change(from old: Self) -> ElementChange { .none }
    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {}

    @MainActor func hitTest(_ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath) -> Bool {
        false
    }
}

/// Is described and used as if it was there.
nonisolated struct UnseenModifier: ViewModifier, UnseenElement {
    typealias Body = Never

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        list.addUnseen { child.describe(into: &$0) }
    }
}
