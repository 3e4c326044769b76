import MartletGraph
import MartletHost

/// Leads from the headers of a table's columns to its rows, as arrow keys do.
nonisolated struct TableHeaderKeys: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange { .none }
}

extension ModifierLayoutNode: KeyResponder where M == TableHeaderKeys {
    func keyPressed(_ event: KeyEvent) -> Bool {
        guard event.key == .downArrow else { return false }
        for around in sequence(first: self as LayoutNode, next: { $0.layoutParent }) {
            if let list = around.descendants(of: ListNode.self).first { return list.begins(by: event) }
        }
        return false
    }
}
