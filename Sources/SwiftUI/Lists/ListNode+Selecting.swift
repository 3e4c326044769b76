import MartletGraph
import MartletHost

/// Selecting rows, by clicks and by keys.
extension ListNode: TabStop {
    /// What a click on a row does to the selection.
    func clicked(_ place: Int, _ modifiers: KeyModifiers) {
        guard let selection, selection.canSelect(place, self), !(needsEditingToSelect && modifiers.isEmpty) else {
            return
        }
        if window?.focusedElement != elementID { window?.requestFocus(elementID) }
        if selection.allowsMany, isEditing || !modifiers.isDisjoint(with: [.control, .command]) {
            selection.toggle(place, self)
        } else if selection.allowsMany, modifiers.contains(.shift), let start = selectionStartPlace {
            return selectRange(from: start, to: place)
        } else {
            selection.select(place, self)
            if !isEditing { showChoice() }
        }
        begin(at: place)
    }

    /// From the row at a place a range is selected.
    private func begin(at place: Int) {
        selectionStart = selection?.selectionValue(place, self)
        selectionEnd = selectionStart
    }

    private func selectRange(from start: Int, to place: Int) {
        // Rows that stay selected do not draw anew by themselves.
        for other in [cursorPlace, place] { other.flatMap { row(at: $0) }?.setNeedsDisplay() }
        selection?.select(min(start, place)...max(start, place), self)
        selectionEnd = selection?.selectionValue(place, self)
    }

    /// Rows may have changed places since.
    private var selectionStartPlace: Int? { selectionStart.flatMap { selection?.place(of: $0, self) } }

    /// The selected row from which keys go on: that to which keys or a click came last, else the last one.
    var cursorPlace: Int? {
        Reader.withoutTracking {
            guard let selection else { return nil }
            if let place = selectionEnd.flatMap({ selection.place(of: $0, self) }), selection.isSelected(place, self) {
                return place
            }
            return selection.selectedPlace(self)
        }
    }

    /// That row, where it is made.
    var cursorRow: ListRowNode? { cursorPlace.flatMap { row(at: $0) } }

    /// - Returns: whether there is another row that way.
    func moveSelection(_ step: Int, _ modifiers: KeyModifiers) -> Bool {
        guard let selection, entries.count > 0 else { return false }
        let from = cursorPlace
        var next = from.map { $0 + step } ?? (step > 0 ? 0 : entries.count - 1)
        while next >= 0, next < entries.count, !selection.canSelect(next, self) { next += step > 0 ? 1 : -1 }
        guard next >= 0, next < entries.count else { return from != nil }
        select(next, modifiers)
        show(next)
        return true
    }

    /// Selects the first row that can be from one end of the list.
    func moveToEnd(_ place: Int, _ modifiers: KeyModifiers) -> Bool {
        guard let selection, entries.count > 0 else { return false }
        var next = place
        let step = place == 0 ? 1 : -1
        while next >= 0, next < entries.count, !selection.canSelect(next, self) { next += step }
        guard next >= 0, next < entries.count else { return false }
        select(next, modifiers)
        scroll(to: place, anchor: nil)
        return true
    }

    /// Selects the row that a key leads to; with shift all from where the range begins.
    private func select(_ place: Int, _ modifiers: KeyModifiers) {
        if selection?.allowsMany == true, modifiers.contains(.shift), let from = cursorPlace {
            return selectRange(from: selectionStartPlace ?? from, to: place)
        }
        movesByKeys = true
        selection?.select(place, self)
        begin(at: place)
    }

    /// The row from which keys go on may be out of sight.
    func tabbedTo() {
        if let place = cursorPlace { show(place) }
    }

    /// Scrolls to a row; to the end of the list with the first and the last that can be selected.
    func show(_ place: Int) {
        func isLast(_ others: Range<Int>) -> Bool {
            others.count < 8 && !others.contains { selection?.canSelect($0, self) == true }
        }
        scroll(to: isLast(0..<place) ? 0 : isLast((place + 1)..<entries.count) ? entries.count - 1 : place, anchor: nil)
    }
}
