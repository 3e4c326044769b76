import SwiftUI
import Testing
import ViewTesting

/// What of views that overlap is in front.
@MainActor @Suite("The order of overlapping views")
struct ZIndexTests {
    private struct Pair<Container: View>: View {
        let container: (AnyView) -> Container
        @State private var level = 1.0
        @State private var log = "nothing"
        var body: some View {
            VStack(spacing: 0) {
                container(
                    AnyView(
                        Group {
                            Button("First") { log = "first" }.buttonStyle(Filled(color: .pureRed))
                                .offset(y: 20).zIndex(level)
                            Button("Second") { log = "second" }.buttonStyle(Filled(color: .pureBlue))
                        }))
                Text(log)
                Button("Lower") { level = -1 }
            }
        }
    }

    private struct Filled: ButtonStyle {
        let color: Color
        func makeBody(configuration: Configuration) -> some View {
            color.frame(width: 100, height: 40).overlay { configuration.label }
        }
    }

    private func check(_ container: @escaping (AnyView) -> some View) {
        let screen = Screen(size: CGSize(width: 100, height: 200)) { Pair(container: container) }
        let place = CGPoint(x: 10, y: screen.button("Second").frame.minY + 10)
        screen.tap(at: place)
        #expect(screen.text("first").exists)
        let front = screen.image()
        screen.button("Lower").tap()
        screen.tap(at: place)
        #expect(screen.text("second").exists && screen.image() != front)
    }

    @Test(
        "a view with a higher zIndex lies in front and is hit first, in stacks and lazy stacks, and follows its change")
    func containers() {
        check { content in VStack(spacing: 0) { content } }
        check { content in ScrollView { LazyVStack(spacing: 0) { content } } }
        check { content in VStackLayout(spacing: 0) { content } }
    }
}
