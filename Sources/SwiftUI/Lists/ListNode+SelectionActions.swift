import MartletGraph
import MartletHost

extension ListNode {
    private var actions: SelectionActions? {
        Reader.withoutTracking { EnvironmentValues(scope: scope).selectionActions }
    }

    /// What the menu of a row is for: the selected rows where it is one of them, else it alone.
    private func values(at place: Int) -> Set<AnyHashable>? {
        guard let selection, selection.canSelect(place, self) else { return nil }
        if selection.isSelected(place, self) { return selection.values }
        return selection.selectionValue(place, self).map { [$0] }
    }

    func offersSelectionMenu(_ place: Int) -> Bool {
        guard let actions, actions.hasMenu else { return false }
        return selection?.canSelect(place, self) == true
    }

    func showSelectionMenu(_ place: Int, at location: CGPoint) -> Bool {
        guard let actions, let values = values(at: place) else { return false }
        return actions.showMenu(values, location)
    }

    /// Uses the selected rows.
    ///
    /// - Returns: whether something is done with them.
    func usePrimaryAction() -> Bool {
        guard let primary = actions?.primary, let selection else { return false }
        let values = selection.values
        guard !values.isEmpty else { return false }
        primary(values)
        return true
    }

    /// Selects every row, where that is possible.
    func selectAll() -> Bool {
        guard let selection, selection.allowsMany, entries.count > 0 else { return false }
        selection.select(0...(entries.count - 1), self)
        return true
    }
}

extension ListNode: MenuResponder {
    func showMenu(at location: CGPoint) -> Bool {
        if let place = cursorPlace, window?.focusedElement == elementID,
            !hasRow(at: location), showSelectionMenu(place, at: location)
        {
            return true
        }
        guard selection != nil, let actions else { return false }
        return actions.showMenu([], location)
    }

    func hasRow(at location: CGPoint) -> Bool {
        var path = HitPath()
        return hitTest(convertFromWindow(location), &path) && path.elements.contains { $0 is ListRowNode }
    }
}

extension ListNode: KeyMenuResponder {
    func showMenuByKeys() -> Bool {
        guard let place = cursorPlace, let row = element(at: place) as? ListRowNode else {
            return false
        }
        return row.showMenu(at: row.middleInWindow)
    }
}

extension ListRowNode: MenuResponder {
    func showMenu(at location: CGPoint) -> Bool {
        // The menu around all of the row's content is the row's, also where nothing of the content is.
        kind == .row
            && (list.showSelectionMenu(place, at: location) || contentMenu?.showMenu(at: location) == true
                || showSwipeMenu(at: location))
    }
}
