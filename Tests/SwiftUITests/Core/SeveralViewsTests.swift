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
        #expect(log == Array(repeating: "appear", count: 3))
        log = []
        screen.button("fewer").tap()
        #expect(log == ["disappear"])
        screen.button("more").tap()
        #expect(log == ["disappear", "appear"])
        log = []
        screen.button("one").tap()
        #expect(log == ["disappear", "disappear"])
        screen.button("fewer").tap()
        #expect(log == ["disappear", "disappear", "disappear"])
        log = []
        screen.button("more").tap()
        screen.button("more").tap()
        #expect(log == ["appear", "appear"])
    }

    struct Badge: View {
        let name: String
        @State private var taps = 0
        var body: some View { Button("\(name) \(taps)") { taps += 1 }.frame(maxHeight: .infinity, alignment: .bottom) }
    }

    @Test("what lies over a view keeps its state when the view is joined by another, and when it is alone again")
    func stateOfDecorations() {
        struct Page: View {
            @State private var hasFirst = false
            var body: some View {
                VStack(spacing: 0) {
                    Group {
                        if hasFirst { Color.clear.frame(height: 60) }
                        Color.clear.frame(height: 60)
                    }
                    .overlay { Badge(name: "badge") }
                    Toggle("first", isOn: $hasFirst)
                }
            }
        }
        let screen = Screen { Page() }
        screen.button("badge 0").tap()
        screen.toggle("first").tap()
        #expect(screen.texts == ["badge 0", "badge 1", "first"])
        screen.toggle("first").tap()
        #expect(screen.texts == ["badge 1", "first"] && screen.rebuild() == [])
    }

    @Test("over no view lies nothing")
    func decorationsOfNone() {
        var log: [String] = []
        struct Page: View {
            let log: (String) -> Void
            @State private var isShown = false
            var body: some View {
                VStack {
                    Group { if isShown { Text("view") } }
                        .background { Color.clear.onAppear { log("appear") }.onDisappear { log("disappear") } }
                    Toggle("shown", isOn: $isShown)
                }
            }
        }
        let screen = Screen { Page { log.append($0) } }
        #expect(log == [])
        screen.toggle("shown").tap()
        #expect(log == ["appear"])
        screen.toggle("shown").tap()
        #expect(log == ["appear", "disappear"])
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
