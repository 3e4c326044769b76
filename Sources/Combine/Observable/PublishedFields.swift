@_spi(Reflection) import Swift

/// Marks `Published` for the walk over a class's fields.
protocol PublishedField {}

/// Where the published properties of a class lie, found once per class.
@usableFromInline enum PublishedFields {
    /// The byte offsets of a class's published properties, superclasses first.
    struct Plan {
        var offsets: [Int] = []
        var isGeneric: Bool
    }

    private static let lock = Lock()
    nonisolated(unsafe) private static var plans: [ObjectIdentifier: Plan] = [:]

    /// The plan of a class.
    ///
    /// - Complexity: O(1) after the first call for a class.
    static func plan(of type: any AnyObject.Type) -> Plan {
        let key = ObjectIdentifier(type)
        if let known = lock.withLock({ plans[key] }) { return known }
        var plan = Plan(isGeneric: _typeName(type).contains("<"))
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, field, _ in
            if field is any PublishedField.Type { plan.offsets.append(offset) }
            return true
        }
        lock.withLock { plans[key] = plan }
        return plan
    }

    /// The storage of the published property at an offset of an object.
    @inlinable @inline(__always) static func slot<Root: AnyObject>(
        in object: Root, at offset: Int
    ) -> Unmanaged<PublishedSlot> {
        unsafeBitCast(object, to: UnsafeRawPointer.self)
            .load(fromByteOffset: offset, as: Unmanaged<PublishedSlot>.self)
    }

    private static let installing = Lock()

    /// The publisher of an object's changes, installed in all of its published properties.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let offsets = plan(of: type(of: object)).offsets
        guard !offsets.isEmpty else { return BarePublishers.publisher(of: object) }
        installing.lock()
        defer { installing.unlock() }
        var found: ObservableObjectPublisher?
        var missing = false
        for offset in offsets {
            let slot = slot(in: object, at: offset).takeUnretainedValue()
            let installed = slot.objectWillChange
            if found == nil { found = installed }
            if installed == nil { missing = true }
        }
        let publisher = found ?? ObservableObjectPublisher()
        if missing {
            for offset in offsets {
                slot(in: object, at: offset).takeUnretainedValue().install(publisher)
            }
        }
        return publisher
    }
}

/// The publishers of objects that have no published property to keep them.
private enum BarePublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private static let lock = Lock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    nonisolated(unsafe) private static var sweepAt = 64

    /// The object's publisher; entries of dead objects are swept when their number has doubled.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        let key = ObjectIdentifier(object)
        if let entry = entries[key], entry.object === object { return entry.publisher }
        if entries.count >= sweepAt {
            entries = entries.filter { $0.value.object != nil }
            sweepAt = max(64, entries.count * 2)
        }
        let publisher = ObservableObjectPublisher()
        entries[key] = Entry(object: object, publisher: publisher)
        return publisher
    }
}
