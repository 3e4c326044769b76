import Foundation

/// One run of a reader that read observable objects; its node is stale after the first change (semantics 18).
package final class ObservedChange: PendingLocation, @unchecked Sendable {
    private let reader: Reader
    private let run: UInt32
    package var lastTouchedBatch: UInt64 = 0

    init(_ reader: Reader) {
        self.reader = reader
        run = reader.run
    }

    package func isChange(for reader: Reader, run: UInt32) -> Bool { self.reader === reader && self.run >= run }

    func happened() {
        if isMainThread {
            // What ended the run is no change.
            if run != reader.run { return }
            MainActor.assumeIsolated { reader.node?.graph.batch(for: .current).touch(self) }
        } else {
            DispatchQueue.main.async { self.happened() }
        }
    }

    @MainActor package func commit(_ batch: UInt64) {
        if run == reader.run { reader.node?.setNeedsUpdate() }
    }
}
