import OSLog
import Testing

@testable import os

@Suite("Logger")
struct LoggerTests {
    @Test("an entry has its parts, but for what is private")
    func messages() {
        let name = "Ada", count = 3
        let message: OSLogMessage =
            "\(name, privacy: .private) has \(count) notes, \(1.23456, format: .fixed(precision: 2))"
        #expect(message.text == "<private> has 3 notes, 1.23")
        #expect(
            LogFormat.fill("%{public}@ of %d%%, %{private}@, %.1f", ["a", 5, "b", 2.25]) == "a of 5%, <private>, 2.2")
        #expect(!OSLog.disabled.isEnabled(type: .error))
    }

    @Test("a lock lets one caller at a time change its state")
    func lock() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { lock.withLock { $0 += 1 } } }
        }
        #expect(lock.withLock { $0 } == 50)
    }
}
