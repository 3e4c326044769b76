import MartletGraph

/// A list in a column of a split view of which a narrow window shows one column at a time.
extension ListNode {
    private var column: ColumnChosen? { EnvironmentValues(scope: scope).columnChosen }

    /// Shows what is chosen, in the next column. On a phone nothing is chosen any more when the user is back.
    func showChoice() {
        guard let column else { return }
        let isTouched = EnvironmentValues(scope: scope).idiom.isTouched
        column.show { [weak self] in
            if isTouched { self?.selection?.deselect() }
        }
    }

    /// Shows what is chosen, where another column is for it.
    func openChoice() -> Bool {
        if column == nil { return false }
        showChoice()
        return true
    }

    /// What the program selects is shown as if the user had chosen it, and left when it selects nothing.
    func followChoice(_ selection: any ListSelecting) {
        guard !selection.allowsMany, !isEditing, let column else { return }
        let (old, new) = (choice, selection.values)
        choice = new
        defer { movesByKeys = false }
        if old == new || movesByKeys || (old == nil && (new.isEmpty || !column.followsFirst)) { return }
        graph.effects.addAction { [weak self] in
            guard let self, choice == new else { return }
            if new.isEmpty { column.close() } else { showChoice() }
        }
    }
}
