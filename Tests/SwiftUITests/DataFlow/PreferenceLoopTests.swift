import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Preferences that feed themselves")
struct PreferenceLoopTests {
    struct Height: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    /// Grows by a point whenever it is told its height.
    struct Growing: View {
        let limit: CGFloat
        @State private var height: CGFloat = 10
        @State private var step: CGFloat = 1
        var body: some View {
            VStack {
                Color.clear.frame(height: height)
                    .background(
                        GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) }
                    )
                    .accessibilityElement().accessibilityLabel("growing")
                Button("Again") { height += 1 }
            }
            .onPreferenceChange(Height.self) { height = min($0 + 1, limit) }
        }
    }

    @Test("a preference that feeds its own layout stops with a warning, once a frame")
    func loop() {
        let screen = Screen { Growing(limit: .infinity) }
        let warning = "Bound preference Height tried to update multiple times per frame."
        #expect(screen.warnings == [warning])
        let height = screen.any("growing").frame.height
        screen.advance(by: .seconds(10))
        #expect(screen.any("growing").frame.height == height)
        #expect(screen.warnings == [warning])
        screen.button("Again").tap()
        #expect(screen.any("growing").frame.height > height)
        #expect(Set(screen.warnings) == [warning])
    }

    @Test("a preference that comes to rest within a frame is followed to its end")
    func convergence() {
        let screen = Screen { Growing(limit: 15) }
        #expect(screen.any("growing").frame.height == 15)
        #expect(screen.warnings == [])
    }
}
