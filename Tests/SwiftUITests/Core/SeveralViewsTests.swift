import SwiftUI
import Testing
import ViewTesting

/// Modifiers on a group of several views, which are applied to each of them.
@MainActor @Suite("A modifier on several views", .serialized)
struct SeveralViewsTests {
    struct Names: View {
        let log: (String) -> Void
        @State private var count = 3

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Group {
                    ForEach(0..<count, id: \.self) { Text("view \($0)").frame(height: 20) }
                }
                .padding(10)
                .overlay { Color.clear.onAppear { log("appear") }.onDisappear { log("disappear") } }
                Button("more") { count += 1 }
                Button("fewer") { count -= 1 }
                Button("one") { count = 1 }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func tops(_ screen: Screen) -> [CGFloat] {
        screen.texts.filter { $0.hasPrefix("view") }.map { screen.text($0).frame.minY }
    }

    @Test("views that were there stay in their places when one comes and when one goes")
    func places() {
        let screen = Screen { Names { _ in } }
        #expect(tops(screen) == [10.5, 50.5, 90.5])
        screen.button("more").tap()
        #expect(tops(screen) == [10.5, 50.5, 90.5, 130.5] && screen.rebuild() == [])
        screen.button("fewer").tap()
        screen.button("fewer").tap()
        #expect(tops(screen) == [10.5, 50.5] && screen.rebuild() == [])
        screen.button("one").tap()
        #expect(tops(screen) == [10.5] && screen.rebuild() == [])
        screen.button("more").tap()
        #expect(tops(screen) == [10.5, 50.5] && screen.rebuild() == [])
    }

    @Test("what lies over a view goes with it")
    func decorations() {
        var log: [String] = []
        let screen = Screen { Names { log.append($0) } }
        log = []
        screen.button("fewer").tap()
        #expect(log == ["disappear"])
        screen.button("more").tap()
        #expect(log == ["disappear", "appear"])
    }

    @Test("what lies over each of several views follows the window's appearance")
    func appearance() {
        let screen = Screen {
            VStack {
                Group {
                    Color.clear.frame(width: 20, height: 20)
                    Color.clear.frame(width: 20, height: 20)
                }
                .overlay { Text("I") }
            }
        }
        screen.colorScheme = .dark
        #expect(screen.rebuild() == [])
    }
}
