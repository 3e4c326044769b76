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

@MainActor @Suite("What pages know of where their tabs stand", .serialized)
struct KnownTabPlacementTests {
    private struct Page: View {
        @Environment(\.tabBarPlacement) private var placement
        @Environment(\.isTabBarShowingSections) private var showsSections
        var body: some View { Text(verbatim: "\(name) \(showsSections)") }
        private var name: String {
            switch placement {
            case .topBar: "top"
            case .bottomBar: "bottom"
            case .sidebar: "sidebar"
            case .pageIndicator: "pages"
            default: "none"
            }
        }
    }

    @Test("pages are told the place of the tabs in each style, idiom and width")
    func places() {
        func said(_ width: CGFloat, _ idiom: Idiom = .desktop, _ style: some TabViewStyle) -> String? {
            Screen(size: CGSize(width: width, height: 500), idiom: idiom) {
                TabView { Tab("Home", systemImage: "house") { Page() } }.tabViewStyle(style)
            }
            .texts.first { $0.hasSuffix("true") || $0.hasSuffix("false") }
        }
        #expect(said(900, .desktop, .automatic) == "top false")
        #expect(said(360, .desktop, .automatic) == "bottom false")
        #expect(said(390, .phone, .automatic) == "bottom false")
        #expect(said(900, .desktop, .sidebarAdaptable) == "sidebar true")
        #expect(said(390, .phone, .page) == "pages false")
        #expect(Screen { Page() }.texts == ["none false"])
    }
}
