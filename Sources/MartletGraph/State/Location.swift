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

    /// Where the value stands, to be read at once; remembers the current reader. Nil where it stands nowhere, or not
    /// yet, so that only `get` tells it.
    open var readableAddress: UnsafePointer<Value>? { nil }

    /// Where the value stands, to be changed at once; counts as written. Nil where only `set` and `modify` can do it.
    open func writableAddress(_ transaction: TransactionValues) -> UnsafeMutablePointer<Value>? { nil }

    /// Changes the value where it stands. Without an own way it is read, changed and written.
    open func modify(_ transaction: TransactionValues, _ change: (inout Value) -> Void) {
        var value = get()
        change(&value)
        set(value, transaction)
    }

    /// `false` once what the location stands for is gone; a write is then ignored.
    open var exists: Bool { true }

    /// Whether the value was written in the round that runs, after `reader` read it in that run of its body.
    @MainActor open func isWritten(since run: UInt32, of reader: AnyObject) -> Bool { false }

    /// Who reads, where this is a part of an object that says no more than that it changes.
    @exclusivity(unchecked) package final var readings: ReadingList?

    /// The value now; a body that reads it runs again when it is another one.
    public final func read() -> Value {
        guard let readings, Reader.current != nil else { return get() }
        return read(for: readings)
    }

    @inline(never)
    private func read(for readings: ReadingList) -> Value {
        let value = get()
        readings.insertCurrent { [weak self] in
            // What was read through a binding that nobody kept, nobody can look at again.
            guard let self else { return false }
            var seen = value
            return Equality<Value>.cached.isSeenAlike(&seen, get())
        }
        return value
    }

    /// What stands for parts of this one's value, for as long as somebody holds it, so that the same projection is the
    /// same object.
    private var projections: [AnyKeyPath: KnownProjection] = [:]

    package final func projection<Projection: AnyObject>(_ keyPath: AnyKeyPath, make: () -> Projection) -> Projection {
        if let known = knownProjection(keyPath, as: Projection.self) { return known }
        let new = make()
        projectionLock.lock()
        defer { projectionLock.unlock() }
        if projections.count >= 16, projections.count.nonzeroBitCount == 1 {
            projections = projections.filter { $0.value.object != nil }
        }
        projections[keyPath] = KnownProjection(object: new)
        return new
    }

    /// What knows the parts that were derived from this one's value: made when somebody asks for it, and kept.
    private var derived: AnyObject?

    package final func derivedParts<Parts: AnyObject>(make: () -> Parts) -> Parts {
        projectionLock.lock()
        defer { projectionLock.unlock() }
        if let derived { return unsafeDowncast(derived, to: Parts.self) }
        let new = make()
        derived = new
        return new
    }

    private func knownProjection<Projection: AnyObject>(
        _ keyPath: AnyKeyPath, as type: Projection.Type
    ) -> Projection? {
        projectionLock.lock()
        defer { projectionLock.unlock() }
        guard let known = projections[keyPath]?.object, Swift.type(of: known) == type else { return nil }
        return unsafeDowncast(known, to: type)
    }
}

private struct KnownProjection {
    weak var object: AnyObject?
}

private let projectionLock = NSLock()

/// The storage of a `State`: the committed value, and the values of transactions still to come (semantics 8, 9).
package final class StoredLocation<Value>: Location<Value>, PendingLocation, @unchecked Sendable {
    /// The committed value. Parts of it are read and written by their address.
    private let value: UnsafeMutablePointer<Value>
    private var pending: [(batch: UInt64, value: Value)] = []
    /// Whether `pending` holds anything: cheaper to ask in unspecialised code.
    @exclusivity(unchecked) private var isPending = false
    @exclusivity(unchecked) private var readers = ReaderList()
    private let equality: Equality<Value>
    /// Where writes wait to be shown.
    private let graph = Graph.current
    @exclusivity(unchecked) package var lastTouchedBatch: UInt64 = 0

    package init(_ value: Value) {
        self.value = .allocate(capacity: 1)
        self.value.initialize(to: value)
        equality = Equality<Value>.cached
    }

    deinit {
        value.deinitialize(count: 1)
        value.deallocate()
    }

    override package func get() -> Value {
        guard isMainThread else { return latest() }
        if Reader.onMainThread != nil {
            readers.insertCurrent()
            return value.pointee
        }
        return Graph.isUpdating || (!isPending && RemoteWrites.isEmpty) ? value.pointee : latest()
    }

    /// The value that was written last, from whatever thread. Apart from `get`, which needs to know nothing of optional
    /// values then: where types are known only at run time, looking that up takes longer than all the rest.
    @inline(never)
    private func latest() -> Value { RemoteWrites.shared.value(of: self) ?? pending.last?.value ?? value.pointee }

    override package var readableAddress: UnsafePointer<Value>? {
        guard isMainThread, !isPending, RemoteWrites.isEmpty else { return nil }
        if Reader.onMainThread != nil { readers.insertCurrent() }
        return UnsafePointer(value)
    }

    override package func writableAddress(_ transaction: TransactionValues) -> UnsafeMutablePointer<Value>? {
        guard isMainThread, !isPending, !Graph.isUpdating else { return nil }
        if graph.onlyBatch(is: lastTouchedBatch, for: transaction) { return value }
        let batch = graph.batch(for: transaction)
        guard graph.isFirst(batch) else { return nil }
        batch.touch(self)
        return value
    }

    override package func set(_ new: Value, _ transaction: TransactionValues) {
        guard isMainThread else {
            RemoteWrites.shared.add(new, to: self, transaction)
            return
        }
        if Graph.refusesWrite() { return }
        let batch = graph.batch(for: transaction)
        if graph.isFirst(batch), !isPending {
            if equality.isEqual(value, new) { return }
            value.pointee = new
        } else if !setPending(new, batch.id) {
            return
        }
        batch.touch(self)
    }

    /// Sets the value that a transaction still to come has. Apart from `set`, which needs to know nothing of the type of
    /// what is pending then.
    ///
    /// - Returns: `false` for a value that is there already.
    @inline(never)
    private func setPending(_ new: Value, _ batch: UInt64) -> Bool {
        if let last = pending.last, last.batch == batch {
            pending[pending.count - 1].value = new
            return true
        }
        var latest = pending.last?.value ?? value.pointee
        if equality.isEqual(&latest, new) { return false }
        pending.append((batch, new))
        isPending = true
        return true
    }

    override package func modify(_ transaction: TransactionValues, _ change: (inout Value) -> Void) {
        guard isMainThread else {
            var copy = get()
            change(&copy)
            return set(copy, transaction)
        }
        if Graph.refusesWrite() { return }
        let batch = graph.batch(for: transaction)
        if graph.isFirst(batch), !isPending { change(&value.pointee) } else { modifyPending(batch.id, change) }
        batch.touch(self)
    }

    @inline(never)
    private func modifyPending(_ batch: UInt64, _ change: (inout Value) -> Void) {
        if let last = pending.last, last.batch == batch {
            change(&pending[pending.count - 1].value)
        } else {
            var copy = pending.last?.value ?? value.pointee
            change(&copy)
            pending.append((batch, copy))
            isPending = true
        }
    }

    /// Nobody is told of changes any more: the view that owns the state has left the tree.
    package func forgetReaders() { readers = ReaderList() }

    override package func isWritten(since run: UInt32, of reader: AnyObject) -> Bool {
        graph.changes.contains(self) && readers.wasRead(by: reader, in: run)
    }

    @MainActor package func commit(_ batch: UInt64) {
        if isPending, pending[0].batch == batch {
            value.pointee = pending.removeFirst().value
            isPending = !pending.isEmpty
        }
        readers.markStale()
        readers.removeOld()
    }
}
