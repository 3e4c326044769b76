import MartletGraph
import MartletHost

/// An open menu: which row is highlighted, which submenus were entered, and what keys do.
@MainActor
final class MenuContext: ItemContext {
    private(set) weak var highlighted: MenuRowNode?
    /// Ways back out of the submenus that were entered, the innermost last.
    private var exits: [(page: ObjectIdentifier, leave: @MainActor () -> Void, row: MenuRowNode?)] = []

    override var role: AccessibleElement.Role { .menuItem }
    override var buttonStyle: ErasedStyle<PrimitiveButtonStyleConfiguration> {
        ErasedStyle(MenuRowButtonStyle()) { $0.makeBody(configuration: $1) }
    }
    override var toggleStyle: ErasedStyle<ToggleStyleConfiguration> {
        ErasedStyle(MenuRowToggleStyle()) { $0.makeBody(configuration: $1) }
    }

    /// Whether the menu stays open while an item is used.
    private var staysOpen = false

    override func choose(_ action: @MainActor () -> Void) {
        if !staysOpen { layer?.dismissal.dismiss() }
        action()
    }

    /// Uses an item that may want the menu to stay open.
    func use(_ row: MenuRowNode, _ action: @MainActor () -> Void) {
        staysOpen = Reader.withoutTracking { row.environment.menuActionDismissBehavior == .disabled }
        defer { staysOpen = false }
        action()
    }

    func highlight(_ row: MenuRowNode?) {
        guard row !== highlighted else { return }
        let old = highlighted
        highlighted = row
        if let old, !old.flags.contains(.left) { old.setNeedsDisplay() }
        row?.setNeedsDisplay()
        row?.scrollIntoView()
    }

    // MARK: Submenus

    func entered(_ page: ObjectIdentifier, leave: @escaping @MainActor () -> Void) {
        exits.append((page, leave, highlighted))
        highlight(nil)
        // The first row leads back.
        highlightByKeys { $0.rows.dropFirst().first ?? $0.rows.first }
    }

    func left(_ page: ObjectIdentifier) {
        let row = exits.first { $0.page == page }?.row
        exits.removeAll { $0.page == page }
        highlight(nil)
        highlightByKeys { [weak row] _ in row?.flags.contains(.left) == false ? row : nil }
    }

    /// Goes to a row of what is shown next, for who goes by keys.
    private func highlightByKeys(_ row: @escaping @MainActor (MenuContext) -> MenuRowNode?) {
        guard layer?.window?.isFocusVisible == true else { return }
        layer?.window?.graph.effects.addAction { [weak self] in
            guard let self, let found = row(self) else { return }
            highlight(found)
            focusHighlighted()
        }
    }

    /// A screen reader says what has the keyboard.
    private func focusHighlighted() {
        if let item = highlighted?.controlAround { layer?.window?.requestFocus(item.elementID) }
    }

    // MARK: Keys

    /// The rows that can be used, from the top of the menu.
    private var rows: [MenuRowNode] {
        let rows = layer?.card.descendants(of: MenuRowNode.self).filter(\.canBeUsed) ?? []
        let isReversed = layer?.card.descendants(of: MenuColumnNode.self).first?.isReversed == true
        return isReversed ? rows.reversed() : rows
    }

    override func key(_ event: KeyEvent) -> Bool {
        let isTaken = takes(event)
        if isTaken { focusHighlighted() }
        return isTaken
    }

    /// Begins at the chosen item where all can be chosen, else at the first, for who goes by keys.
    ///
    /// - Returns: the item.
    func begin() -> UInt64? {
        let rows = rows
        let isChoice = rows.allSatisfy { $0.controlAround?.described.first?.isOn != nil }
        highlight(isChoice ? chosen(in: rows) ?? rows.first : rows.first)
        return highlighted?.controlAround?.elementID
    }

    /// Has the chosen item in sight where there are more than fit.
    func showChosen() { chosen(in: rows)?.scrollIntoView(inMiddle: true) }

    private func chosen(in rows: [MenuRowNode]) -> MenuRowNode? {
        rows.first { $0.controlAround?.described.first?.isOn == true }
    }

    private func takes(_ event: KeyEvent) -> Bool {
        guard event.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
        switch event.key.following(layer) {
        case .downArrow: move(by: 1)
        case .upArrow: move(by: -1)
        case .tab: move(by: event.modifiers.contains(.shift) ? -1 : 1)
        case .home: highlight(rows.first)
        case .end: highlight(rows.last)
        case .return, .space: if event.phase == .down { highlighted?.activate() }
        case .rightArrow: if let highlighted, highlighted.opensSubmenu { highlighted.activate() }
        case .leftArrow: exits.last?.leave()
        case .escape:
            guard let exit = exits.last else { return false }
            exit.leave()
        // What opens the menu of a window closes it, too.
        case .function(10): if event.phase == .down { layer?.endByUser() }
        case .character(let character): find(character)
        default: return false
        }
        return true
    }

    private func move(by step: Int) {
        let rows = rows
        guard !rows.isEmpty else { return }
        guard let index = rows.firstIndex(where: { $0 === highlighted }) else {
            return highlight(step > 0 ? rows.first : rows.last)
        }
        highlight(rows[(index + step + rows.count) % rows.count])
    }

    /// The next row whose label begins with a letter.
    private func find(_ character: Character) {
        let rows = rows
        let start = rows.firstIndex { $0 === highlighted }.map { $0 + 1 } ?? 0
        let letter = character.lowercased()
        let found = (0..<rows.count).map { rows[(start + $0) % rows.count] }
            .first { $0.label.lowercased().hasPrefix(letter) }
        if let found { highlight(found) }
    }
}
