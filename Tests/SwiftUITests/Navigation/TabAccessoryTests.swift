import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("The accessory of a tab view")
struct TabAccessoryTests {
    struct Playing: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        @State private var isOn = false
        var body: some View {
            Button(isOn ? "Pause" : "Play") { isOn.toggle() }
            Text(placement == .expanded ? "expanded" : "elsewhere")
        }
    }

    struct Page: View {
        let name: String
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View {
            GeometryReader { Text("\(name) \(Int($0.size.height)) \(placement == nil)") }
        }
    }

    struct Music: View {
        var inner = false
        @State private var isPlaying = true
        @State private var tab = 0
        var body: some View {
            TabView(selection: $tab) {
                Tab("Library", systemImage: "books.vertical", value: 0) {
                    if inner {
                        TabView { Tab("Inner", systemImage: "star") { Page(name: "inner") } }
                    } else {
                        Page(name: "library")
                    }
                }
                Tab("Radio", systemImage: "radio", value: 1) {
                    Button("Stop") { isPlaying = false }
                }
            }
            .tabViewBottomAccessory(isEnabled: isPlaying) { HStack { Playing() } }
        }
    }

    private let size = CGSize(width: 390, height: 600)

    @Test("it stands above the bar at the bottom, keeps its state on every page, and leaves its room when it goes")
    func narrow() {
        let screen = Screen(size: size) { Music() }
        let (play, bar) = (screen.button("Play").frame, screen.button("Library").frame)
        #expect(play.maxY < bar.minY && play.minY > 480)
        #expect(screen.texts.contains("expanded"))
        let full = Screen(size: size) {
            TabView { Tab("Library", systemImage: "books.vertical") { Page(name: "library") } }
        }
        @MainActor func height(_ screen: Screen) -> Int {
            screen.texts.first { $0.hasPrefix("library") }.flatMap { Int($0.split(separator: " ")[1]) } ?? -1
        }
        #expect(height(full) - height(screen) == 60)
        screen.button("Play").tap()
        screen.button("Radio").tap()
        #expect(screen.button("Pause").exists)
        screen.button("Stop").tap()
        #expect(!screen.button("Pause").exists && !screen.button("Play").exists)
        screen.button("Library").tap()
        #expect(height(screen) == height(full))
    }

    @Test("in a wide window it stands at the bottom, the tabs on top; a tab view inside has none of it")
    func wide() {
        let screen = Screen(size: CGSize(width: 900, height: 600)) { Music(inner: true) }
        #expect(screen.button("Library").frame.midY < 60 && screen.button("Play").frame.midY > 540)
        #expect(screen.texts.filter { $0 == "expanded" }.count == 1)
        #expect(screen.texts.contains { $0.hasPrefix("inner") && $0.hasSuffix("true") })
    }
}
