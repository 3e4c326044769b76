import SwiftUI

/// A sandwich, as somebody orders it.
struct Order: Equatable {
    var bread = Bread.rye
    var filling = Filling.cheese
    var isToasted = false
    var count = 1

    enum Bread: String, CaseIterable, Identifiable {
        case rye = "Rye"
        case wheat = "Wheat"
        case baguette = "Baguette"
        var id: Self { self }
    }

    enum Filling: String, CaseIterable, Identifiable {
        case cheese = "Cheese"
        case egg = "Egg"
        case tomato = "Tomato"
        case hummus = "Hummus"
        var id: Self { self }
    }

    var summary: String {
        "\(count) × \(filling.rawValue.lowercased()) on \(rawBread)\(isToasted ? ", toasted" : "")"
    }

    private var rawBread: String { bread.rawValue.lowercased() }
}

/// State may be a struct; each part of the form has a binding to the one property it is about.
struct OrderPage: View {
    @State private var order = Order()

    var body: some View {
        VStack {
            Form {
                FillingPicker(filling: $order.filling)
                BreadPicker(bread: $order.bread)
                Toggle("Toasted", isOn: $order.isToasted)
                Stepper("How many: \(order.count)", value: $order.count, in: 1...9)
            }
            Text(order.summary).font(.headline).padding()
        }
        .navigationBarTitle("Your Sandwich")
    }
}

struct FillingPicker: View {
    @Binding var filling: Order.Filling

    var body: some View {
        Picker("Filling", selection: $filling) {
            ForEach(Order.Filling.allCases) { Text($0.rawValue).tag($0) }
        }
    }
}

struct BreadPicker: View {
    @Binding var bread: Order.Bread

    var body: some View {
        Picker("Bread", selection: $bread) {
            ForEach(Order.Bread.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
    }
}

#Preview("Order") { OrderPage() }
