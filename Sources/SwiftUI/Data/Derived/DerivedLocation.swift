import Foundation
import MartletGraph

/// A part of another location's value that closures find and put back, and that may be gone: then reading gives the last
/// value and writing is ignored.
///
/// Who reads it runs again only when the part is another one.
final class DerivedLocation<Whole, Part>: Location<Part>, ReadFilter, @unchecked Sendable {
    private let whole: Location<Whole>
    private let part: (Whole) -> Part?
    private let put: (Part, inout Whole) -> Void
    private var last: Part
    /// What those who follow the part have seen.
    private var seen: Part?

    init(
        _ whole: Location<Whole>, last: Part, part: @escaping (Whole) -> Part?,
        put: @escaping (Part, inout Whole) -> Void
    ) {
        self.whole = whole
        self.last = last
        self.part = part
        self.put = put
        super.init()
        readings = whole.readings
    }

    /// The part as it stands, where it is there.
    private var found: Part? {
        if let address = whole.readableAddress { return part(address.pointee) }
        return part(whole.get())
    }

    override func get() -> Part {
        guard Reader.current != nil else {
            if let found { last = found }
            return last
        }
        if let found = ReadFilters.reading(self, { self.found }) { last = found }
        seen = last
        return last
    }

    func hasChanged() -> Bool {
        guard var seen else { return true }
        return Reader.withoutTracking {
            guard let found else { return false }
            return !Equality<Part>.cached.isSeenAlike(&seen, found)
        }
    }

    override func set(_ value: Part, _ transaction: TransactionValues) {
        guard exists else { return }
        whole.modify(transaction) { put(value, &$0) }
        last = value
    }

    override func modify(_ transaction: TransactionValues, _ change: (inout Part) -> Void) {
        guard exists else { return }
        whole.modify(transaction) {
            guard var value = part($0) else { return }
            change(&value)
            put(value, &$0)
            last = value
        }
    }

    override var exists: Bool { whole.exists && Reader.withoutTracking { found != nil } }

    override func isWritten(since run: UInt32, of reader: AnyObject) -> Bool {
        whole.isWritten(since: run, of: reader) && hasChanged()
    }
}

/// Whether a location's value has a part: who asks runs again only when the answer is another one.
final class PartPresence<Whole>: ReadFilter {
    private let whole: Location<Whole>
    private let isThere: (Whole) -> Bool
    /// What those who asked were told.
    private var seen: Bool?

    init(_ whole: Location<Whole>, isThere: @escaping (Whole) -> Bool) {
        self.whole = whole
        self.isThere = isThere
    }

    private var found: Bool {
        if let address = whole.readableAddress { return isThere(address.pointee) }
        return isThere(whole.get())
    }

    /// The answer now; remembers the current reader.
    func ask() -> Bool {
        guard Reader.current != nil else { return found }
        let found = ReadFilters.reading(self) { self.found }
        seen = found
        whole.readings?.insertCurrent { [weak whole, isThere] in
            // What was asked of a binding that nobody kept, nobody can ask again.
            guard let whole else { return false }
            return isThere(whole.get()) == found
        }
        return found
    }

    func hasChanged() -> Bool { seen != Reader.withoutTracking { found } }
}

/// The derived parts of one location by their keys: the same object for the same key, for as long as somebody holds it.
final class DerivedParts {
    private struct Key: Hashable {
        let key: AnyHashable
        let type: ObjectIdentifier
    }
    private struct Known { weak var object: AnyObject? }

    private var known: [Key: Known] = [:]
    private var limit = 64
    private let lock = NSLock()

    static func of<Whole>(_ whole: Location<Whole>) -> DerivedParts {
        whole.derivedParts { DerivedParts() }
    }

    func object<Object: AnyObject>(for key: AnyHashable, make: () -> Object) -> Object {
        let key = Key(key: key, type: ObjectIdentifier(Object.self))
        if let object = known(key) { return unsafeDowncast(object, to: Object.self) }
        let object = make()
        lock.lock()
        defer { lock.unlock() }
        if known.count >= limit {
            known = known.filter { $0.value.object != nil }
            limit = max(64, known.count * 2)
        }
        known[key] = Known(object: object)
        return object
    }

    private func known(_ key: Key) -> AnyObject? {
        lock.lock()
        defer { lock.unlock() }
        return known[key]?.object
    }
}
