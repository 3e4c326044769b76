import MartletCards
import SwiftUI

@main
struct CardsApp: App {
    var body: some Scene {
        WindowGroup("Cards") {
            CardsView()
        }
        .defaultSize(width: 720, height: 640)
    }
}
