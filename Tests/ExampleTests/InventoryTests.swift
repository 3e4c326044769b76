import SwiftUI
import Testing
import ViewTesting

@testable import MartletInventory

/// The third line of the table of systems: an editor over an enum, in place, and in a sheet over a draft of it.
@MainActor @Suite("Inventory", .serialized)
struct InventoryTests {
    private struct Editing: View {
        @ObservedObject var shop: Shop
        var body: some View { ItemEditor(item: $shop.item) }
    }

    private final class Shop: ObservableObject {
        @Published var item = Item(name: "Keyboard", color: .green, status: .inStock(quantity: 12))
    }

    @Test("the controls of a case appear and vanish with it, and write its value")
    func statuses() {
        let shop = Shop()
        let screen = Screen { Editing(shop: shop) }
        #expect(screen.text("In stock").exists && !screen.text("Out of stock").exists)
        screen.stepper("Quantity: 12").increment()
        #expect(shop.item.status == .inStock(quantity: 13) && screen.stepper("Quantity: 13").exists)
        screen.button("Mark as sold out").tap()
        #expect(shop.item.status == .outOfStock(isOnBackOrder: false))
        #expect(!screen.stepper("Quantity: 13").exists && !screen.text("In stock").exists)
        screen.toggle("Is on back order?").tap()
        #expect(shop.item.status == .outOfStock(isOnBackOrder: true))
        screen.button("Is back in stock!").tap()
        #expect(shop.item.status == .inStock(quantity: 1) && !screen.toggle("Is on back order?").exists)
        #expect(shop.item.name == "Keyboard" && shop.item.color == .green && screen.warnings.isEmpty)
    }

    @Test("a binding to the value of one case ignores what is written once the case is another")
    func lateWrites() {
        let shop = Shop()
        let status = Binding(get: { shop.item.status }, set: { shop.item.status = $0 })
        let quantity = status.quantity
        shop.item.status = .outOfStock(isOnBackOrder: true)
        quantity?.wrappedValue = 99
        #expect(shop.item.status == .outOfStock(isOnBackOrder: true) && quantity?.wrappedValue == 12)
        #expect(status.quantity == nil && status.isOnBackOrder?.wrappedValue == true)
    }

    @Test("the colour is chosen among optional tags, None among them")
    func colors() {
        let shop = Shop()
        let screen = Screen { Editing(shop: shop) }
        #expect(screen.picker("Color").value == "Green")
        screen.picker("Color").select("None")
        #expect(shop.item.color == nil && screen.picker("Color").value == "None")
        screen.picker("Color").select("Yellow")
        #expect(shop.item.color == .yellow && screen.picker("Color").value == "Yellow" && screen.warnings.isEmpty)
    }

    @Test("the editor in its preview's wrapper is live")
    func wrapper() {
        let screen = Screen { ItemEditor_Previews.previews }
        screen.stepper("Quantity: 1").increment()
        #expect(screen.stepper("Quantity: 2").exists)
    }

    @Test("an edit in the editor shows in the list behind")
    func list() {
        let screen = Screen { InventoryView() }
        screen.text("Desk lamp").tap()
        screen.advance(by: .seconds(1))
        screen.textField("Name").type(" XL")
        screen.stepper("Quantity: 3").increment()
        #expect(screen.text("Desk lamp XL").exists, "the title follows")
        screen.button("Back").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Desk lamp XL").exists && screen.text("4 in stock").exists && screen.warnings.isEmpty)
    }

    @Test("a sheet over an optional draft follows every letter; Save keeps all the fields")
    func save() {
        let screen = Screen { InventoryView() }
        screen.button("Add Item").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("New Item").exists && !screen.button("Save").isEnabled)
        let name = "Clock"
        for count in 1...name.count {
            screen.textField("Name").type(String(name.dropFirst(count - 1).prefix(1)))
            #expect(screen.texts.contains(String(name.prefix(count))), "the title after letter \(count)")
        }
        #expect(screen.button("Save").isEnabled && !screen.text("New Item").exists)
        screen.picker("Color").select("Red")
        screen.stepper("Quantity: 1").increment()
        screen.button("Mark as sold out").tap()
        screen.toggle("Is on back order?").tap()
        screen.button("Save").tap()
        screen.advance(by: .seconds(1))
        #expect(!screen.textField("Name").exists && screen.text("Clock").exists)
        #expect(screen.texts.filter { $0 == "On back order" }.count == 2)
        screen.text("Clock").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.textField("Name").value == "Clock" && screen.picker("Color").value == "Red")
        #expect(screen.toggle("Is on back order?").value == "1" && screen.warnings.isEmpty)
    }

    @Test("a copy is edited beside the item, which stays until it is saved")
    func copy() {
        let screen = Screen { InventoryView() }
        func edit() {
            screen.text("Keyboard").secondaryClick()
            screen.button("Edit a Copy…").tap()
            screen.advance(by: .seconds(1))
            screen.textField("Name").type(" 2")
        }
        edit()
        #expect(screen.text("Keyboard").exists && screen.text("Keyboard 2").exists)
        screen.button("Cancel").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Keyboard").exists && !screen.text("Keyboard 2").exists)
        edit()
        screen.button("Save").tap()
        screen.advance(by: .seconds(1))
        #expect(!screen.text("Keyboard").exists && screen.text("Keyboard 2").exists && screen.warnings.isEmpty)
    }

    @Test("a draft that becomes nil while its sheet is typed in ends the sheet, and what is typed late is lost")
    func draftGoes() {
        let inventory = Inventory()
        struct Page: View {
            @ObservedObject var inventory: Inventory
            var body: some View {
                Text("\(inventory.items.count) items")
                    .sheet(item: $inventory.draft) { _ in DraftEditor(inventory: inventory) }
            }
        }
        let screen = Screen { Page(inventory: inventory) }
        let draft = Item(name: "Clock", status: .inStock(quantity: 1))
        inventory.draft = draft
        screen.advance(by: .seconds(1))
        screen.textField("Name").tap()
        screen.textField("Name").type("s")
        let late = Binding(Binding(get: { inventory.draft }, set: { inventory.draft = $0 }))
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { late?.wrappedValue.name = "late" }
        inventory.draft = nil
        screen.advance(by: .seconds(10))
        #expect(screen.texts == ["4 items"] && inventory.draft == nil && screen.warnings.isEmpty)
        inventory.draft = draft
        screen.advance(by: .seconds(1))
        #expect(screen.textField("Name").value == "Clock", "another sheet begins anew")
    }

    @Test("an item that is deleted while its editor is open takes the editor's writes with it")
    func deletes() {
        let inventory = Inventory()
        struct Page: View {
            @ObservedObject var inventory: Inventory
            var body: some View {
                VStack {
                    ForEach($inventory.items) { $item in ItemEditor(item: $item).frame(height: 200) }
                }
            }
        }
        let screen = Screen(size: CGSize(width: 500, height: 900)) { Page(inventory: inventory) }
        screen.toggle("Is on back order?").tap()
        let last = inventory.items.removeLast()
        #expect(screen.textField("Name").value == "Keyboard")
        inventory.items.removeFirst()
        #expect(screen.textField("Name").value == "Desk lamp")
        screen.textField("Name").type("!")
        #expect(inventory.items.map(\.name) == ["Desk lamp!", "Headphones"] && last.name == "Charger")
        #expect(screen.warnings.isEmpty)
    }
}
