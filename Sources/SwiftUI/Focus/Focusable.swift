import MartletGraph
import MartletHost

/// Lets the keyboard stop at a view.
nonisolated public struct _FocusableModifier: ActionModifier {
    public typealias Body = Never
    let isFocusable: Bool
    /// Whether a press gives it the keyboard, too.
    var takesPress = false

    @MainActor func change(from old: Self) -> ElementChange { isFocusable == old.isFocusable ? .none : .display }
    @MainActor func perform(_ action: AccessibleAction) -> Bool { false }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        if isFocusable { builder.addFocusRing(node) }
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        guard isFocusable else { return describeUnfocusable(child, into: &list) }
        list.addControl(.group, node, content: { child.describe(into: &$0) })
    }

    /// A control is passed over by the keyboard; several of them are not what the modifier is about.
    @MainActor private func describeUnfocusable(_ child: LayoutNode, into list: inout AccessibilityBuilder) {
        let first = list.elements.count
        child.describe(into: &list)
        let stops = list.elements.indices.dropFirst(first).filter { list.elements[$0].isFocusable }
        if stops.count == 1 { list.elements[stops[0]].isFocusable = false }
    }
}

extension View {
    /// Keeps the views inside together for the keyboard, which goes through all of a container before it goes on anyway.
    nonisolated public func focusSection() -> some View { self }

    /// Whether the keyboard stops at this view, for `onKeyPress(_:action:)` and `focused(_:)`; a control that is not to be
    /// stopped at is pressed by the pointer alone.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable))
    }

    /// Whether the keyboard stops at this view, and what for: with `.edit`, a press on the view brings the keyboard, too.
    ///
    ///     Canvas { … }.focusable(interactions: .edit).onKeyPress { … }
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(
            _FocusableModifier(isFocusable: isFocusable, takesPress: isFocusable && interactions.contains(.edit)))
    }

    /// Whether the keyboard stops at this view; `onFocusChange` is told when it comes and when it goes.
    @available(*, deprecated, message: "Use FocusState and focused(_:) inside.")
    @_disfavoredOverload
    nonisolated public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
    ) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable)).modifier(FocusObserver(action: onFocusChange))
    }
}

extension ModifierLayoutNode: PressFocusing where M == _FocusableModifier {
    var takesPress: Bool { modifier.takesPress && isEnabled }
}

/// Tells when the keyboard comes to a view and when it goes.
nonisolated private struct FocusObserver: ViewModifier {
    let action: (Bool) -> Void
    @FocusState private var isFocused: Bool

    init(action: @escaping (Bool) -> Void) { self.action = action }

    @MainActor func body(content: Content) -> some View {
        content.focused($isFocused).onChange(of: isFocused) { action(isFocused) }
    }
}
