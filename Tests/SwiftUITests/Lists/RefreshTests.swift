import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Refreshing", .serialized)
struct RefreshTests {
    final class Log: @unchecked Sendable { var count = 0 }

    struct Inner: View {
        @Environment(\.refresh) private var refresh
        var body: some View {
            Button("Reload") { Task { await refresh?() } }.disabled(refresh == nil)
        }
    }

    private func screen(_ log: Log) -> Screen {
        Screen {
            List {
                Inner()
                ForEach(0..<40, id: \.self) { Text("row \($0)") }
            }
            .refreshable {
                log.count += 1
                try? await Task.sleep(for: .seconds(2))
            }
        }
    }

    @Test("F5 and Control with R load anew; a spinner turns until that is done, and no second one begins")
    func keys() {
        let log = Log()
        let screen = screen(log)
        screen.press("r", modifiers: .control)
        #expect(log.count == 1 && screen.any("Refreshing").exists)
        screen.press(KeyEquivalent("\u{F708}"))
        #expect(log.count == 1)
        screen.advance(by: .seconds(3))
        #expect(!screen.any("Refreshing").exists)
        screen.press(KeyEquivalent("\u{F708}"))
        #expect(log.count == 2)
    }

    @Test("a pull from the top loads anew when it is long enough, one that begins further down does not")
    func pull() {
        let log = Log()
        let screen = screen(log)
        screen.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 240))
        #expect(log.count == 0)
        screen.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 320))
        screen.advance(by: .milliseconds(500))
        #expect(log.count == 1)
        screen.advance(by: .seconds(3))
        screen.swipe(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 100))
        screen.advance(by: .seconds(2))
        screen.swipe(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 800))
        screen.advance(by: .seconds(2))
        #expect(log.count == 1)
    }

    @Test("views inside find the action in the environment")
    func environment() {
        let log = Log()
        let screen = screen(log)
        screen.button("Reload").tap()
        #expect(log.count == 1)
        #expect(!Screen { Inner() }.button("Reload").isEnabled)
    }
}
