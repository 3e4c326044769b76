import Foundation

/// A location that takes part in a transaction.
package protocol PendingLocation: AnyObject {
    var lastTouchedBatch: UInt64 { get set }
    /// Makes the value of this batch the one that is read, and asks the readers to run again.
    @MainActor func commit(_ batch: UInt64)
}

/// The writes of one transaction, on their way to the next update (semantics 13).
package final class Batch {
    package let id: UInt64
    package let transaction: TransactionValues
    package fileprivate(set) var touched: [any PendingLocation] = []

    init(id: UInt64, transaction: TransactionValues) {
        self.id = id
        self.transaction = transaction
    }

    /// Whether writes of this transaction belong here.
    func collects(_ other: TransactionValues) -> Bool {
        transaction.id == other.id && transaction.isSame(as: other)
    }

    package func touch(_ location: any PendingLocation) {
        if location.lastTouchedBatch == id { return }
        location.lastTouchedBatch = id
        touched.append(location)
    }
}
