import MartletGraph
import MartletHost

/// What opens and closes a row of a tree that is selected by a click.
struct RowDisclosure {
    let isExpanded: Bool
    let toggle: () -> Void
}

enum RowDisclosureTrait: TraitKey { typealias Value = RowDisclosure }

/// How many rows of a tree a row is in.
enum TreeDepthTrait: TraitKey { typealias Value = Int }

extension ListNode {
    /// Opens or closes the row of a tree that is selected; from an open one goes to the first row in it, from a closed
    /// one, or one without rows of its own, to the row that it is in.
    ///
    /// - Returns: whether there is anything to open or close, or to go to.
    func discloseSelected(_ opens: Bool) -> Bool {
        guard let selection, let place = cursorPlace else { return false }
        guard let row = madeRow(at: place) else { return false }
        let tree = row.trait(of: RowDisclosureTrait.self)?.value
        if let tree, tree.isExpanded != opens {
            tree.toggle()
            return true
        }
        if opens { return tree != nil && moveSelection(1, []) }
        guard let outer = placeOfTreeRow(around: place), selection.canSelect(outer, self) else { return false }
        selection.select(outer, self)
        show(outer)
        return true
    }

    /// Where the row is that shows and hides the one at a place.
    private func placeOfTreeRow(around place: Int) -> Int? {
        guard let depth = madeRow(at: place)?.trait(of: TreeDepthTrait.self)?.value, depth > 0 else { return nil }
        return (0..<place).last { madeRow(at: $0)?.trait(of: TreeDepthTrait.self)?.value == depth - 1 }
    }

    private func madeRow(at place: Int) -> ListRowNode? {
        _ = element(at: place)
        return row(at: place)
    }
}
