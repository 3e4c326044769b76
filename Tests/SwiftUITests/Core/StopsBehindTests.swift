import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Stops of the keyboard behind other views")
struct StopsBehindTests {
    /// What the keyboard stops at, until it comes to the first again.
    private func stops(_ screen: Screen) -> [String] {
        var found: [String] = []
        for _ in 0..<12 {
            screen.press(.tab)
            guard let label = screen.focusedLabel, !found.contains(label) else { break }
            found.append(label)
        }
        return found
    }

    private struct Card: View {
        @State private var isOpen = true

        var body: some View {
            ZStack {
                ScrollView { VStack { ForEach(0..<20, id: \.self) { Button("Row \($0)") {} } } }
                if isOpen {
                    VStack {
                        Button("Close") { isOpen = false }
                        Spacer()
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.white)
                }
            }
        }
    }

    @Test("what a card lies over takes no keyboard until that is closed")
    func covered() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Card() }
        #expect(stops(screen) == ["Close"])
        screen.button("Close").tap()
        #expect(stops(screen).starts(with: ["Row 0", "Row 1", "Row 2"]))
    }

    @Test("what is only scrolled away, below a bar, or partly covered is stopped at")
    func reachable() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) {
            ZStack(alignment: .topLeading) {
                ScrollView { VStack { ForEach(0..<6, id: \.self) { Button("Row \($0)") {}.frame(height: 60) } } }
                    .safeAreaInset(edge: .bottom) { Button("Bar") {}.frame(height: 70).background(Color.white) }
                Color.white.frame(width: 120, height: 90)
            }
        }
        #expect(Set(stops(screen)) == ["Row 0", "Row 1", "Row 2", "Row 3", "Row 4", "Row 5", "Bar"])
        let behindGlass = Screen(size: CGSize(width: 300, height: 200)) {
            ZStack {
                Button("Below") {}
                Color.white.opacity(0.3).allowsHitTesting(false)
            }
        }
        #expect(stops(behindGlass) == ["Below"])
    }
}
