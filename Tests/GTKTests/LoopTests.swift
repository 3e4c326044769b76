import Foundation
import MartletHost
import Testing

@testable import MartletGTK

@MainActor @Suite("The main loop", .serialized, .enabled(if: Desk.isAvailable))
struct LoopTests {
    @MainActor private final class Log {
        var lines: Set<String> = []
    }

    @Test("serves the main queue, tasks, run loop timers and the host's own timers")
    func servesEverything() async throws {
        try await Desk.use { desk in
            let log = Log()
            DispatchQueue.global().async {
                DispatchQueue.main.async { MainActor.assumeIsolated { _ = log.lines.insert("queue") } }
            }
            Task { @MainActor in
                try await Task.sleep(for: .milliseconds(5))
                log.lines.insert("task")
            }
            Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in
                MainActor.assumeIsolated { _ = log.lines.insert("timer") }
            }
            _ = desk.host.schedule(after: 0.005) { log.lines.insert("host") }
            let never = desk.host.schedule(after: 0.001) { log.lines.insert("cancelled") }
            never.cancel()
            desk.settle { log.lines.count >= 4 }
            #expect(log.lines == ["queue", "task", "timer", "host"])
        }
    }

    @Test("runs until terminated")
    func runs() async throws {
        try await Desk.use { desk in
            var log: [String] = []
            _ = desk.host.schedule(after: 0.002) {
                log.append("terminate")
                desk.host.terminate()
            }
            desk.host.run()
            log.append("returned")
            #expect(log == ["terminate", "returned"])
        }
    }

    @Test("costs no processor time while nothing happens")
    func idles() async throws {
        try await Desk.use { desk in
            let client = FakeClient()
            let window = desk.open(client)
            desk.settle(frames: 2, of: client)
            _ = desk.host.schedule(after: 0.5) { desk.host.terminate() }
            desk.host.run()
            let before = processorTime()
            _ = desk.host.schedule(after: 2) { desk.host.terminate() }
            desk.host.run()
            let used = processorTime() - before
            window.close()
            #expect(used < 0.05, "used \(used) s in 2 s")
        }
    }

    private func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
