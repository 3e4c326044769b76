import BindingKit
import SwiftUI

/// A sandwich, as somebody orders it.
struct Order: Equatable {
    var bread = "Rye"
    var filling = "Cheese"
    var note: String?
    var count = 1

    var summary: String {
        "\(count) × \(filling.lowercased()) on \(bread.lowercased())" + (note.map { ", \($0)" } ?? "")
    }
}

/// State may be a struct; each part of the form has a binding to the one property it is about.
struct OrderPage: View {
    @State private var order = Order()

    var body: some View {
        VStack {
            Form {
                Picker("Filling", selection: $order.filling) {
                    ForEach(["Cheese", "Egg", "Tomato", "Hummus"], id: \.self) { Text($0) }
                }
                Picker("Bread", selection: $order.bread) {
                    ForEach(["Rye", "Wheat", "Baguette"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                TextField("Note", text: $order.note ?? "")
                Stepper("How many: \(order.count)", value: $order.count.clamped(to: 1...9))
            }
            Text(order.summary).font(.headline).padding()
        }
        .navigationTitle("Your Sandwich")
    }
}

#Preview("Order") { OrderPage() }
