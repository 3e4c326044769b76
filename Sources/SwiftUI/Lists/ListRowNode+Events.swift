import MartletGraph
import MartletHost

/// What a row of a list does when it is clicked anywhere, if its content holds exactly one.
@MainActor
protocol RowActivating: LayoutNode {
    var isRowAction: Bool { get }
    /// Whether a click elsewhere on the row presses it, too.
    var isPressedByRow: Bool { get }
    func activateRow() -> Bool
}

/// A modifier that makes its element what a row does.
@MainActor
protocol RowActionModifier: ActionModifier {
    var isRowAction: Bool { get }
    var isPressedByRow: Bool { get }
}

extension RowActionModifier {
    var isPressedByRow: Bool { true }
}

extension ModifierLayoutNode: RowActivating where M: RowActionModifier {
    var isRowAction: Bool { modifier.isRowAction && isEnabled }
    var isPressedByRow: Bool { modifier.isPressedByRow }
    func activateRow() -> Bool { modifier.perform(.activate, self) }
}

extension ControlElement: RowActionModifier {
    @MainActor var isRowAction: Bool { role == .button || role == .link }
}

extension PickerElement: RowActionModifier {
    @MainActor var isRowAction: Bool { open != nil }
}

/// What can be done with a row through the `ForEach` that it comes from.
struct RowEdit<Action> {
    let action: Action
    /// The position in the data of the `ForEach`.
    let index: Int
    let scope: Scope
    let rows: any LazyRows
}

extension ListRowNode {
    // MARK: Deleting and moving

    var deletion: RowEdit<(IndexSet) -> Void>? {
        if trait(of: DeleteDisabledTrait.self)?.value == true { return nil }
        return edit(DeleteTrait.self)
    }

    var movement: RowEdit<(IndexSet, Int) -> Void>? {
        if trait(of: MoveDisabledTrait.self)?.value == true { return nil }
        return edit(MoveTrait.self) ?? reordering
    }

    /// Tells a reorder container around of a row that is moved.
    private var reordering: RowEdit<(IndexSet, Int) -> Void>? {
        guard let edit = edit(ReorderTrait.self), let container = reorderContainer else { return nil }
        let rows = edit.rows
        return RowEdit(
            action: { offsets, destination in
                guard let source = offsets.first, source < rows.rowCount else { return }
                let next = destination < rows.rowCount ? rows.rowID(at: destination) : nil
                container.modifier.move(
                    ReorderMove(source: rows.rowID(at: source), next: next, collection: edit.action))
            }, index: edit.index, scope: edit.scope, rows: rows)
    }

    var insertion: RowEdit<RowInsertion>? { edit(InsertTrait.self) }

    /// The action of the `ForEach` nearest around that has one, with the position in its data.
    private func edit<K: TraitKey, Action>(_ key: K.Type) -> RowEdit<Action>? where K.Value == Action? {
        guard kind == .row, place < list.entries.count else { return nil }
        let entry = list.entries.all[place]
        guard entry.source >= 0 else { return nil }
        var rows = list.entries.sources[Int(entry.source)]
        var index = Int(entry.index)
        guard let found = rows.scope.trait(key, upTo: list.scope), let action = found.value else { return nil }
        // Of nested ones it belongs to the outermost that is inside the modifier.
        var child: _ViewNode = rows
        while let outer = child.parent, outer !== list {
            if let more = outer as? any LazyRows, more.scope.trait(key, upTo: list.scope) === found,
                let position = more.made.first(where: { $0.value === child })?.key
            {
                (rows, index) = (more, position)
            }
            child = outer
        }
        return RowEdit(action: action, index: index, scope: found, rows: rows)
    }

    // MARK: Activating

    /// Whether a click on the row does something.
    var isActive: Bool {
        isEnabled && (list.selection?.canSelect(place, list) == true || rowAction != nil)
    }

    /// The only button or link in the row. A button with a style of its own is pressed by itself alone.
    var rowAction: (any RowActivating)? {
        var found: [any RowActivating] = []
        func search(_ node: LayoutNode) {
            if let action = node as? any RowActivating, action.isRowAction {
                return action.isPressedByRow ? found.append(action) : ()
            }
            for child in node.layoutChildren where found.count < 2 { search(child) }
        }
        search(element)
        return found.count == 1 ? found[0] : nil
    }

    /// Selects the row, and does what is done with it.
    ///
    /// - Returns: whether nothing more is to be done.
    func use(_ modifiers: KeyModifiers) -> Bool {
        let isChoice = selectsByLink
        list.clicked(place, modifiers)
        if list.isEditing || isChoice { return true }
        return selectsOnly(modifiers) ? false : activate()
    }

    /// Whether a click beside what is in the row chooses the row and does nothing with it: with a key held, and on a
    /// desktop, but for a link, which is what the row is.
    private func selectsOnly(_ modifiers: KeyModifiers) -> Bool {
        guard list.selection?.canSelect(place, list) == true else { return false }
        return !modifiers.isEmpty || (!environment.idiom.isTouched && element.rowLink(in: list) == nil)
    }

    /// - Returns: whether the row has something that is done with it.
    func activate() -> Bool { rowAction?.activateRow() ?? beginWriting() }

    /// A row around a field is a part of it, unless rows are selected.
    private func beginWriting() -> Bool {
        guard list.selection == nil, let field = element.firstField else { return false }
        window?.requestFocus(field.elementID)
        return true
    }
}

extension ListRowNode {
    /// What of the row a pointer comes to, in front first. While the buttons of a row are shown, nothing else in the list:
    /// a click beside them hides them and does no more.
    var reachedChildren: [LayoutNode] {
        let bars = [leadingBar, trailingBar].compactMap { $0 as LayoutNode? }
        if list.openRow != nil { return isOpen ? bars : [] }
        return bars + [badge].compactMap { $0 as LayoutNode? } + [element]
    }
}

extension ListRowNode: PointerResponder, HoverResponder, ScrollResponder, ActionResponder, PartResponder {
    func makeTracker() -> PressTracker? { kind == .row ? RowTracker(self) : nil }

    func hoverChanged(_ isInside: Bool) { setHovered(isInside) }

    /// Swipes by a touchpad.
    func scroll(_ event: ScrollEvent) -> Bool {
        guard kind == .row, abs(event.delta.width) > abs(event.delta.height) || (swipe != 0 && event.phase == .ended)
        else { return false }
        makeBars()
        guard leadingBar != nil || trailingBar != nil else { return false }
        let limit = (barWidth(trailingBar), barWidth(leadingBar))
        setSwipe(min(max(swipe - mirrored(event.delta.width), -limit.0), limit.1))
        followsScroll = event.phase != .ended
        if event.phase == .ended { settleSwipe() }
        return true
    }

    var endsAtOnce: Bool { followsScroll }

    func perform(_ action: AccessibleAction) -> Bool {
        guard action == .activate else { return false }
        if list.selection == nil { return activate() || showMenu(at: middleInWindow) }
        // Who is told of the row alone has no other way to what is in it.
        if !use([]), selectsOnly([]) { _ = activate() }
        return true
    }

    /// What editing shows beside the content.
    enum Part: Int {
        case remove = 1, reorder

        var name: String { self == .remove ? "Remove" : "Reorder" }
    }

    func perform(_ action: AccessibleAction, part: Int) -> Bool {
        switch (Part(rawValue: part), action) {
        case (.remove, .activate) where showsEditButton && !isChoosing: revealDeletion()
        case (.reorder, .increment): return move(by: 1)
        case (.reorder, .decrement): return move(by: -1)
        default: return false
        }
        return true
    }

    /// Shows the button that deletes.
    func revealDeletion() {
        if list.openRow !== self { list.openRow?.close() }
        makeBars()
        list.openRow = self
        glide(to: -barWidth(trailingBar))
    }

    private func move(by distance: Int) -> Bool { showsHandle && step(by: distance) }

    /// Whether it can be moved by what is told of its content.
    var canStep: Bool { !showsHandle && movement != nil }

    /// Moves it past so many rows, towards the end or, where they are less than none, the beginning.
    func step(by distance: Int) -> Bool {
        guard let movement else { return false }
        let target = movement.index + distance
        guard target >= 0, target < movement.rows.rowCount else { return false }
        window?.withSystemAnimation {
            movement.action(IndexSet(integer: movement.index), distance > 0 ? target + 1 : target)
        }
        return true
    }

    /// Opens or closes, whichever is nearer.
    func settleSwipe() {
        let width = barWidth(swipe > 0 ? leadingBar : trailingBar)
        if abs(swipe) > width / 2, width > 0 { glide(to: swipe > 0 ? width : -width) } else { close() }
    }
}

/// Follows a press on a row: a click selects or activates it, a sideways drag reveals its buttons, a drag of the
/// handle moves it, or of all of the row where the list is not edited: by the mouse at once, by a finger that has rested.
private final class RowTracker: PressTracker {
    /// How long a finger rests before it takes the row along, in seconds.
    private static let rest = 0.5
    private let row: ListRowNode
    private enum Mode { case click, swipe(CGFloat), move }
    private var mode = Mode.click
    private var wasOpen = false
    private var cancelRest: (() -> Void)?

    init(_ row: ListRowNode) {
        self.row = row
        super.init(row)
    }

    override func began(_ press: Press) -> Bool {
        let point = row.mirrored(row.convertFromWindow(press.location))
        if let open = row.list.openRow, open !== row {
            open.close()
            wasOpen = true
        }
        if row.swipe == 0, row.showsHandle, point.x > row.size.width - 48 {
            beginMove()
            return true
        }
        row.setPressed(true)
        if canMoveFreely, press.start.sequence != 0, !row.offersMenu { waitForRest(press) }
        return false
    }

    private var canMoveFreely: Bool { row.swipe == 0 && !row.list.isEditing && row.movement != nil }

    private func waitForRest(_ press: Press) {
        cancelRest = press.schedule(after: Self.rest) { [weak self, weak press] in
            guard let self, let press, isPresent, cancelRest != nil else { return }
            endRest()
            row.setPressed(false)
            press.claim(self)
            beginMove()
        }
    }

    private func endRest() {
        cancelRest?()
        cancelRest = nil
    }

    override func moved(_ press: Press) -> Bool {
        let dx = row.mirrored(press.location.x - press.start.location.x)
        let dy = press.location.y - press.start.location.y
        switch mode {
        case .click:
            guard press.distance > 8 else { return false }
            row.setPressed(false)
            endRest()
            guard abs(dx) > abs(dy) * 1.5, !row.list.isEditing else {
                if press.start.sequence != 0 || !canMoveFreely { return false }
                beginMove()
                move(by: dy)
                return true
            }
            row.makeBars()
            guard dx < 0 ? row.trailingBar != nil || row.swipe > 0 : row.leadingBar != nil || row.swipe < 0 else {
                return false
            }
            mode = .swipe(row.swipe)
            row.setSwipe(row.swipe + dx)
            return true
        case .swipe(let start):
            let wanted = start + dx
            row.setSwipe(
                min(
                    max(wanted, row.trailingBar == nil ? 0 : -row.size.width),
                    row.leadingBar == nil ? 0 : row.size.width))
        case .move: move(by: dy)
        }
        return false
    }

    override func ended(_ press: Press) -> PressOutcome {
        row.setPressed(false)
        endRest()
        switch mode {
        case .click:
            if wasOpen || press.distance > 8 || !contains(press.location) { return .failed }
            return .recognized { [row] in RowTracker.click(row, press) }
        case .swipe: return .recognized { [self] in endSwipe() }
        case .move: return .recognized { [self] in endMove() }
        }
    }

    override func cancelled() {
        row.setPressed(false)
        endRest()
        if case .move = mode { row.list.setMove(nil) }
        if case .swipe = mode { row.settleSwipe() }
    }

    private static func click(_ row: ListRowNode, _ press: Press) {
        let point = row.mirrored(row.convertFromWindow(press.location))
        if row.swipe != 0 { return row.close() }
        if row.showsEditButton, !row.isChoosing, point.x < 48 {
            return row.revealDeletion()
        }
        if !row.use(press.event.modifiers), press.start.clickCount == 2 { _ = row.list.usePrimaryAction() }
    }

    /// A swipe over most of the row does at once what the first button does.
    private func endSwipe() {
        let sides = row.swipeSides
        let (side, bar) = row.swipe > 0 ? (sides.leading, row.leadingBar) : (sides.trailing, row.trailingBar)
        if let side, side.allowsFullSwipe, let bar, abs(row.swipe) > max(row.size.width * 0.6, row.barWidth(bar) + 20) {
            var buttons: [any RowActivating] = []
            func search(_ node: LayoutNode) {
                if let button = node as? any RowActivating, button.isRowAction { return buttons.append(button) }
                for child in node.layoutChildren { search(child) }
            }
            search(bar)
            if buttons.first?.activateRow() != true { row.close() }
        } else {
            row.settleSwipe()
        }
    }

    // MARK: Moving

    private func beginMove() {
        guard row.movement != nil else { return }
        mode = .move
        row.list.setMove(
            RowMove(
                element: row.element, place: row.place, range: row.list.moveRange(of: row.place),
                length: row.size.height, distance: 0, target: row.place))
    }

    private func move(by distance: CGFloat) {
        guard var move = row.list.move else { return }
        move.distance = distance
        let starts = row.list.starts
        let middle = starts[move.place] + distance + move.length / 2
        var target = move.range.lowerBound
        while target < move.range.upperBound, middle > starts[target + 1] { target += 1 }
        move.target = target
        row.list.setMove(move)
    }

    private func endMove() {
        let move = row.list.move
        let movement = row.movement
        row.list.setMove(nil)
        guard let move, let movement, move.target != move.place else { return }
        let distance = move.target - move.place
        let destination = movement.index + distance + (distance > 0 ? 1 : 0)
        row.window?.withSystemAnimation { movement.action(IndexSet(integer: movement.index), destination) }
    }
}
