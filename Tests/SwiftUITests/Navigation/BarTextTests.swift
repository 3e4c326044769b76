import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Texts as items of bars", .serialized)
struct BarTextTests {
    @Test("a text stands as far from the edge as that of a button")
    func margin() {
        let screen = Screen(size: CGSize(width: 500, height: 300)) {
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem(placement: .navigation) { Text("Draft") }
                    ToolbarItem(placement: .primaryAction) { Text("Late") }
                }
            }
        }
        #expect(screen.rects["Draft"]?.minX == 15 && screen.rects["Late"]?.maxX == 485, "\(screen.rects)")
    }
}
