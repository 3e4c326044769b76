import MartletGraph

/// An element of a collection that is followed by id: by its last known position while the id is still there, else by
/// a search from there; once the id is gone, reading gives the last value and writing is ignored (semantics 65).
///
/// Who reads it runs again only when this element is another one.
final class IdentifiedElementLocation<Whole: MutableCollection & RandomAccessCollection, ID: Hashable>:
    Location<Whole.Element>, ReadFilter, @unchecked Sendable
{
    private let whole: Location<Whole>
    private let finder: ElementFinder<Whole, ID>
    private let id: ID
    private var index: Whole.Index
    private var last: Whole.Element
    /// What those who follow the element have seen.
    private var seen: Whole.Element?

    init(
        _ whole: Location<Whole>, _ finder: ElementFinder<Whole, ID>, _ id: ID, _ index: Whole.Index,
        _ last: Whole.Element
    ) {
        self.whole = whole
        self.finder = finder
        self.id = id
        self.index = index
        self.last = last
        super.init()
        readings = whole.readings
    }

    private func find(in collection: Whole) -> Whole.Index? {
        guard let found = finder.find(id, collection, index) else { return nil }
        index = found
        return found
    }

    override func get() -> Whole.Element {
        let collection = ReadFilters.reading(self) { whole.get() }
        if let index = find(in: collection) { last = finder.element(collection, index) }
        if Reader.current != nil { seen = last }
        return last
    }

    func hasChanged() -> Bool {
        guard var seen else { return true }
        return Reader.withoutTracking {
            let collection = whole.get()
            guard let index = find(in: collection) else { return false }
            return !Equality<Whole.Element>.cached.isSeenAlike(&seen, finder.element(collection, index))
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

    override func isWritten(since run: UInt32, of reader: AnyObject) -> Bool {
        whole.isWritten(since: run, of: reader) && hasChanged()
    }
}

/// How the element with an id is found in a collection, made where the types are known (see `RowIDs`).
@usableFromInline
struct ElementFinder<Whole: RandomAccessCollection, ID: Hashable> {
    /// Where the element with this id is, looked for from a position on where it was.
    @usableFromInline let find: (ID, Whole, Whole.Index) -> Whole.Index?
    /// The element at a position. Where the type of the collection is not known, each reading would allocate.
    @usableFromInline let element: (Whole, Whole.Index) -> Whole.Element

    @inlinable
    init(_ keyPath: KeyPath<Whole.Element, ID>) {
        let reader = IDReader(keyPath)
        element = { $0[$1] }
        find = { id, whole, index in whole.index(near: index) { reader.id(of: $0) == id } }
    }
}

extension ElementFinder where Whole.Element: Identifiable, ID == Whole.Element.ID {
    @inlinable
    init() {
        element = { $0[$1] }
        find = { id, whole, index in whole.index(near: index) { $0.id == id } }
    }
}

extension RandomAccessCollection {
    /// The position nearest to `start` whose element meets a condition; `start` may be beyond the end by now.
    ///
    /// - Complexity: O(*d*) in the distance to that position.
    @inlinable
    func index(near start: Index, where matches: (Element) -> Bool) -> Index? {
        let count = self.count
        if count == 0 { return nil }
        let isInside = start >= startIndex && start < endIndex
        if isInside, matches(self[start]) { return start }
        let place = isInside ? distance(from: startIndex, to: start) : start < startIndex ? 0 : count - 1
        var (below, above) = (place, place + 1)
        while below >= 0 || above < count {
            if below >= 0 {
                let position = index(startIndex, offsetBy: below)
                if matches(self[position]) { return position }
                below -= 1
            }
            if above < count {
                let position = index(startIndex, offsetBy: above)
                if matches(self[position]) { return position }
                above += 1
            }
        }
        return nil
    }
}

/// The locations of a collection's elements by id: the same one for the same id, as long as somebody holds it.
final class IdentifiedElements<Whole: MutableCollection & RandomAccessCollection, ID: Hashable> {
    private struct Known { weak var location: IdentifiedElementLocation<Whole, ID>? }

    private unowned let whole: Location<Whole>
    private let finder: ElementFinder<Whole, ID>
    private var known: [ID: Known] = [:]
    private var limit = 64

    init(_ whole: Location<Whole>, _ finder: ElementFinder<Whole, ID>) {
        self.whole = whole
        self.finder = finder
    }

    /// The location of the element that is, or was, at `index` of `collection`.
    func location(of id: ID, near index: Whole.Index, in collection: Whole) -> IdentifiedElementLocation<Whole, ID> {
        if let location = known[id]?.location { return location }
        if known.count >= limit {
            known = known.filter { $0.value.location != nil }
            limit = Swift.max(64, known.count * 2)
        }
        let location = IdentifiedElementLocation(whole, finder, id, index, collection[index])
        known[id] = Known(location: location)
        return location
    }
}

/// Makes bindings to the elements of a collection that a binding points at.
@usableFromInline
struct ElementBindings<Whole: MutableCollection & RandomAccessCollection, ID: Hashable> {
    let whole: Location<Whole>
    let elements: IdentifiedElements<Whole, ID>
    let transaction: Transaction

    @usableFromInline
    init(_ whole: Binding<Whole>, by keyPath: KeyPath<Whole.Element, ID>, _ finder: ElementFinder<Whole, ID>) {
        let location = whole.location
        self.whole = location
        elements = location.projection(keyPath) { IdentifiedElements(location, finder) }
        transaction = whole.transaction
    }

    /// A binding to the element with this id, which is, or was, at `index` of `collection`.
    @usableFromInline
    func binding(to id: ID, near index: Whole.Index, in collection: Whole) -> Binding<Whole.Element> {
        Binding(location: elements.location(of: id, near: index, in: collection), transaction: transaction)
    }
}
