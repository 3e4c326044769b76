import BindingKit
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("@Cases", .serialized)
struct CasesMacroTests {
    @Cases enum Status: Equatable {
        case inStock(quantity: Int)
        case soldOut
        case moved(to: String, at: Int)
        case `default`(Bool)
    }

    @Cases enum Shelf {
        case item(Item)
        case status(Status)
        case action((Status, [Item]) -> Int?)
    }

    @Cases indirect enum Tree<Value> {
        case leaf(Value)
        case node(Tree, Tree)
    }

    @Cases enum Only { case one(Int) }

    struct Item: Equatable {
        var name = "Lamp"
        var status = Status.inStock(quantity: 3)
    }

    @Test("cases are asked for, read and changed by name")
    func names() {
        var status = Status.inStock(quantity: 3)
        #expect(status.is(\.inStock) && !status.is(\.soldOut) && status[case: \.inStock] == 3)
        #expect(
            status.modify(\.inStock) {
                $0 += 1; return $0
            } == 4 && status == .inStock(quantity: 4))
        #expect(status.modify(\.default) { $0.toggle() } == nil && status[case: \.moved] == nil)
        status = .moved(to: "cellar", at: 2)
        #expect(status[case: \.moved]?.to == "cellar" && status[case: \.moved]?.at == 2)
        #expect(Status.cases.moved.embed((to: "attic", at: 1)) == .moved(to: "attic", at: 1))
        #expect(Status.cases.soldOut.embed(()) == .soldOut && Only.one(2)[case: \.one] == 2)
        #expect(Tree.leaf(5)[case: \.leaf] == 5 && Tree.node(.leaf(1), .leaf(2))[case: \.node]?.1[case: \.leaf] == 2)
    }

    @Test("functions of any kind are handed on")
    func functions() {
        let shelf = Shelf.action { _, items in items.count }
        #expect(shelf[case: \.action]?(.soldOut, [Item(), Item()]) == 2)
    }

    @Test("names lead through cases and properties")
    func composition() {
        let shelf = Shelf.status(.inStock(quantity: 7))
        #expect(shelf[case: \.status.inStock] == 7 && !shelf.is(\.status.soldOut))
        #expect(Int?.some(3)[case: \.some] == 3 && Status?.some(.soldOut).is(\.some.soldOut))
        let name = Shelf.cases.item.name
        var item = Shelf.item(Item())
        name.set(&item, "Chair")
        #expect(name.get(item) == "Chair" && name.get(shelf) == nil)
    }

    @Test("bindings to cases by name, also through several enums")
    func bindings() {
        let holder = Holder(Item())
        let quantity = holder.binding.status.inStock
        quantity?.wrappedValue += 2
        #expect(holder.value.status == .inStock(quantity: 5) && holder.binding.status.default == nil)
        holder.value.status = .soldOut
        quantity?.wrappedValue = 9
        #expect(quantity?.wrappedValue == 5 && holder.value.status == .soldOut && holder.binding.status.soldOut != nil)
        let shelf = Holder(Shelf.item(Item()))
        shelf.binding.item?.status.inStock?.wrappedValue = 8
        #expect(shelf.value[case: \.item]?.status == .inStock(quantity: 8))
    }
}
