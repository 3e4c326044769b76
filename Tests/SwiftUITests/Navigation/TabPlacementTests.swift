import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Where tabs stand, and which stand out")
struct TabPlacementTests {
    struct Pages: View {
        var body: some View {
            TabView {
                Tab("New", systemImage: "plus", role: .prominent) { Text("new page") }
                Tab("One", systemImage: "star") { Text("first page") }
                Tab("Two", systemImage: "heart") { Text("second page") }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("tabs that could stand beside the pages stand in the bar where the program prefers that")
    func placement() {
        let size = CGSize(width: 1000, height: 600)
        let beside = Screen(size: size) { Pages() }
        let above = Screen(size: size) { Pages().defaultAdaptableTabBarPlacement(.tabBar) }
        #expect(beside.any("One").frame.minX == beside.any("Two").frame.minX)
        #expect(above.any("One").frame.minY == above.any("Two").frame.minY)
    }

    @Test("a prominent tab stands behind the others")
    func prominent() {
        let screen = Screen(size: CGSize(width: 1000, height: 600)) {
            Pages().defaultAdaptableTabBarPlacement(.tabBar)
        }
        #expect(screen.any("New").frame.minX > screen.any("Two").frame.maxX)
    }
}
