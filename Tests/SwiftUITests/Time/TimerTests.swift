import SwiftUI
import Testing
import ViewTesting

/// Foundation's timers on a screen's clock.
@MainActor
@Suite("Timers")
struct TimerTests {
    @MainActor final class Watch: ObservableObject {
        @Published var count = 0
        @Published private(set) var isRunning = false
        private var timer: Timer?

        func toggle() {
            isRunning.toggle()
            if isRunning {
                timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
                    MainActor.assumeIsolated { self?.count += 1 }
                }
                timer?.tolerance = 0.1
                timer.map { RunLoop.current.add($0, forMode: .common) }
            } else {
                timer?.invalidate()
                timer = nil
            }
        }

        func later() {
            let timer = Timer(fire: Date() + 2, interval: 0, repeats: false) { _ in
                MainActor.assumeIsolated { self.count = 100 }
            }
            RunLoop.main.add(timer, forMode: .default)
        }

        func snooze() { timer?.fireDate = Date() + 10 }
    }

    struct WatchView: View {
        @StateObject var watch: Watch
        var body: some View {
            Text("\(watch.count)")
            Button(watch.isRunning ? "Stop" : "Start") { watch.toggle() }
            Button("Later") { watch.later() }
            Button("Snooze") { watch.snooze() }
        }
    }

    private func makeScreen() -> Screen {
        let watch = Watch()
        return Screen { WatchView(watch: watch) }
    }

    @Test("a repeating timer fires as the screen's time passes, until it is stopped")
    func repeating() {
        let screen = makeScreen()
        screen.button("Start").tap()
        #expect(screen.text("0").exists)
        screen.advance(by: .seconds(3))
        #expect(screen.text("6").exists)
        screen.button("Stop").tap()
        screen.advance(by: .seconds(3))
        #expect(screen.text("6").exists)
        screen.button("Start").tap()
        screen.advance(by: .milliseconds(400))
        #expect(screen.text("6").exists)
        screen.advance(by: .milliseconds(200))
        #expect(screen.text("7").exists)
    }

    @Test("a timer fires once, and one that is put off fires later")
    func once() {
        let screen = makeScreen()
        screen.button("Later").tap()
        screen.advance(by: .milliseconds(1900))
        #expect(screen.text("0").exists)
        screen.advance(by: .seconds(1))
        #expect(screen.text("100").exists)
        screen.button("Start").tap()
        screen.button("Snooze").tap()
        screen.advance(by: .seconds(9))
        #expect(screen.text("100").exists)
        screen.advance(by: .seconds(2))
        #expect(screen.text("102").exists)
    }
}
