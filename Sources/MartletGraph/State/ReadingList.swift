import Foundation

/// Who read parts of an object through bindings, and what they saw.
///
/// An object only says that something in it changes. Who holds a binding to a part of it runs again when that part is
/// another one; the rest stays as it is.
package final class ReadingList: PendingLocation, @unchecked Sendable {
    private struct Reading {
        let reader: Reader
        let run: UInt32
        let isSame: () -> Bool
    }

    private var readings: [Reading] = []
    private var limit = 16
    /// Whether the readers may belong to more than one graph.
    private var isInSeveral = false
    package var lastTouchedBatch: UInt64 = 0

    package init() {}

    /// Remembers the current reader; `isSame` tells whether it would read the same now.
    package func insertCurrent(isSame: @escaping () -> Bool) {
        guard let reader = Reader.current else { return }
        if readings.count >= limit {
            removeOld()
            limit = max(16, readings.count * 2)
        }
        if let first = readings.first, !first.reader.isBeside(reader) { isInSeveral = true }
        readings.append(Reading(reader: reader, run: reader.run, isSame: isSame))
    }

    /// Whether somebody would read something else now.
    @MainActor package var isOutOfDate: Bool {
        readings.contains { $0.run == $0.reader.run && $0.reader.node != nil && !$0.isSame() }
    }

    private func removeOld() {
        MainActor.assumeIsolated { readings.removeAll { $0.run != $0.reader.run || $0.reader.node == nil } }
        guard isInSeveral, let first = readings.first?.reader else { return }
        isInSeveral = readings.contains { !$0.reader.isBeside(first) }
    }

    /// Whether `reader` read a part in that run that is another one now.
    @MainActor package func isWritten(since run: UInt32, of reader: AnyObject) -> Bool {
        Graph.current.changes.contains(self)
            && readings.contains { $0.reader === reader && $0.run >= run && !$0.isSame() }
    }

    /// The object changes in the current transaction.
    @MainActor package func objectWillChange() {
        guard isInSeveral else {
            readings.last { $0.reader.node != nil }?.reader.node?.graph.batch(for: .current).touch(self)
            return
        }
        for reading in readings { reading.reader.node?.graph.batch(for: .current).touch(self) }
    }

    @MainActor package func commit(_ batch: UInt64) {
        removeOld()
        for reading in readings where !reading.isSame() { reading.reader.node?.setNeedsUpdate() }
    }
}
