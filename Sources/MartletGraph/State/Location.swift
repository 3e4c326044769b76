import Foundation

/// Where a value lives that views read and write: what a binding points at (decision 4 of the design).
open class AnyLocation: @unchecked Sendable {
    public init() {}
}

open class Location<Value>: AnyLocation, @unchecked Sendable {
    override public init() {}

    /// The value now; remembers the current reader.
    open func get() -> Value { preconditionFailure("a location says how it is read") }

    open func set(_ value: Value, _ transaction: TransactionValues) {
        preconditionFailure("a location says how it is written")
    }

    /// Reads a part of the value where it stands; remembers the current reader.
    open func withValue<R>(_ body: (UnsafePointer<Value>) -> R) -> R {
        withUnsafePointer(to: get(), body)
    }

    /// Changes the value where it stands. Without an own way it is read, changed and written.
    open func modify(_ transaction: TransactionValues, _ change: (inout Value) -> Void) {
        var value = get()
        change(&value)
        set(value, transaction)
    }

    /// `false` once what the location stands for is gone; a write is then ignored.
    open var exists: Bool { true }

    /// Who reads, where this is a part of an object that says no more than that it changes.
    package final var readings: ReadingList?

    /// What stands for parts of this one's value, so that the same projection is the same object.
    private var projections: [AnyKeyPath: AnyObject] = [:]

    package final func projection<Projection: AnyObject>(_ keyPath: AnyKeyPath, make: () -> Projection) -> Projection {
        projectionLock.lock()
        defer { projectionLock.unlock() }
        if let known = projections[keyPath], type(of: known) == Projection.self {
            return unsafeDowncast(known, to: Projection.self)
        }
        let new = make()
        projections[keyPath] = new
        return new
    }
}

private let projectionLock = NSLock()

/// The storage of a `State`: the committed value, and the values of transactions still to come (semantics 8, 9).
package final class StoredLocation<Value>: Location<Value>, PendingLocation, @unchecked Sendable {
    private var value: Value
    private var pending: [(batch: UInt64, value: Value)] = []
    /// Whether `pending` holds anything: cheaper to ask in unspecialised code.
    private var isPending = false
    private var readers = ReaderList()
    private let equality: Equality<Value>
    package var lastTouchedBatch: UInt64 = 0

    package init(_ value: Value) {
        self.value = value
        equality = Equality<Value>.cached
    }

    package var wasRead: Bool { !readers.isEmpty }

    override package func get() -> Value {
        guard isMainThread else { return RemoteWrites.shared.value(of: self) ?? pending.last?.value ?? value }
        if Reader.current != nil {
            readers.insertCurrent()
            return value
        }
        if Graph.isUpdating { return value }
        if RemoteWrites.shared.isEmpty == false, let remote: Value = RemoteWrites.shared.value(of: self) {
            return remote
        }
        return isPending ? pending[pending.count - 1].value : value
    }

    override package func withValue<R>(_ body: (UnsafePointer<Value>) -> R) -> R {
        guard isMainThread, !isPending, RemoteWrites.shared.isEmpty else { return withUnsafePointer(to: get(), body) }
        readers.insertCurrent()
        return body(&value)
    }

    override package func set(_ new: Value, _ transaction: TransactionValues) {
        guard isMainThread else {
            RemoteWrites.shared.add(new, to: self, transaction)
            return
        }
        if Graph.refusesWrite() { return }
        let batch = Graph.batch(for: transaction)
        if batch.isFirst, !isPending {
            if equality.isEqual(&value, new) { return }
            value = new
        } else if let last = pending.last, last.batch == batch.id {
            pending[pending.count - 1].value = new
        } else {
            var latest = pending.last?.value ?? value
            if equality.isEqual(&latest, new) { return }
            pending.append((batch.id, new))
            isPending = true
        }
        batch.touch(self)
    }

    override package func modify(_ transaction: TransactionValues, _ change: (inout Value) -> Void) {
        guard isMainThread else {
            var copy = get()
            change(&copy)
            return set(copy, transaction)
        }
        if Graph.refusesWrite() { return }
        let batch = Graph.batch(for: transaction)
        if batch.isFirst, !isPending {
            change(&value)
        } else if let last = pending.last, last.batch == batch.id {
            change(&pending[pending.count - 1].value)
        } else {
            var copy = pending.last?.value ?? value
            change(&copy)
            pending.append((batch.id, copy))
            isPending = true
        }
        batch.touch(self)
    }

    package func commit(_ batch: UInt64) {
        if isPending, pending[0].batch == batch {
            value = pending.removeFirst().value
            isPending = !pending.isEmpty
        }
        MainActor.assumeIsolated {
            readers.markStale()
            readers.removeOld()
        }
    }
}
