import SwiftUI

/// Edits an item. Which controls there are follows from the case that its status is in.
struct ItemEditor: View {
    @Binding var item: Item

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $item.name)
                Picker(selection: $item.color, label: Text("Color")) {
                    Text("None").tag(Item.Color?.none)
                    ForEach(Item.Color.allCases, id: \.rawValue) { color in
                        Text(color.rawValue.capitalized).tag(Optional(color))
                    }
                }
            }
            switch item.status {
            case .inStock:
                if let quantity = $item.status.quantity {
                    Section(header: Text("In stock")) {
                        Stepper("Quantity: \(quantity.wrappedValue)", value: quantity, in: 1...99)
                        Button("Mark as sold out") { item.status = .outOfStock(isOnBackOrder: false) }
                    }
                }
            case .outOfStock:
                if let isOnBackOrder = $item.status.isOnBackOrder {
                    Section(header: Text("Out of stock")) {
                        Toggle("Is on back order?", isOn: isOnBackOrder)
                        Button("Is back in stock!") { item.status = .inStock(quantity: 1) }
                    }
                }
            }
        }
    }
}

struct ItemEditor_Previews: PreviewProvider {
    struct Wrapper: View {
        @State var item = Item(name: "Keyboard", color: .green, status: .inStock(quantity: 1))
        var body: some View { ItemEditor(item: $item) }
    }

    static var previews: some View {
        NavigationView { Wrapper() }
    }
}
