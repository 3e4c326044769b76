import Foundation

/// A value of a transaction that wants to know when the transaction's writes are shown.
package protocol TransactionListener {
    @MainActor func transactionWasApplied(_ transaction: TransactionValues)
}

/// What travels with a change: a few typed values, innermost first (semantics 39-43).
public struct TransactionValues: Sendable {
    final class Entry: @unchecked Sendable {
        let key: ObjectIdentifier
        let value: Any
        let next: Entry?

        init(key: ObjectIdentifier, value: Any, next: Entry?) {
            self.key = key
            self.value = value
            self.next = next
        }
    }

    var first: Entry?
    /// Which run of `withTransaction` this is; 0 outside of any.
    package var id: UInt64 = 0

    package init() {}

    package var isEmpty: Bool { first == nil }

    package func value(for key: ObjectIdentifier) -> Any? {
        var next = first
        while let entry = next {
            if entry.key == key { return entry.value }
            next = entry.next
        }
        return nil
    }

    /// Calls `body` with the value of each key.
    package func forEachValue(_ body: (Any) -> Void) {
        var seen: [ObjectIdentifier] = []
        var next = first
        while let entry = next {
            if !seen.contains(entry.key) { body(entry.value) }
            seen.append(entry.key)
            next = entry.next
        }
    }

    package mutating func set(_ value: Any, for key: ObjectIdentifier) {
        first = Entry(key: key, value: value, next: first)
    }

    package func withID(_ id: UInt64) -> TransactionValues {
        var result = self
        result.id = id
        return result
    }

    package func isSame(as other: TransactionValues) -> Bool { first === other.first }

    /// These values, with those of `inner` over them.
    package func merging(_ inner: TransactionValues) -> TransactionValues {
        guard inner.first != nil else { return self }
        guard first != nil else {
            var result = inner
            result.id = id
            return result
        }
        var seen: Set<ObjectIdentifier> = []
        var entries: [Entry] = []
        for list in [inner.first, first] {
            var next = list
            while let entry = next {
                if seen.insert(entry.key).inserted { entries.append(entry) }
                next = entry.next
            }
        }
        var result = TransactionValues()
        result.id = id
        for entry in entries.reversed() { result.set(entry.value, for: entry.key) }
        return result
    }

    @exclusivity(unchecked) private nonisolated(unsafe) static var mainCurrent = TransactionValues()
    private nonisolated(unsafe) static var lastID: UInt64 = 0

    /// The transaction of the innermost `withTransaction` that runs on this thread; empty outside.
    package static var current: TransactionValues {
        isMainThread ? mainCurrent : (Thread.current.threadDictionary[threadKey] as? TransactionValues ?? .init())
    }

    private static let threadKey = "martlet.transaction"

    /// Runs `body` with `values` merged over the current transaction, which is restored afterwards (semantics 41).
    package static func with<R>(_ values: TransactionValues, _ body: () throws -> R) rethrows -> R {
        let outer = current
        var inner = outer.merging(values)
        if isMainThread {
            lastID += 1
            inner.id = lastID
            mainCurrent = inner
            defer { mainCurrent = outer }
            return try body()
        }
        inner.id = UInt64.random(in: (1 << 48)...(1 << 62))
        Thread.current.threadDictionary[threadKey] = inner
        defer { Thread.current.threadDictionary[threadKey] = outer }
        return try body()
    }

    /// Runs `body` as a part of a transaction that already runs, or with the values a binding carries.
    package static func withSame<R>(_ values: TransactionValues, _ body: () throws -> R) rethrows -> R {
        guard isMainThread else { return try with(values, body) }
        let outer = mainCurrent
        mainCurrent = values
        defer { mainCurrent = outer }
        return try body()
    }
}
