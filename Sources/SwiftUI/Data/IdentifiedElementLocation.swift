import MartletGraph

/// An element of a collection that is followed by id: by its last known position while the id is still there, else by
/// a search; once the id is gone, reading gives the last value and writing is ignored (semantics 65).
///
/// Who reads it runs again only when this element is another one.
final class IdentifiedElementLocation<Whole: MutableCollection, ID: Hashable>: Location<Whole.Element>, ReadFilter,
    @unchecked Sendable
{
    private let whole: Location<Whole>
    private let keyPath: KeyPath<Whole.Element, ID>
    private let id: ID
    private var index: Whole.Index
    private var last: Whole.Element
    /// What those who follow the element have seen.
    private var seen: Whole.Element?

    init(_ whole: Location<Whole>, _ index: Whole.Index, _ keyPath: KeyPath<Whole.Element, ID>) {
        self.whole = whole
        self.keyPath = keyPath
        self.index = index
        last = whole.get()[index]
        id = last[keyPath: keyPath]
        super.init()
        readings = whole.readings
    }

    private func find(in collection: Whole) -> Whole.Index? {
        if index >= collection.startIndex, index < collection.endIndex, collection[index][keyPath: keyPath] == id {
            return index
        }
        guard let found = collection.firstIndex(where: { $0[keyPath: keyPath] == id }) else { return nil }
        index = found
        return found
    }

    override func get() -> Whole.Element {
        let collection = ReadFilters.reading(self) { whole.get() }
        if let index = find(in: collection) { last = collection[index] }
        if Reader.current != nil { seen = last }
        return last
    }

    func hasChanged() -> Bool {
        guard var seen else { return true }
        return Reader.withoutTracking {
            let collection = whole.get()
            guard let index = find(in: collection) else { return false }
            return !Equality<Whole.Element>.cached.isEqual(&seen, collection[index])
        }
    }

    override func set(_ value: Whole.Element, _ transaction: TransactionValues) {
        modify(transaction) { $0 = value }
    }

    override func modify(_ transaction: TransactionValues, _ change: (inout Whole.Element) -> Void) {
        guard exists else { return }
        whole.modify(transaction) { if let index = find(in: $0) { change(&$0[index]) } }
    }

    override var exists: Bool { whole.exists && Reader.withoutTracking { find(in: whole.get()) != nil } }
}

extension Location where Value: MutableCollection {
    /// The location of the element that is now at `index`; the same object for the same id.
    func element<ID: Hashable>(at index: Value.Index, id: KeyPath<Value.Element, ID>) -> Location<Value.Element> {
        let key = IDKey(get()[index][keyPath: id])
        return projection(\IDKey<ID>.[id: key] as AnyKeyPath) { IdentifiedElementLocation(self, index, id) }
    }
}

/// Makes an id into a key path, by which locations keep their projections.
private struct IDKey<ID: Hashable>: Hashable {
    let id: ID
    init(_ id: ID) { self.id = id }
    subscript(id id: IDKey<ID>) -> IDKey<ID> { id }
}
