import Foundation

/// Where the elements of a collection were when somebody last had to look: shared by the bindings to its elements, so that
/// one of them goes through the collection after a change of order, and not each.
@usableFromInline
final class ElementTable<ID: Hashable>: @unchecked Sendable {
    private let lock = NSLock()
    private var offsets: [ID: Int] = [:]

    @usableFromInline
    init() {}

    /// Where the element with an id is, counted from the start.
    ///
    /// - Parameter hint: where it was; what is there is looked at first.
    /// - Complexity: O(1) while the order stands; O(*n*) once for all bindings after it has changed, and for an id that is
    ///   gone.
    @inlinable
    func offset<Whole: RandomAccessCollection>(
        of id: ID, in whole: Whole, hint: Int, _ idOf: (Whole.Element) -> ID
    ) -> Int? {
        if hint >= 0, hint < whole.count, idOf(whole[whole.index(whole.startIndex, offsetBy: hint)]) == id {
            return hint
        }
        return search(id, in: whole, idOf)
    }

    @inlinable
    @inline(never)
    func search<Whole: RandomAccessCollection>(_ id: ID, in whole: Whole, _ idOf: (Whole.Element) -> ID) -> Int? {
        let known = knownOffset(of: id)
        if let offset = known.offset {
            if offset < whole.count, idOf(whole[whole.index(whole.startIndex, offsetBy: offset)]) == id {
                return offset
            }
        } else if !known.isEmpty {
            // Most likely gone; what was never looked for, or has come back, is found here.
            guard whole.contains(where: { idOf($0) == id }) else { return nil }
        }
        return rebuild(from: whole.lazy.map(idOf), of: Whole.Element.self)[id]
    }

    @usableFromInline
    func knownOffset(of id: ID) -> (offset: Int?, isEmpty: Bool) {
        lock.withLock { (offsets[id], offsets.isEmpty) }
    }

    @usableFromInline
    func rebuild(from ids: some Sequence<ID>, of type: Any.Type) -> [ID: Int] {
        var new: [ID: Int] = [:]
        new.reserveCapacity(ids.underestimatedCount)
        for (offset, id) in ids.enumerated() {
            if new[id] == nil {
                new[id] = offset
            } else {
                Mistake.warn(
                    "The id \(id) stands more than once in a collection of \(type). A binding by id leads to the first "
                        + "element that has it.")
            }
        }
        lock.withLock { offsets = new }
        return new
    }
}

/// Where an element was when a binding to it was last used.
@usableFromInline
final class ElementHint: @unchecked Sendable {
    @usableFromInline var offset: Int

    @usableFromInline
    init(_ offset: Int) { self.offset = offset }
}

/// What tells the binding to one element from those to others.
@usableFromInline
struct ElementKey<ID: Hashable>: Hashable {
    let id: ID
    let path: AnyKeyPath?

    @usableFromInline
    init(_ id: ID, _ path: AnyKeyPath? = nil) {
        self.id = id
        self.path = path
    }
}
