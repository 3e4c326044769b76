import SwiftUI

@MainActor final class Inventory: ObservableObject {
    @Published var items: [Item] = [
        Item(name: "Keyboard", color: .green, status: .inStock(quantity: 12)),
        Item(name: "Desk lamp", color: .white, status: .inStock(quantity: 3)),
        Item(name: "Headphones", status: .outOfStock(isOnBackOrder: true)),
        Item(name: "Charger", color: .black, status: .outOfStock(isOnBackOrder: false)),
    ]

    /// The copy that the sheet edits; nil while there is none.
    @Published var draft: Item?

    func save() {
        guard let draft else { return }
        if let index = items.firstIndex(where: { $0.id == draft.id }) {
            items[index] = draft
        } else {
            items.append(draft)
        }
        self.draft = nil
    }
}

/// The items of a shop; a click edits one in place, the sheet edits a draft that is saved or thrown away.
public struct InventoryView: View {
    @StateObject private var inventory = Inventory()

    public init() {}

    public var body: some View {
        NavigationView {
            List {
                ForEach($inventory.items) { $item in
                    NavigationLink {
                        ItemEditor(item: $item).navigationTitle(item.name)
                    } label: {
                        ItemRow(item: item)
                    }
                    .contextMenu {
                        Button("Edit a Copy…") { inventory.draft = item }
                        Button("Delete", role: .destructive) { inventory.items.removeAll { $0.id == item.id } }
                    }
                }
                .onDelete { inventory.items.remove(atOffsets: $0) }
            }
            .navigationTitle("Inventory")
            .toolbar {
                Button {
                    inventory.draft = Item(name: "", status: .inStock(quantity: 1))
                } label: {
                    Label("Add Item", systemImage: "plus")
                }
            }
        }
        .navigationViewStyle(.stack)
        .sheet(item: $inventory.draft) { _ in DraftEditor(inventory: inventory) }
    }
}

struct ItemRow: View {
    let item: Item

    var body: some View {
        HStack(spacing: 12) {
            Circle()
                .fill(item.color?.shown ?? .clear)
                .overlay(Circle().stroke(.secondary.opacity(0.5)))
                .frame(width: 16, height: 16)
            Text(item.name.isEmpty ? "Unnamed" : item.name)
            Spacer()
            Text(item.status.summary)
                .foregroundStyle(item.status.isInStock ? .secondary : Color.orange)
        }
    }
}

/// Edits the draft, through bindings that are derived from an optional.
struct DraftEditor: View {
    @ObservedObject var inventory: Inventory

    var body: some View {
        NavigationView {
            if let draft = Binding($inventory.draft) {
                ItemEditor(item: draft)
                    .navigationTitle(draft.wrappedValue.name.isEmpty ? "New Item" : draft.wrappedValue.name)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Cancel") { inventory.draft = nil }
                        }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Save") { inventory.save() }
                                .disabled(draft.wrappedValue.name.isEmpty)
                        }
                    }
            }
        }
        .navigationViewStyle(.stack)
    }
}

#Preview("Inventory") { InventoryView() }
