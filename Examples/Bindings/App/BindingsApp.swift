import MartletBindings
import SwiftUI

@main
struct BindingsApp: App {
    var body: some Scene {
        WindowGroup("Bindings") {
            BindingsView()
        }
        .defaultSize(width: 900, height: 680)
    }
}
