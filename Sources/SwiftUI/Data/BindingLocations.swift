import Foundation
import MartletGraph

/// A value that is asked for and told through closures.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
    private let getValue: () -> Value
    private let setValue: (Value, TransactionValues) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, TransactionValues) -> Void) {
        getValue = get
        setValue = set
    }

    override func get() -> Value { getValue() }
    override func set(_ value: Value, _ transaction: TransactionValues) { setValue(value, transaction) }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }
    override func set(_ value: Value, _ transaction: TransactionValues) {}
    override func modify(_ transaction: TransactionValues, _ change: (inout Value) -> Void) {}
}

/// A part of another location's value, by key path; written where it stands.
final class PartLocation<Whole, Part>: Location<Part>, @unchecked Sendable {
    private let whole: Location<Whole>
    private let keyPath: WritableKeyPath<Whole, Part>
    /// Where the part lies in the whole, if it is stored there and nothing observes it.
    private let offset: Int?

    init(_ whole: Location<Whole>, _ keyPath: WritableKeyPath<Whole, Part>) {
        self.whole = whole
        self.keyPath = keyPath
        offset = MemoryLayout<Whole>.offset(of: keyPath)
        super.init()
        readings = whole.readings
    }

    override func get() -> Part {
        if let address = readableAddress { return address.pointee }
        return getByKeyPath()
    }

    @inline(never)
    private func getByKeyPath() -> Part { whole.get()[keyPath: keyPath] }

    override var readableAddress: UnsafePointer<Part>? {
        guard let offset, let whole = whole.readableAddress else { return nil }
        return (UnsafeRawPointer(whole) + offset).assumingMemoryBound(to: Part.self)
    }

    override func writableAddress(_ transaction: TransactionValues) -> UnsafeMutablePointer<Part>? {
        guard let offset, let whole = whole.writableAddress(transaction) else { return nil }
        return (UnsafeMutableRawPointer(whole) + offset).assumingMemoryBound(to: Part.self)
    }

    override func set(_ value: Part, _ transaction: TransactionValues) {
        if let address = writableAddress(transaction) {
            address.pointee = value
        } else {
            modify(transaction) { $0 = value }
        }
    }

    override func modify(_ transaction: TransactionValues, _ change: (inout Part) -> Void) {
        guard let offset else { return whole.modify(transaction) { change(&$0[keyPath: keyPath]) } }
        whole.modify(transaction) { value in
            withUnsafeMutablePointer(to: &value) {
                change(&(UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Part.self).pointee)
            }
        }
    }

    override var exists: Bool { whole.exists }

    override func isWritten(since run: UInt32, of reader: AnyObject) -> Bool { whole.isWritten(since: run, of: reader) }
}

/// An element of a collection: by position, but only while there is such a position (semantics 48, 65).
final class ElementLocation<Whole: MutableCollection>: Location<Whole.Element>, ReadFilter, @unchecked Sendable {
    private let whole: Location<Whole>
    private let index: Whole.Index
    private var last: Whole.Element
    /// What those who follow the element have seen.
    private var seen: Whole.Element?

    init(_ whole: Location<Whole>, _ index: Whole.Index) {
        self.whole = whole
        self.index = index
        last = whole.get()[index]
        super.init()
        readings = whole.readings
    }

    override func get() -> Whole.Element {
        let collection = ReadFilters.reading(self) { whole.get() }
        if isIn(collection) { last = collection[index] }
        if Reader.current != nil { seen = last }
        return last
    }

    func hasChanged() -> Bool {
        guard var seen else { return true }
        return Reader.withoutTracking {
            let collection = whole.get()
            return isIn(collection) && !Equality<Whole.Element>.cached.isSeenAlike(&seen, collection[index])
        }
    }

    override func set(_ value: Whole.Element, _ transaction: TransactionValues) {
        guard exists else { return }
        whole.modify(transaction) { if isIn($0) { $0[index] = value } }
    }

    override func modify(_ transaction: TransactionValues, _ change: (inout Whole.Element) -> Void) {
        guard exists else { return }
        whole.modify(transaction) { if isIn($0) { change(&$0[index]) } }
    }

    override var exists: Bool { whole.exists && Reader.withoutTracking { isIn(whole.get()) } }

    override func isWritten(since run: UInt32, of reader: AnyObject) -> Bool {
        whole.isWritten(since: run, of: reader) && hasChanged()
    }

    private func isIn(_ collection: Whole) -> Bool {
        index >= collection.startIndex && index < collection.endIndex
    }
}

/// A property of an object, which says itself when it changes.
class ObjectPartLocation<Object: AnyObject, Part>: Location<Part>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Part>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Part>) {
        self.object = object
        self.keyPath = keyPath
    }

    override func get() -> Part { object[keyPath: keyPath] }

    override func set(_ value: Part, _ transaction: TransactionValues) {
        TransactionValues.withSame(transaction) { object[keyPath: keyPath] = value }
    }

    override func modify(_ transaction: TransactionValues, _ change: (inout Part) -> Void) {
        TransactionValues.withSame(transaction) { change(&object[keyPath: keyPath]) }
    }

    override func isWritten(since run: UInt32, of reader: AnyObject) -> Bool {
        readings?.isWritten(since: run, of: reader) ?? false
    }
}

/// A property of an object that publishes its changes as a whole.
final class PublishedPartLocation<Object: ObservableObject, Part>: ObjectPartLocation<Object, Part>,
    @unchecked Sendable
{
    private var cancellable: AnyCancellable?

    override init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Part>) {
        super.init(object, keyPath)
        let list = ReadingList()
        readings = list
        cancellable = object.objectWillChange.sink { @Sendable [weak list] _ in
            guard isMainThread else {
                DispatchQueue.main.async { list?.objectWillChange() }
                return
            }
            MainActor.assumeIsolated { list?.objectWillChange() }
        }
    }
}

extension Location {
    /// The location of a part; the same object for the same key path.
    func part<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Location<Part> {
        projection(keyPath) { PartLocation(self, keyPath) as PartLocation<Value, Part> } as PartLocation<Value, Part>
    }
}
