import BindingKit
import SwiftUI
import Testing

@MainActor @Suite("Composed paths")
struct PathCompositionTests {
    private enum Status: Equatable {
        case inStock(quantity: Int)
        case soldOut
    }

    private struct Item: Equatable {
        var name = "Lamp"
        var status = Status.inStock(quantity: 3)
    }

    private enum Shelf: Equatable {
        case item(Item)
        case status(Status)
        case empty
    }

    @Test("a case and then a case")
    func cases() {
        let quantity = /Shelf.status >>> /Status.inStock
        #expect(quantity.extract(from: .status(.inStock(quantity: 2))) == 2)
        #expect(quantity.extract(from: .status(.soldOut)) == nil && quantity.extract(from: .empty) == nil)
        #expect(quantity.embed(9) == .status(.inStock(quantity: 9)))
        let empty = /Shelf?.some >>> /Shelf.empty
        #expect(empty.matches(.some(.empty)) && !empty.matches(nil))
    }

    @Test("properties and cases in any order; what is not there is not written")
    func mixed() {
        var item = Item()
        let quantity = \Item.status >>> /Status.inStock
        quantity.set(&item, 4)
        #expect(quantity.get(item) == 4 && item.status == .inStock(quantity: 4))
        item.status = .soldOut
        quantity.set(&item, 5)
        #expect(quantity.get(item) == nil && item.status == .soldOut && quantity.modify(&item) { $0 += 1 } == nil)

        var shelf = Shelf.item(Item())
        let onShelf = /Shelf.item >>> \.status >>> /Status.inStock
        #expect(
            onShelf.modify(&shelf) {
                $0 += 1; return $0
            } == 4)
        #expect(shelf == .item(Item(status: .inStock(quantity: 4))) && onShelf.get(.empty) == nil)
        let name = /Shelf.item >>> \.name
        name.set(&shelf, "Chair")
        #expect(name.get(shelf) == "Chair")
        shelf = .empty
        name.set(&shelf, "Table")
        #expect(shelf == .empty)
    }
}
