import BindingKit
import SwiftUI

/// A thing that a shop has, or has had.
struct Item: Identifiable, Equatable {
    let id = UUID()
    var name: String
    var color: Color?
    var status: Status

    enum Color: String, CaseIterable { case blue, green, black, red, yellow, white }

    /// Only what makes sense together can be said: there is no quantity of what is sold out.
    @Cases enum Status: Equatable {
        case inStock(quantity: Int)
        case outOfStock(isOnBackOrder: Bool)
    }
}

/// The items of a shop; a click edits one in place, the sheet edits a draft that is saved or thrown away.
struct InventoryView: View {
    @State private var items = [
        Item(name: "Keyboard", color: .green, status: .inStock(quantity: 12)),
        Item(name: "Desk lamp", color: .white, status: .inStock(quantity: 3)),
        Item(name: "Headphones", status: .outOfStock(isOnBackOrder: true)),
        Item(name: "Charger", color: .black, status: .outOfStock(isOnBackOrder: false)),
    ]
    @State private var draft: Item?

    var body: some View {
        NavigationView {
            List {
                ForEach($items) { _, $item in
                    NavigationLink {
                        ItemView(item: $item).navigationTitle(item.name)
                    } label: {
                        HStack {
                            Text(item.name.isEmpty ? "Unnamed" : item.name)
                            Spacer()
                            Text(item.status[case: \.inStock].map { "\($0) in stock" } ?? "Sold out")
                                .foregroundStyle(item.status.is(\.inStock) ? .secondary : SwiftUI.Color.orange)
                        }
                    }
                    .contextMenu { Button("Edit a Copy…") { draft = item } }
                }
                .onDelete { items.remove(atOffsets: $0) }
            }
            .navigationTitle("Inventory")
            .toolbar {
                Button("Add Item", systemImage: "plus") { draft = Item(name: "", status: .inStock(quantity: 1)) }
            }
        }
        .navigationViewStyle(.stack)
        .sheet(unwrapping: $draft) { $item in
            NavigationView {
                ItemView(item: $item)
                    .navigationTitle(item.name.isEmpty ? "New Item" : item.name)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { draft = nil } }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Save") { save(item) }.disabled(item.name.isEmpty)
                        }
                    }
            }
            .navigationViewStyle(.stack)
        }
    }

    private func save(_ item: Item) {
        if let known = $items[id: item.id] { known.wrappedValue = item } else { items.append(item) }
        draft = nil
    }
}

/// Edits an item. Which controls there are follows from the case that its status is in.
struct ItemView: View {
    @Binding var item: Item

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $item.name)
                Picker(selection: $item.color, label: Text("Color")) {
                    Text("None").tag(Item.Color?.none)
                    ForEach(Item.Color.allCases, id: \.rawValue) { Text($0.rawValue.capitalized).tag(Optional($0)) }
                }
            }
            Switch($item.status) {
                CaseLet(\.inStock) { $quantity in
                    Section(header: Text("In stock")) {
                        Stepper("Quantity: \(quantity)", value: $quantity, in: 1...99)
                        Button("Mark as sold out") { item.status = .outOfStock(isOnBackOrder: false) }
                    }
                }
                CaseLet(\.outOfStock) { $isOnBackOrder in
                    Section(header: Text("Out of stock")) {
                        Toggle("Is on back order?", isOn: $isOnBackOrder)
                        Button("Is back in stock!") { item.status = .inStock(quantity: 1) }
                    }
                }
            }
        }
    }
}

#Preview("Inventory") { InventoryView() }
