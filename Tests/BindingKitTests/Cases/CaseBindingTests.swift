import BindingKit
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Bindings to cases", .serialized)
struct CaseBindingTests {
    enum Status: Equatable {
        case inStock(quantity: Int)
        case soldOut(isOnBackOrder: Bool)
    }

    struct Item: Equatable {
        var name = "Lamp"
        var status = Status.inStock(quantity: 3)
    }

    @Test("a binding is there while the case is, reads and writes what it holds")
    func readAndWrite() {
        let holder = Holder(Item())
        let quantity = holder.binding.status[/Status.inStock]
        #expect(quantity?.wrappedValue == 3 && holder.binding.status[(/Status.soldOut)] == nil)
        quantity?.wrappedValue = 4
        #expect(holder.value == Item(status: .inStock(quantity: 4)) && quantity?.wrappedValue == 4)
        #expect(holder.binding[(\.status >>> (/Status.inStock))]?.wrappedValue == 4)
    }

    @Test("a binding whose case is gone reads its last value and ignores writes, until the case is back")
    func goneCase() {
        let holder = Holder(Item())
        let quantity = holder.binding.status[/Status.inStock]!
        holder.value.status = .inStock(quantity: 8)
        #expect(quantity.wrappedValue == 8)
        holder.value.status = .soldOut(isOnBackOrder: true)
        holder.writes = 0
        quantity.wrappedValue = 99
        #expect(quantity.wrappedValue == 8 && holder.writes == 0)
        holder.value.status = .inStock(quantity: 1)
        quantity.wrappedValue += 1
        #expect(holder.value.status == .inStock(quantity: 2))
    }

    @Test("whether the enum is in a case is a binding, too")
    func isCase() {
        let holder = Holder(Item(status: .soldOut(isOnBackOrder: false)))
        let isSoldOut = holder.binding.status.is(/Status.soldOut)
        #expect(isSoldOut.wrappedValue)
        isSoldOut.wrappedValue = false
        holder.binding.status.is(/Status.inStock).wrappedValue = true
        #expect(holder.value.status == .soldOut(isOnBackOrder: false))
        let status = holder.binding.status
        let isOnBackOrder = status[/Status.soldOut]
        #expect(status.is(/Status.soldOut).wrappedValue && isOnBackOrder?.wrappedValue == false)
        let optional = Holder<Int?>(3)
        optional.binding.is(/Int?.none).wrappedValue = true
        #expect(optional.value == nil)
    }

    // MARK: The same in a view, over each way to keep the value.

    private struct Editor: View {
        @Binding var status: Status

        var body: some View {
            VStack {
                if let quantity = $status[/Status.inStock] { QuantityRow(quantity: quantity) }
                if let isOnBackOrder = $status[/Status.soldOut] { OrderRow(isOnBackOrder: isOnBackOrder) }
            }
        }
    }

    private struct QuantityRow: View {
        @Binding var quantity: Int
        var body: some View { Stepper("Quantity: \(quantity)", value: $quantity) }
    }

    private struct OrderRow: View {
        @Binding var isOnBackOrder: Bool
        var body: some View { Toggle("Ordered", isOn: $isOnBackOrder) }
    }

    private struct StateOwner: View {
        @State private var item = Item()
        var body: some View {
            Editor(status: $item.status)
            Button("Sell") { item.status = .soldOut(isOnBackOrder: false) }
        }
    }

    final class Shop: ObservableObject { @Published var item = Item() }

    private struct ObjectOwner: View {
        @StateObject private var shop = Shop()
        var body: some View {
            Editor(status: $shop.item.status)
            Button("Sell") { shop.item.status = .soldOut(isOnBackOrder: false) }
        }
    }

    @Observable final class Store { var item = Item() }

    private struct ObservableOwner: View {
        @Bindable var store: Store
        var body: some View {
            Editor(status: $store.item.status)
            Button("Sell") { store.item.status = .soldOut(isOnBackOrder: false) }
        }
    }

    private func useEditor(_ screen: Screen) {
        #expect(screen.stepper("Quantity: 3").exists && !screen.toggle("Ordered").exists)
        screen.stepper("Quantity: 3").increment()
        #expect(screen.stepper("Quantity: 4").exists)
        screen.button("Sell").tap()
        #expect(!screen.stepper("Quantity: 4").exists && screen.toggle("Ordered").value == "0")
        screen.toggle("Ordered").tap()
        #expect(screen.toggle("Ordered").value == "1" && screen.warnings.isEmpty)
    }

    @Test("the same over State, ObservableObject and Observable")
    func everyOwner() {
        useEditor(Screen { StateOwner() })
        useEditor(Screen { ObjectOwner() })
        let store = Store()
        useEditor(Screen { ObservableOwner(store: store) })
        #expect(store.item.status == .soldOut(isOnBackOrder: true))
    }

    @Test("a write to what a case holds runs only the body that reads it; a change of case runs the one that asks")
    func bodyCounts() {
        for screen in [Screen { StateOwner() }, Screen { ObjectOwner() }] {
            screen.resetBodyCounts()
            screen.stepper("Quantity: 3").increment()
            #expect(screen.bodyCounts["QuantityRow"] == 1 && screen.bodyCounts["Editor"] == nil)
            screen.resetBodyCounts()
            screen.button("Sell").tap()
            #expect(screen.bodyCounts["Editor"] == 1 && screen.bodyCounts["OrderRow"] == 1)
            #expect(screen.bodyCounts["QuantityRow"] == nil)
        }
    }
}
