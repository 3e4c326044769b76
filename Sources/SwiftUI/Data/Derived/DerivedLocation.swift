import Foundation
import MartletGraph

/// A part of another location's value that closures find and put back, and that may be gone: then reading gives the last
/// value and writing is ignored.
///
/// Who reads it runs again only when the part is another one.
final class DerivedLocation<Whole, Part>: Location<Part>, ReadFilter, @unchecked Sendable {
    private let whole: Location<Whole>
    /// Puts the part where it is told to, and where something stands if the last is `true`; `false` where there is none.
    private let read: (UnsafePointer<Whole>, UnsafeMutablePointer<Part>, Bool) -> Bool
    /// Whether there is a part, and may be written this if it is said.
    private let takes: (UnsafePointer<Whole>, UnsafePointer<Part>?) -> Bool
    private let write: (UnsafePointer<Part>, UnsafeMutablePointer<Whole>) -> Void
    /// The part as it was last.
    private let last: UnsafeMutablePointer<Part>
    /// Whether it was anything yet: a part that is always there is looked at when somebody reads it.
    @exclusivity(unchecked) private var hasLast: Bool
    /// What those who follow the part have seen.
    private var seen: Part?

    init(
        _ whole: Location<Whole>, last: Part?,
        read: @escaping (UnsafePointer<Whole>, UnsafeMutablePointer<Part>, Bool) -> Bool,
        takes: @escaping (UnsafePointer<Whole>, UnsafePointer<Part>?) -> Bool,
        write: @escaping (UnsafePointer<Part>, UnsafeMutablePointer<Whole>) -> Void
    ) {
        self.whole = whole
        self.read = read
        self.takes = takes
        self.write = write
        self.last = .allocate(capacity: 1)
        hasLast = last != nil
        if let last { self.last.initialize(to: last) }
        super.init()
        readings = whole.readings
    }

    deinit {
        if hasLast { last.deinitialize(count: 1) }
        last.deallocate()
    }

    /// Looks where the part is now; `false` where it is gone, and `last` is what it was.
    private func refresh() -> Bool {
        if let address = whole.readableAddress { return read(address) }
        return withUnsafePointer(to: whole.get()) { read($0) }
    }

    private func read(_ whole: UnsafePointer<Whole>) -> Bool {
        guard read(whole, last, hasLast) else { return false }
        hasLast = true
        return true
    }

    override func get() -> Part {
        if Reader.current == nil { _ = refresh() } else { follow() }
        return last.pointee
    }

    /// On its own, because the type of what may be nothing is looked up where it stands, by those who do not follow too.
    @inline(never)
    private func follow() {
        _ = ReadFilters.reading(self) { refresh() }
        seen = last.pointee
    }

    /// Where the part was put last, for those who do not follow it.
    override var readableAddress: UnsafePointer<Part>? {
        guard Reader.current == nil else { return nil }
        _ = refresh()
        return UnsafePointer(last)
    }

    func hasChanged() -> Bool {
        guard var seen else { return true }
        return Reader.withoutTracking {
            refresh() && !Equality<Part>.cached.isSeenAlike(&seen, last.pointee)
        }
    }

    override func set(_ value: Part, _ transaction: TransactionValues) {
        var new = value
        guard takes(&new) else { return }
        if let address = whole.writableAddress(transaction) {
            write(&new, address)
        } else {
            whole.modify(transaction) { write(&new, &$0) }
        }
        if hasLast { last.pointee = new } else { last.initialize(to: new) }
        hasLast = true
    }

    override func modify(_ transaction: TransactionValues, _ change: (inout Part) -> Void) {
        guard exists else { return }
        whole.modify(transaction) { whole in
            withUnsafeMutablePointer(to: &whole) { whole in
                guard read(UnsafePointer(whole)) else { return }
                var value = last.pointee
                change(&value)
                withUnsafePointer(to: value) { if takes(UnsafePointer(whole), $0) { write($0, whole) } }
                last.pointee = value
            }
        }
    }

    override var exists: Bool { takes(nil) }

    private func takes(_ new: UnsafePointer<Part>?) -> Bool {
        guard whole.exists else { return false }
        return Reader.current == nil ? takesNow(new) : Reader.withoutTracking { takesNow(new) }
    }

    private func takesNow(_ new: UnsafePointer<Part>?) -> Bool {
        if let address = whole.readableAddress { return takes(address, new) }
        return withUnsafePointer(to: whole.get()) { takes($0, new) }
    }

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
