import MartletGraph
import MartletHost

/// Opens a menu of what a swipe over a row of a list reveals, for who has no finger: by a secondary click, or by keys.
@MainActor
final class RowMenu {
    /// Opens the menu at a place of the window.
    fileprivate(set) var open: @MainActor (AnyView, CGPoint) -> Void = { _, _ in }

    nonisolated init() {}
}

/// Shows the menus of a list's rows.
struct RowMenuPresenter: ViewModifier {
    let menu: RowMenu
    @State private var place: Place?

    init(menu: RowMenu) { self.menu = menu }

    private struct Place {
        let number: Int
        let point: CGPoint
        let items: AnyView
    }

    func body(content: Content) -> some View {
        let _ = connect()
        content.modifier(
            PresentationModifier(
                kind: .menu, item: { place }, id: { $0.number },
                anchor: { place, _ in CGRect(origin: place.point, size: .zero) }, end: { place = nil },
                content: { MenuPage(items: $0.items) }))
    }

    private func connect() {
        // Not this modifier, which holds the menu.
        menu.open = { [place = $place] items, point in
            place.wrappedValue = Place(number: (place.wrappedValue?.number ?? 0) + 1, point: point, items: items)
        }
    }
}

extension ListRowNode {
    /// What a swipe would reveal; nil where that is nothing.
    private var swipeItems: AnyView? {
        let sides = swipeSides
        let items = [sides.leading?.buttons, sides.trailing?.buttons].compactMap { $0 }
        return items.isEmpty ? nil : AnyView(ForEach(items.indices, id: \.self) { items[$0] })
    }

    func showSwipeMenu(at location: CGPoint) -> Bool {
        guard isEnabled, !list.isEditing, let menu = list.menu, let items = swipeItems else { return false }
        menu.open(items, location)
        return true
    }

    /// Whether something can be done with the row although nothing in it takes the keyboard.
    var hasActions: Bool {
        trait(of: SwipeTrait.self) != nil || deletion != nil || contentMenu != nil
    }

    var middleInWindow: CGPoint {
        let frame = frameInWindow
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Whether a menu can be opened on the row.
    var offersMenu: Bool {
        guard isEnabled else { return false }
        if contentMenu != nil || list.offersSelectionMenu(place) { return true }
        return !list.isEditing && list.menu != nil && (trait(of: SwipeTrait.self) != nil || deletion != nil)
    }

    /// The menu around all of the row's content.
    var contentMenu: (any MenuResponder)? {
        var next: LayoutNode? = element
        while let element = next {
            if let responder = element as? any MenuResponder, element.isEnabled, responder.hasMenu { return responder }
            next = element.layoutChildren.count == 1 ? element.layoutChildren[0] : nil
        }
        return nil
    }
}

extension ListRowNode: KeyResponder {
    /// Delete deletes the row with the keyboard, or around what has it.
    func keyPressed(_ event: KeyEvent) -> Bool {
        guard event.phase == .down, event.key == .delete || event.key == .deleteForward, event.modifiers.isEmpty,
            isEnabled, let window, !(window.focusedNode is any NativeResponder), let deletion
        else { return false }
        let (list, place) = (list, place)
        window.withSystemAnimation { deletion.action([deletion.index]) }
        graph.effects.addAction { [weak list] in list?.focusRow(near: place, after: self) }
        return true
    }
}

extension ListNode {
    /// Gives the keyboard to the row that has come to a place, or to the one before, where nobody has it but a row that is
    /// on its way out.
    fileprivate func focusRow(near place: Int, after deleted: ListRowNode) {
        guard let window else { return }
        if let focused = window.focusedNode, !focused.isGone {
            guard focused.isInside(deleted), row(at: place) !== deleted else { return }
        }
        let stop = [place, place - 1].lazy.compactMap { self.row(at: $0)?.firstFocusable { !$0.isPassedByTab } }.first
        if let stop { window.requestFocus(stop) }
    }
}
