import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("onGeometryChange", .serialized)
struct GeometryChangeTests {
    final class Log {
        var events: [String] = []
    }

    struct Growing: View {
        let log: Log
        @State private var width: CGFloat = 100
        @State private var lead: CGFloat = 0
        var body: some View {
            HStack(spacing: 0) {
                Color.clear.frame(width: lead, height: 10)
                Color.red.frame(width: width, height: 20)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        log.events.append("width \($0)")
                    }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minX
                    } action: {
                        log.events.append("x \($0) to \($1)")
                    }
                Spacer(minLength: 0)
            }
            Button("Wider") { width += 50 }
            Button("Further") { lead += 30 }
        }
    }

    @Test("the action is told the first value, and then each that is another")
    func tellsChanges() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 300, height: 200)) { Growing(log: log) }
        #expect(log.events == ["width 100.0", "x 0.0 to 0.0"])
        log.events = []
        screen.button("Wider").tap()
        #expect(log.events == ["width 150.0"])
        screen.button("Further").tap()
        #expect(log.events == ["width 150.0", "x 0.0 to 30.0"])
    }

    @Test("a place in the window is told while a scroll view around moves")
    func followsScrolling() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 300, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 50)
                        .onGeometryChange(for: CGFloat.self) {
                            $0.frame(in: .global).minY
                        } action: {
                            log.events.append("\($0)")
                        }
                    Color.clear.frame(height: 1000)
                }
            }
        }
        screen.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 40))
        #expect(log.events == ["0.0", "-40.0"])
    }

    struct Squares: View {
        @State private var height: CGFloat = 0
        var body: some View {
            Color.red.frame(width: 80, height: height)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    height = $0
                }
                .accessibilityIdentifier("square")
            Text("height \(height)")
        }
    }

    @Test("what the action writes is shown in the same frame")
    func writes() {
        let screen = Screen { Squares() }
        #expect(screen.texts == ["height 80.000000"])
    }

    struct Restless: View {
        @State private var height: CGFloat = 1
        var body: some View {
            Color.red.frame(width: 80, height: height)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = $0 < 200 ? $0 + 1 : $0
                }
        }
    }

    @Test("an action that changes what it is told ends with a warning, and not the program")
    func feedsItself() {
        let screen = Screen { Restless() }
        #expect(screen.warnings.contains { $0.contains("onGeometryChange(for: CGFloat)") })
    }
}

@MainActor @Suite("Geometry readers that are not seen")
struct UnseenGeometryTests {
    @Test("a reader on a page that was never shown waits for its size")
    func page() {
        struct Pages: View {
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) {
                    Button("Next") { page = 1 }.tag(0)
                    GeometryReader { Text("Width \(Int($0.size.width))") }.tag(1)
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
            }
        }
        let screen = Screen(size: CGSize(width: 200, height: 200)) { Pages() }
        #expect(!screen.texts.contains("Width 200"))
        screen.button("Next").tap()
        #expect(screen.texts.contains("Width 200"))
    }
}
