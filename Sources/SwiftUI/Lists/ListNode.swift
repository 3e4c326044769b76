import MartletGraph
import MartletHost

/// The element of a list's rows: puts a row element around each view of the content.
final class ListNode: LazyNode {
    private(set) var look: _ListLook
    private(set) var selection: (any ListSelecting)?
    private var reader: Reader!
    private(set) var isEditing = false
    private var rows: [ObjectIdentifier: ListRowNode] = [:]
    private var selected: Set<ObjectIdentifier> = []
    /// Where a range of rows begins that is selected with the shift key, and where it ends.
    var selectionStart: AnyHashable?
    var selectionEnd: AnyHashable?
    /// The row whose buttons are revealed.
    weak var openRow: ListRowNode? { didSet { if openRow != nil { followFocus() } } }
    var followsFocus = false
    private(set) var move: RowMove?
    /// What was chosen among the rows, as the column after them shows it on a phone.
    var choice: Set<AnyHashable>?
    /// Whether the keyboard moves the selection, which only Return shows.
    var movesByKeys = false
    /// Shows menus of what swipes reveal.
    var menu: RowMenu?
    /// The names of sections at the edge; nil where they are not shown.
    private(set) var index: SectionIndex?
    /// Whether a row was being dragged when the rows were placed last.
    private var wasMoving = false

    init(_ look: _ListLook, _ selection: (any ListSelecting)?, _ index: SectionIndex?, _ inputs: _ViewInputs) {
        self.look = look
        self.index = index
        self.selection = selection
        super.init(axis: .vertical, inputs)
        reader = Reader(self)
        readSelection()
    }

    func set(_ look: _ListLook, _ selection: (any ListSelecting)?, _ index: SectionIndex?) {
        self.selection = selection
        if index !== self.index {
            self.index = index
            elementsChanged()
        }
        if look != self.look {
            self.look = look
            setNeedsLayout()
            for row in rows.values { row.setNeedsLayout() }
        }
        update()
    }

    override func update() {
        flags.remove(.stale)
        readSelection()
    }

    override func willLeave() { reader.leave() }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        for row in rows.values.sorted(by: { $0.place < $1.place }) { body(row) }
        cards.forEachNode(body)
    }

    /// Follows what is selected, and whether rows are edited.
    private func readSelection() {
        let wasEditing = isEditing
        var new: Set<ObjectIdentifier> = []
        reader.evaluate {
            isEditing = EnvironmentValues(scope: scope).editMode?.wrappedValue.isEditing ?? false
            guard let selection else { return }
            selection.follow()
            followChoice(selection)
            for (place, element) in entries.elements where selection.isSelected(place, self) {
                new.insert(ObjectIdentifier(element))
            }
        }
        for key in selected.symmetricDifference(new) { rows[key]?.setNeedsDisplay() }
        if selected.isEmpty != new.isEmpty, window?.focusedNode === self { ringAroundAll?.setNeedsDisplay() }
        selected = new
        if isEditing != wasEditing {
            for row in rows.values { row.editingChanged() }
            setNeedsLayout()
            if needsEditingToSelect { graph.effects.addAction { [weak self] in self?.selection?.deselect() } }
        }
    }

    /// Whether rows are not selected for now: with a finger several are selected while the list is edited, and then no
    /// longer.
    var needsEditingToSelect: Bool {
        selection?.allowsMany == true && !isEditing && EnvironmentValues(scope: scope).idiom.isTouched
    }

    override func styleChanged() {
        setNeedsDisplay()
        super.styleChanged()
    }

    func isSelected(_ element: LayoutNode) -> Bool { selected.contains(ObjectIdentifier(element)) }

    // MARK: Rows

    override func wrap(_ element: LayoutNode, _ place: Int) -> LayoutNode {
        let key = ObjectIdentifier(element)
        if let known = rows[key], known.element === element {
            known.place = place
            return known
        }
        let row = ListRowNode(element, self, entries.all[place].kind)
        row.place = place
        rows[key] = row
        if let selection, entries.all[place].kind == .row {
            let isSelected = reader.extend { selection.isSelected(place, self) }
            if isSelected { selected.insert(key) }
        }
        return row
    }

    override func contentElement(of element: LayoutNode) -> LayoutNode? { (element as? ListRowNode)?.element }

    override func didCollect() {
        let listed = Set(entries.elements.values.map(ObjectIdentifier.init))
        for (key, row) in rows {
            // What a modifier stood around alone has been joined by others: it is no row any more.
            let isDivided = row.element.flags.contains(.distributes) && !listed.contains(key)
            guard isDivided || row.element.flags.contains(.left) else { continue }
            if isDivided { row.element.layoutParent = self }
            rows[key] = nil
            selected.remove(key)
            row.leave()
        }
        for (place, element) in entries.elements { rows[ObjectIdentifier(element)]?.place = place }
        if let move, !isPossible(move) {
            self.move = nil
            rows[ObjectIdentifier(move.element)]?.setNeedsDisplay()
        }
        if selection != nil { readSelection() }
        updateIndex()
    }

    override var slidesRows: Bool { true }

    override func departed(_ element: LayoutNode) {
        guard let row = element as? ListRowNode else { return }
        let key = ObjectIdentifier(row.element)
        guard rows[key] === row, row.element.flags.contains(.left) else { return }
        rows[key] = nil
        selected.remove(key)
        row.leave()
    }

    func row(at place: Int) -> ListRowNode? {
        entries.elements[place].flatMap { rows[ObjectIdentifier($0)] }
    }

    // MARK: Layout

    override var pins: PinnedScrollableViews { look.kind == .plain ? [.sectionHeaders] : [] }
    override var endGap: CGFloat {
        entries.all.last.flatMap { margins(ofSection: $0.section).length(at: .bottom, \.bottom) } ?? look.ends
    }
    override var rowGap: CGFloat { look.rowSpacing }

    /// Whether two entries lie on one card.
    func isJoined(_ place: Int, _ next: Int) -> Bool {
        look.rowSpacing == 0 && entries.all[next].follows(entries.all[place])
    }

    override var needsSections: Bool { index != nil }

    override func gap(_ previous: LazyEntry?, _ next: LazyEntry) -> CGFloat {
        guard let previous else {
            let usual = next.kind == .header ? max(look.ends, look.firstHeaderPadding) : look.ends
            return margins(ofSection: next.section).length(at: .top, \.top) ?? usual
        }
        if next.section == previous.section {
            if previous.kind == .header { return look.headerSpacing }
            return next.kind == .footer ? (look.isBoxed ? 8 : 4) : 0
        }
        if next.kind == .header, let space = look.headerTopPadding { return space }
        let usual =
            look.kind == .plain && next.kind == .header
            ? 0 : max(look.sectionSpacing, next.kind == .row && !look.hasOwnSectionSpacing ? 12 : 0)
        return space(previous, next, usual: usual)
    }

    /// As wide as the widest row, but at least like a small phone and no wider than content is.
    override func ideal(_ wanted: [(kind: LazyEntry.Kind, cross: CGFloat)]) -> CGFloat {
        min(max(super.ideal(wanted) + 2 * look.margin, look.leastIdealWidth), min(look.maximumWidth, 600))
    }

    override func offer(_ entry: LazyEntry, lane: Int, _ cross: CGFloat) -> ProposedViewSize {
        let sides = sides(ofSection: entry.section, cross)
        return ProposedViewSize(width: max(0, cross - sides.leading - sides.trailing), height: nil)
    }

    override func place(_ element: LayoutNode, _ entry: LazyEntry, lane: Int, start: CGFloat, length: CGFloat) {
        let row = unsafeDowncast(element, to: ListRowNode.self)
        let shift = move?.shift(of: row.place) ?? 0
        // Others make way for a row that is dragged, which itself is under the pointer.
        let sides = sides(ofSection: entry.section, size.width)
        let width = max(0, size.width - sides.leading - sides.trailing)
        placeMoving(if: (move != nil || wasMoving) && move?.place != row.place) {
            element.place(
                at: CGPoint(x: sides.leading, y: start + shift), size: CGSize(width: width, height: length),
                proposal: ProposedViewSize(width: width, height: nil))
        }
        row.setEdges(
            isFirst: row.place == 0 || !isJoined(row.place - 1, row.place),
            isLast: row.place + 1 >= entries.count || !isJoined(row.place, row.place + 1))
    }

    // MARK: Display

    private lazy var cards = ListCards(self)

    override func didPlace(_ places: Range<Int>) {
        if look.isBoxed { cards.place() }
        wasMoving = move != nil
    }

    override var drawsDepartures: Bool { true }

    override func draw(into builder: inout DisplayBuilder) {
        if look.isBoxed { cards.draw(into: &builder) }
        if flags.contains(.showsDepartures) { builder.addDepartures(from: self, inFront: false) }
        let moving = move.flatMap { row(at: $0.place) }
        for child in layoutChildren where child !== moving { builder.add(child) }
        if let moving { builder.add(moving) }
    }

    override func describe(into list: inout AccessibilityBuilder) {
        if selection != nil {
            let title = Reader.withoutTracking { environment.pageAround?.title?.string(in: environment) }
            var element = AccessibleElement(id: elementID, role: .list, label: title ?? "", frame: frameInWindow)
            element.isFocusable = isEnabled
            element.isEnabled = isEnabled
            element.isFocused = window?.focusedElement == element.id
            element.activePart = cursorRow?.elementID
            list.addElement(element)
        }
        super.describe(into: &list)
    }

    // MARK: Moving

    /// The rows among which the one at a place can be moved.
    func moveRange(of place: Int) -> ClosedRange<Int> {
        func belongs(_ other: Int) -> Bool {
            entries.all.indices.contains(other) && entries.all[other].source == entries.all[place].source
        }
        var (first, last) = (place, place)
        while belongs(first - 1) { first -= 1 }
        while belongs(last + 1) { last += 1 }
        return first...last
    }

    /// Whether the row that is being dragged, and the places for it, are where they were when it was picked up.
    private func isPossible(_ move: RowMove) -> Bool {
        entries.elements[move.place] === move.element && moveRange(of: move.place) == move.range
    }

    func setMove(_ new: RowMove?) {
        if let old = move, new?.place != old.place { row(at: old.place)?.setNeedsDisplay() }
        move = new
        if let new { row(at: new.place)?.setNeedsDisplay() }
        setNeedsLayout()
        setNeedsDisplay()
    }
}

extension ListNode: KeyResponder {
    func keyPressed(_ event: KeyEvent) -> Bool {
        guard event.phase != .up else { return false }
        if event.key == .escape, let openRow {
            openRow.close()
            return true
        }
        guard window?.focusedElement == elementID else { return deletesRow(event) || goesToLink(event) }
        switch event.key {
        case .downArrow: return moveSelection(1, event.modifiers)
        case .upArrow: return moveSelection(-1, event.modifiers)
        case .rightArrow, .leftArrow: return discloseSelected(event.key.following(self) == .rightArrow)
        case .home: return moveToEnd(0, event.modifiers)
        case .end: return moveToEnd(entries.count - 1, event.modifiers)
        case .return, .space:
            guard event.phase == .down, let place = cursorPlace, let row = row(at: place) else {
                return usePrimaryAction()
            }
            return row.activate() || usePrimaryAction() || openChoice()
        case .character("a") where !event.modifiers.isDisjoint(with: [.control, .command]): return selectAll()
        case .delete, .deleteForward: return deleteSelected()
        default: return false
        }
    }

    private func deleteSelected() -> Bool {
        guard let selection, let place = cursorPlace else { return false }
        _ = element(at: place)
        guard let row = row(at: place), let target = row.deletion else { return false }
        var offsets = IndexSet(integer: target.index)
        if selection.allowsMany {
            for (other, element) in entries.elements where selection.isSelected(other, self) {
                if let more = rows[ObjectIdentifier(element)]?.deletion, more.scope === target.scope {
                    offsets.insert(more.index)
                }
            }
        }
        target.action(offsets)
        return true
    }
}

/// A row that is being dragged to another place.
struct RowMove {
    let element: LayoutNode
    let place: Int
    /// The rows among which it can move.
    let range: ClosedRange<Int>
    let length: CGFloat
    var distance: CGFloat
    /// Where it would be put.
    var target: Int

    /// How far a row is from its usual place.
    func shift(of other: Int) -> CGFloat {
        if other == place { return distance }
        guard range.contains(other) else { return 0 }
        if other > place, other <= target { return -length }
        if other < place, other >= target { return length }
        return 0
    }
}
