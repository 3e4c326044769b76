import Foundation

/// A location without a value of its own: it says that an object has changed.
package final class ChangeLocation: AnyLocation, PendingLocation, @unchecked Sendable {
    private var readers = ReaderList()
    package var lastTouchedBatch: UInt64 = 0

    /// The current reader runs again after the next `send`.
    package func read() {
        if isMainThread { readers.insertCurrent() }
    }

    /// The readers run again in the update of the current transaction.
    @MainActor package func send() {
        readers.forEachGraph { $0.batch(for: .current).touch(self) }
    }

    @MainActor package func commit(_ batch: UInt64) {
        readers.markStale()
        readers.removeOld()
    }
}
