import MartletGraph
import MartletHost

/// Lets the keyboard stop at a view.
nonisolated public struct _FocusableModifier: ActionModifier {
    public typealias Body = Never
    let isFocusable: Bool

    @MainActor func change(from old: Self) -> ElementChange { isFocusable == old.isFocusable ? .none : .display }
    @MainActor func perform(_ action: AccessibleAction) -> Bool { false }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        if isFocusable { builder.addFocusRing(node) }
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        guard isFocusable else { return child.describe(into: &list) }
        list.addControl(.group, node, content: { child.describe(into: &$0) })
    }
}

extension View {
    /// Whether the keyboard stops at this view, for `onKeyPress(_:action:)` and `focused(_:)`.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable))
    }
}
