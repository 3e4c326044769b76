import MartletGraph

/// What a list does with its selected rows: a menu for them, and what a double click does.
@MainActor
final class SelectionActions: Equatable {
    /// Opens a menu for these values at a place of the window; `false` where they are of another type.
    var showMenu: @MainActor (Set<AnyHashable>, CGPoint) -> Bool = { _, _ in false }
    /// Whether it can open one.
    var hasMenu = false
    /// Uses these values; nil where nothing is done with them.
    var primary: (@MainActor (Set<AnyHashable>) -> Void)?

    nonisolated init() {}
    nonisolated static func == (a: SelectionActions, b: SelectionActions) -> Bool { a === b }
}

struct SelectionActionsKey: EnvironmentKey { static var defaultValue: SelectionActions? { nil } }

extension EnvironmentValues {
    var selectionActions: SelectionActions? {
        get { self[SelectionActionsKey.self] }
        set { self[SelectionActionsKey.self] = newValue }
    }
}

extension View {
    /// Gives the rows of the list inside a context menu: for the selected rows where one of them is clicked, for the row
    /// alone elsewhere, and for none beside the rows.
    ///
    /// - Parameters:
    ///   - itemType: the type of the list's selection; a list of another one has no such menu.
    ///   - menu: the items for the values of the rows.
    ///   - primaryAction: what a double click and the return key do with the rows.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenu(menu: menu, primaryAction: primaryAction))
    }
}

/// Opens menus for the rows of the list inside.
nonisolated struct SelectionMenu<I: Hashable, Items: View>: ViewModifier {
    let menu: (Set<I>) -> Items
    let primaryAction: ((Set<I>) -> Void)?
    @State private var place: Place?
    @State private var actions = SelectionActions()

    private struct Place: Equatable {
        let number: Int
        let point: CGPoint
        let values: Set<I>
    }

    init(menu: @escaping (Set<I>) -> Items, primaryAction: ((Set<I>) -> Void)?) {
        self.menu = menu
        self.primaryAction = primaryAction
    }

    @MainActor func body(content: Content) -> some View {
        let _ = connect()
        content
            .environment(\.selectionActions, actions)
            .modifier(
                PresentationModifier(
                    kind: .menu, item: { place }, id: { $0.number },
                    anchor: { place, _ in CGRect(origin: place.point, size: .zero) }, end: { place = nil },
                    content: { MenuPage(items: menu($0.values)) }))
    }

    @MainActor private func connect() {
        actions.hasMenu = Items.self != EmptyView.self
        actions.showMenu = { values, point in
            let own = values.compactMap { $0.base as? I }
            guard own.count == values.count else { return false }
            place = Place(number: (place?.number ?? 0) + 1, point: point, values: Set(own))
            return true
        }
        guard let action = primaryAction else { return actions.primary = nil }
        actions.primary = { values in
            let own = values.compactMap { $0.base as? I }
            if own.count == values.count { action(Set(own)) }
        }
    }
}
