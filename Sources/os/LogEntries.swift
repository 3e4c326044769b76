import Glibc
import Synchronization

/// What was written, for those who read it back.
package struct LogEntry: Sendable {
    package let date = Date()
    /// The number that POSIX has for the thread.
    package let thread = UInt64(pthread_self())
    package let text: String
    package let type: OSLogType
    package let subsystem: String
    package let category: String
    package let signpost: Signpost?

    /// What a mark of an interval or an event has beside its text.
    package struct Signpost: Sendable {
        package let type: OSSignpostType
        package let id: UInt64
        package let name: String
    }
}

/// The last entries of the program, for `OSLogStore`.
package enum LogEntries {
    /// As many are kept: older ones go, as they do in the logs of Apple's systems.
    package static let capacity = 4096

    private struct Ring {
        var entries: [LogEntry] = []
        /// Where the oldest stands once all places are taken.
        var start = 0
    }

    private static let ring = Mutex(Ring())

    /// - Complexity: O(1).
    static func add(_ entry: LogEntry) {
        ring.withLock { ring in
            if ring.entries.count < capacity { return ring.entries.append(entry) }
            ring.entries[ring.start] = entry
            ring.start = (ring.start + 1) % capacity
        }
    }

    /// The oldest first.
    package static var all: [LogEntry] {
        ring.withLock { Array($0.entries[$0.start...] + $0.entries[..<$0.start]) }
    }
}
