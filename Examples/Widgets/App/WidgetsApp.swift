import MartletWidgets
import SwiftUI

@main
struct WidgetsApp: App {
    var body: some Scene {
        WindowGroup("Widgets") {
            WidgetsView()
        }
        .defaultSize(width: 520, height: 720)
    }
}
