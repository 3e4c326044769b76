import MartletGraph
import MartletHost

/// Describes a view as a picker, and lets keys, screen readers and tests choose in it.
nonisolated struct PickerElement: ActionModifier, ListModifier {
    let handle: PickerHandle
    /// Shows the options where they are not seen.
    var open: (@MainActor () -> Void)?
    /// Whether the keyboard stops at it: not at the title of options that are stops themselves.
    var isStop = true

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func perform(_ action: AccessibleAction) -> Bool {
        guard let content = handle.content else { return false }
        switch action {
        case .increment: return content.move(by: 1)
        case .decrement: return content.move(by: -1)
        case .setText(let name): return content.choose(named: name)
        case .activate, .showMenu:
            open?()
            return open != nil || action == .showMenu
        default: return false
        }
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        builder.addFocusRing(node)
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        list.addControl(.picker, node) {
            $0.value = handle.content?.valueText
            if !isStop { $0.isFocusable = false }
        } content: {
            child.describe(into: &$0)
        }
    }
}

/// An element modifier of what is one of several below one another, or holds them.
@MainActor
protocol ListModifier: ActionModifier {}

extension ModifierLayoutNode: ListResponder where M: ListModifier {}
