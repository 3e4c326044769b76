import Foundation

/// Something that runs again when what it read changes: a body.
///
/// Locations keep the reader, not the node, so that a node that left the tree is never reached.
package final class Reader {
    @MainActor package unowned(unsafe) var node: _ViewNode?
    /// Goes up with each run; a reading of an earlier run no longer counts.
    package var run: UInt32 = 0

    @MainActor package init(_ node: _ViewNode) {
        self.node = node
    }

    /// Who is reading now; only ever set on the main thread.
    package nonisolated(unsafe) static var current: Reader?

    /// Runs `body` with `self` as the reader of everything it reads.
    @MainActor package func track<R>(_ body: () -> R) -> R {
        run &+= 1
        let outer = Reader.current
        Reader.current = self
        defer { Reader.current = outer }
        return body()
    }

    /// Runs `body` so that nothing it reads is remembered.
    package static func withoutTracking<R>(_ body: () -> R) -> R {
        guard isMainThread else { return body() }
        let outer = Reader.current
        Reader.current = nil
        defer { Reader.current = outer }
        return body()
    }
}

/// Who read a location, and in which of their runs.
package struct ReaderList {
    private var entries: [(reader: Reader, run: UInt32)] = []

    package init() {}

    /// Remembers the current reader, if there is one.
    package mutating func insertCurrent() {
        guard let reader = Reader.current else { return }
        if let last = entries.last, last.reader === reader {
            entries[entries.count - 1].run = reader.run
            return
        }
        if entries.count >= 8, entries.count.nonzeroBitCount == 1 {
            entries.removeAll { $0.reader === reader || $0.run != $0.reader.run }
        }
        entries.append((reader, reader.run))
    }

    /// Asks every reader whose last run read the location to run again.
    @MainActor package func markStale() {
        for (reader, run) in entries where run == reader.run {
            reader.node?.setNeedsUpdate()
        }
    }

    /// Whether anything ever read.
    package var isEmpty: Bool { entries.isEmpty }
}
