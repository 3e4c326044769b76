import Synchronization

/// Finds the storage of a published property by a key path, at the price of a load where the offset is known.
///
/// Reading through a key path costs some 150 ns, so the offset that it stands for is remembered under the key path's
/// identity. Remembered key paths are kept alive, which makes the identity unique; their number is bounded because
/// generic classes may make a new one at every access.
@usableFromInline enum PublishedOffsets {
    @usableFromInline static let capacity = 4096
    @usableFromInline static let limit = 2048
    @usableFromInline static let genericLimit = 512

    @usableFromInline struct Entry: ~Copyable {
        @usableFromInline let key = Atomic<UInt>(0)
        @usableFromInline let offset = Atomic<Int>(0)
    }

    @usableFromInline nonisolated(unsafe) static let table: UnsafeMutablePointer<Entry> = {
        let table = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
        for index in 0..<capacity { (table + index).initialize(to: Entry()) }
        return table
    }()
    @usableFromInline static let lock = Lock()
    @usableFromInline nonisolated(unsafe) static var count = 0
    @usableFromInline nonisolated(unsafe) static var genericCount = 0

    /// The offset that a key path stands for, if it is remembered.
    @inlinable @inline(__always) static func offset(of key: UInt) -> Int? {
        var index = hash(key)
        while true {
            let found = table[index].key.load(ordering: .acquiring)
            if found == key { return table[index].offset.load(ordering: .relaxed) }
            if found == 0 { return nil }
            index = (index + 1) & (capacity - 1)
        }
    }

    /// The value of a property.
    @inlinable @inline(__always) static func value<Root: AnyObject, Value>(
        in object: Root, at keyPath: ReferenceWritableKeyPath<Root, Published<Value>>
    ) -> Value {
        let key = UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
        guard let offset = offset(of: key) else { return remember(keyPath, key, in: object).latest() }
        return PublishedFields.slot(in: object, at: offset)._withUnsafeGuaranteedRef {
            unsafeDowncast($0, to: PublishedStorage<Value>.self).latest()
        }
    }

    /// Announces the change of a property, and writes it.
    ///
    /// Whoever is told may put another storage in the place of this one, so it is looked up again afterwards, which is
    /// cheaper than retaining it.
    @inlinable @inline(__always) static func set<Root: AnyObject, Value>(
        _ value: Value, in object: Root, at keyPath: ReferenceWritableKeyPath<Root, Published<Value>>
    ) {
        let key = UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
        guard let offset = offset(of: key) else { return remember(keyPath, key, in: object).set(value) }
        PublishedFields.slot(in: object, at: offset)._withUnsafeGuaranteedRef { $0.announce() }
        PublishedFields.slot(in: object, at: offset)._withUnsafeGuaranteedRef {
            unsafeDowncast($0, to: PublishedStorage<Value>.self).store(value)
        }
    }

    @inlinable @inline(__always) static func hash(_ key: UInt) -> Int {
        Int(truncatingIfNeeded: ((key >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 40) & (capacity - 1)
    }

    /// Reads through the key path, and remembers the offset if exactly one field holds that storage.
    @usableFromInline @inline(never) static func remember<Root: AnyObject, Value>(
        _ keyPath: ReferenceWritableKeyPath<Root, Published<Value>>, _ key: UInt, in object: Root
    ) -> PublishedStorage<Value> {
        let storage = object[keyPath: keyPath].storage
        let plan = PublishedFields.plan(of: Root.self)
        let offsets = plan.offsets.filter { PublishedFields.slot(in: object, at: $0).takeUnretainedValue() === storage }
        guard offsets.count == 1 else { return storage }
        lock.withLock {
            guard count < limit, !plan.isGeneric || genericCount < genericLimit else { return }
            var index = hash(key)
            while true {
                let found = table[index].key.load(ordering: .relaxed)
                if found == key { return }
                if found == 0 { break }
                index = (index + 1) & (capacity - 1)
            }
            _ = Unmanaged.passRetained(keyPath)
            table[index].offset.store(offsets[0], ordering: .relaxed)
            table[index].key.store(key, ordering: .releasing)
            count += 1
            if plan.isGeneric { genericCount += 1 }
        }
        return storage
    }
}
