import MartletGraph

extension View {
    /// Puts items into the bars of the page, which the user can change: a press of the other button on the bar at the
    /// top, or `ToolbarCommands`, lets him move them and take them away. What he chose is kept in the program's settings
    /// under `id`.
    ///
    ///     .toolbar(id: "main") {
    ///         ToolbarItem(id: "share") { ShareLink(item: url) }
    ///         ToolbarItem(id: "print", showsByDefault: false) { PrintButton() }
    ///     }
    ///
    /// On a phone the items are those that are there by default.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(CustomizableToolbar(id: id, items: content()))
    }
}

/// Which items of a toolbar the user wants, and in which order.
nonisolated struct ToolbarArrangement: Codable, Equatable {
    /// The ids of items that were moved, in their order.
    var order: [String] = []
    /// Whether an item is there, by its id.
    var shown: [String: Bool] = [:]

    @MainActor func shows(_ item: ToolbarItemCustomization) -> Bool {
        item.behavior.canLeave ? shown[item.id] ?? item.isShownByDefault : true
    }

    /// The items in the order the user wants; those that can be moved take one another's places within their bar.
    @MainActor func sorted(_ items: [_ToolbarItems.Item]) -> [_ToolbarItems.Item] {
        var result = items
        let movable = items.indices.filter { items[$0].customization?.behavior.canMove == true }
        for places in Dictionary(grouping: movable, by: { items[$0].placement.side }).values {
            let ranked = places.sorted { (rank(of: items[$0]), $0) < (rank(of: items[$1]), $1) }
            for (place, source) in zip(places, ranked) { result[place] = items[source] }
        }
        return result
    }

    @MainActor private func rank(of item: _ToolbarItems.Item) -> Int {
        item.customization.flatMap { order.firstIndex(of: $0.id) } ?? .max
    }

    /// The items that the bars show.
    @MainActor func applied(to items: [_ToolbarItems.Item]) -> [_ToolbarItems.Item] {
        sorted(items).compactMap { item in
            guard let customization = item.customization, !shows(customization) else { return item }
            guard customization.isAlwaysAvailable else { return nil }
            var item = item
            item.placement = .secondaryAction
            return item
        }
    }
}

/// Opens what a user changes a toolbar with.
@MainActor
final class ToolbarCustomizer: Equatable {
    var open: @MainActor () -> Void = {}

    nonisolated init() {}
    nonisolated static func == (a: ToolbarCustomizer, b: ToolbarCustomizer) -> Bool { a === b }
}

private enum ToolbarCustomizerKey: FocusedValueKey { typealias Value = ToolbarCustomizer }

extension FocusedValues {
    var toolbarCustomizer: ToolbarCustomizer? {
        get { self[ToolbarCustomizerKey.self] }
        set { self[ToolbarCustomizerKey.self] = newValue }
    }
}

/// The items of a toolbar as the user wants them.
private struct ArrangedToolbar<Items: ToolbarContent>: ToolbarContent {
    typealias Body = Never
    let items: Items
    let arrangement: ToolbarArrangement

    init(items: Items, arrangement: ToolbarArrangement) {
        self.items = items
        self.arrangement = arrangement
    }

    func _collectItems(into list: inout _ToolbarItems) {
        var all = _ToolbarItems(memory: list.memory)
        items._collectItems(into: &all)
        list.items += arrangement.applied(to: all.items)
    }
}

/// A toolbar that the user can change.
nonisolated struct CustomizableToolbar<Items: CustomizableToolbarContent>: ViewModifier {
    let items: Items
    @AppStorage private var saved: Data
    @State private var isEditing = false
    @State private var customizer = ToolbarCustomizer()
    @Environment(\.idiom) private var idiom

    init(id: String, items: Items) {
        self.items = items
        _saved = AppStorage(wrappedValue: Data(), "Toolbar \(id)")
    }

    @MainActor func body(content: Content) -> some View {
        let offered = idiom.isTouched ? nil : customizer
        let editing = $isEditing
        let _ = customizer.open = { editing.wrappedValue = true }
        content
            .modifier(ToolbarModifier(content: ArrangedToolbar(items: items, arrangement: arrangement.wrappedValue)))
            ._changingBars { if $0.customizer == nil { $0.customizer = offered } }
            .focusedSceneValue(\.toolbarCustomizer, offered)
            .sheet(isPresented: editing) { ToolbarEditor(items: items, arrangement: arrangement) }
    }

    /// What was saved; without effect where that is not readable.
    @MainActor private var arrangement: Binding<ToolbarArrangement> {
        let saved = $saved
        return Binding {
            (try? JSONDecoder().decode(ToolbarArrangement.self, from: saved.wrappedValue)) ?? ToolbarArrangement()
        } set: {
            saved.wrappedValue = $0 == ToolbarArrangement() ? Data() : (try? JSONEncoder().encode($0)) ?? Data()
        }
    }
}

/// A bar whose items the user can change, by a menu of its own.
struct CustomizedBar: ViewModifier {
    let customizer: ToolbarCustomizer?

    init(customizer: ToolbarCustomizer?) { self.customizer = customizer }

    func body(content: Content) -> some View {
        if let customizer {
            content.contentShape(Rectangle()).contextMenu {
                Button(_own: "Customize Toolbar…") { customizer.open() }
            }
        } else {
            content
        }
    }
}
