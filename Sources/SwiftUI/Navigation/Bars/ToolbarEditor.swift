/// The sheet in which a user says which items of a toolbar he wants, and in which order.
struct ToolbarEditor<Items: ToolbarContent>: View {
    let items: Items
    let arrangement: Binding<ToolbarArrangement>
    @Environment(\.dismiss) private var dismiss

    init(items: Items, arrangement: Binding<ToolbarArrangement>) {
        self.items = items
        self.arrangement = arrangement
    }

    var body: some View {
        let shown = offered
        VStack(alignment: .leading, spacing: 12) {
            Text(_own: "Customize Toolbar").font(.headline).frame(maxWidth: .infinity)
            VStack(spacing: 6) {
                ForEach(shown, id: \.id) { item in
                    ToolbarEditorRow(item: item, arrangement: arrangement, move: { move(item, by: $0, among: shown) })
                }
            }
            HStack {
                Button(_own: "Use Default Set") { arrangement.wrappedValue = ToolbarArrangement() }
                    .disabled(arrangement.wrappedValue == ToolbarArrangement())
                Spacer(minLength: 24)
                Button(_own: "Done") { dismiss() }.keyboardShortcut(.defaultAction)
            }
        }
        .padding(18)
        .frame(minWidth: 320)
    }

    /// The items that can be changed, in the order of the bars.
    private var offered: [EditedItem] {
        var list = _ToolbarItems(memory: nil)
        items._collectItems(into: &list)
        let found = arrangement.wrappedValue.sorted(list.items).compactMap { item -> EditedItem? in
            guard let view = item.view, let customization = item.customization, customization.behavior.canMove else {
                return nil
            }
            return EditedItem(view: view, side: item.placement.side, customization: customization)
        }
        return found.map { item in
            let others = found.filter { $0.side == item.side }
            var item = item
            item.isFirst = others.first?.id == item.id
            item.isLast = others.last?.id == item.id
            return item
        }
    }

    /// Exchanges an item with the one before or after it in its bar.
    private func move(_ item: EditedItem, by step: Int, among all: [EditedItem]) {
        var order = all.filter { $0.side == item.side }.map(\.id)
        guard let place = order.firstIndex(of: item.id), order.indices.contains(place + step) else { return }
        order.swapAt(place, place + step)
        let others = all.filter { $0.side != item.side }.map(\.id)
        arrangement.wrappedValue.order = order + others
    }
}

/// An item of a toolbar, for the editor.
struct EditedItem {
    let view: AnyView
    let side: BarContents.Side
    let customization: ToolbarItemCustomization
    var isFirst = false
    var isLast = false

    var id: String { customization.id }

    init(view: AnyView, side: BarContents.Side, customization: ToolbarItemCustomization) {
        self.view = view
        self.side = side
        self.customization = customization
    }
}

/// An item with a switch for whether it is there, and buttons that move it.
private struct ToolbarEditorRow: View {
    let item: EditedItem
    let arrangement: Binding<ToolbarArrangement>
    let move: @MainActor (Int) -> Void

    init(item: EditedItem, arrangement: Binding<ToolbarArrangement>, move: @escaping @MainActor (Int) -> Void) {
        self.item = item
        self.arrangement = arrangement
        self.move = move
    }

    var body: some View {
        HStack(spacing: 6) {
            Toggle(isOn: isShown) {
                item.view
                    .labelStyle(.titleAndIcon)
                    .buttonStyle(ItemNameStyle())
                    .menuIndicator(.hidden)
                    .allowsHitTesting(false)
                    .focusable(false)
            }
            .disabled(!item.customization.behavior.canLeave)
            button("Move Up", "chevron.up", -1, isPossible: !item.isFirst)
            button("Move Down", "chevron.down", 1, isPossible: !item.isLast)
        }
    }

    private func button(_ title: String, _ symbol: String, _ step: Int, isPossible: Bool) -> some View {
        Button(_own: title, systemImage: symbol) { move(step) }
            .labelStyle(.iconOnly)
            .buttonStyle(BarButtonStyle())
            .disabled(!isPossible)
    }

    private var isShown: Binding<Bool> {
        let (item, arrangement) = (item.customization, arrangement)
        return Binding {
            arrangement.wrappedValue.shows(item)
        } set: { new in
            arrangement.wrappedValue.shown[item.id] = new == item.isShownByDefault ? nil : new
        }
    }
}

/// A button of which only the label is shown.
private struct ItemNameStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}
