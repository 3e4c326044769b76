import MartletInventory
import SwiftUI

@main
struct InventoryApp: App {
    var body: some Scene {
        WindowGroup("Inventory") {
            InventoryView()
        }
        .defaultSize(width: 720, height: 640)
    }
}
