import Foundation
import MartletDesk
import MartletHost
import XCTest

@testable import MartletGTKHost

/// These are XCTest's because it runs tests on the main thread, as a program runs its loop; Swift Testing gives that
/// thread away, and the main queue is then served by others.
final class LoopTests: XCTestCase {
    private func use(_ body: @MainActor (Desk) throws -> Void) throws {
        try XCTSkipUnless(Desk.isAvailable)
        try MainActor.assumeIsolated { try Desk.use(body) }
    }

    @MainActor private final class Log {
        var lines: Set<String> = []
    }

    /// The loop serves the main queue, tasks, run loop timers and the host's own timers.
    func testServesEverything() throws {
        try use { desk in
            let log = Log()
            DispatchQueue.global().async {
                DispatchQueue.main.async { MainActor.assumeIsolated { _ = log.lines.insert("queue") } }
            }
            Task { @MainActor in
                try await Task.sleep(for: .milliseconds(5))
                log.lines.insert("task")
            }
            _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in
                MainActor.assumeIsolated { _ = log.lines.insert("timer") }
            }
            _ = desk.host.schedule(after: 0.005) { log.lines.insert("host") }
            let never = desk.host.schedule(after: 0.001) { log.lines.insert("cancelled") }
            never.cancel()
            desk.settle { log.lines.count >= 4 }
            XCTAssertEqual(log.lines, ["queue", "task", "timer", "host"])
        }
    }

    /// The loop runs until terminated.
    func testRuns() throws {
        try use { desk in
            var log: [String] = []
            _ = desk.host.schedule(after: 0.002) {
                log.append("terminate")
                desk.host.terminate()
            }
            desk.host.run()
            log.append("returned")
            XCTAssertEqual(log, ["terminate", "returned"])
        }
    }

    /// The loop costs no processor time while nothing happens.
    func testIdles() throws {
        try use { desk in
            let client = FakeClient()
            let window = desk.open(client)
            desk.settle(frames: 2, of: client)
            _ = desk.host.schedule(after: 0.5) { desk.host.terminate() }
            desk.host.run()
            let before = Self.processorTime()
            _ = desk.host.schedule(after: 2) { desk.host.terminate() }
            desk.host.run()
            let used = Self.processorTime() - before
            window.close()
            XCTAssertLessThan(used, 0.05, "seconds of processor time in two seconds")
        }
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
