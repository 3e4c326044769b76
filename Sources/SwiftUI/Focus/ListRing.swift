import MartletGraph

/// The ring along the inside of a list that has the keyboard while none of its rows in sight is selected: a selected row
/// has the ring itself.
nonisolated struct ListRing: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        guard let window = node.window, window.isFocusVisible, let list = window.focusedNode as? ListNode,
            list.lentRing === node
        else { return }
        builder.addInnerFocusRing(node, radius: 8)
    }
}

extension ListNode: RingLending {
    var lentRing: LayoutNode? { cursorRow ?? ringAroundAll }

    /// The element that draws a ring around all rows.
    var ringAroundAll: LayoutNode? {
        sequence(first: self as LayoutNode, next: { $0.layoutParent }).first { $0 is ModifierLayoutNode<ListRing> }
    }
}
