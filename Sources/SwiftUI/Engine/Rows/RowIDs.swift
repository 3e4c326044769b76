/// How the ids of a collection's elements are read and told apart.
///
/// These functions are made where a program makes its `ForEach`: there the types are known, and going through ten
/// thousand ids takes some ten microseconds. Where types are known only at run time it would take milliseconds.
@usableFromInline
struct RowIDs<Data: RandomAccessCollection, ID: Hashable> {
    /// Nil where an element says by itself what its id is.
    @usableFromInline let keyPath: KeyPath<Data.Element, ID>?
    // None of these captures anything, so that equal views are equal byte by byte.
    @usableFromInline let walkAll: (Data, (Data.Element) -> Void) -> Void
    @usableFromInline let readAll: (Data, KeyPath<Data.Element, ID>?) -> ContiguousArray<ID>
    @usableFromInline let matchAll: (ContiguousArray<ID>, ContiguousArray<ID>) -> RowMatching
    @usableFromInline let findRepeated: (ContiguousArray<ID>, ContiguousArray<Int>?) -> ContiguousArray<ID>

    @inlinable
    init(
        _ keyPath: KeyPath<Data.Element, ID>?,
        readAll: @escaping (Data, KeyPath<Data.Element, ID>?) -> ContiguousArray<ID>
    ) {
        self.keyPath = keyPath
        self.readAll = readAll
        walkAll = { data, body in for element in data { body(element) } }
        matchAll = { RowMatching(from: $0, to: $1) }
        findRepeated = { ids, places in ids.repeated(among: places) }
    }

    /// The ids of all elements, in order.
    func read(_ data: Data) -> ContiguousArray<ID> { readAll(data, keyPath) }

    /// Calls `body` with each element, in order.
    func walk(_ data: Data, _ body: (Data.Element) -> Void) { walkAll(data, body) }

    func match(_ old: ContiguousArray<ID>, _ new: ContiguousArray<ID>) -> RowMatching { matchAll(old, new) }

    /// The ids that stand for several rows.
    ///
    /// - Parameter places: the rows that were added to good ones; nil for all.
    func repeated(in ids: ContiguousArray<ID>, among places: ContiguousArray<Int>? = nil) -> ContiguousArray<ID> {
        findRepeated(ids, places)
    }
}

extension RowIDs {
    /// Ids by a key path.
    @inlinable
    init(_ keyPath: KeyPath<Data.Element, ID>) {
        self.init(keyPath) { data, keyPath in
            var ids: ContiguousArray<ID> = []
            ids.reserveCapacity(data.count)
            guard let keyPath else { return ids }
            let reader = IDReader(keyPath)
            for element in data { ids.append(reader.id(of: element)) }
            return ids
        }
    }
}

extension RowIDs<Range<Int>, Int> {
    /// Where each number stands.
    static var places: Self { Self(nil) { data, _ in ContiguousArray(0..<data.count) } }
}

extension RowIDs where Data.Element: Identifiable, ID == Data.Element.ID {
    /// The elements' own ids.
    @inlinable
    init() {
        self.init(nil) { data, _ in
            var ids: ContiguousArray<ID> = []
            ids.reserveCapacity(data.count)
            for element in data { ids.append(element.id) }
            return ids
        }
    }
}

extension RowIDs {
    /// Ids that stand beside positions, as in the elements of a binding.
    @inlinable
    init<Index>(besides index: Index.Type) where Data.Element == (Index, ID) {
        self.init(nil) { data, _ in
            var ids: ContiguousArray<ID> = []
            ids.reserveCapacity(data.count)
            for element in data { ids.append(element.1) }
            return ids
        }
    }
}

/// Reads ids by a key path: straight from memory where the path leads to a stored property, which takes a nanosecond
/// instead of a hundred.
@usableFromInline
struct IDReader<Element, ID> {
    @usableFromInline let keyPath: KeyPath<Element, ID>
    @usableFromInline let offset: Int?

    @inlinable
    init(_ keyPath: KeyPath<Element, ID>) {
        self.keyPath = keyPath
        offset = MemoryLayout<Element>.offset(of: keyPath)
    }

    @inlinable
    func id(of element: Element) -> ID {
        guard let offset else { return element[keyPath: keyPath] }
        return withUnsafePointer(to: element) {
            (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: ID.self).pointee
        }
    }
}

extension ContiguousArray where Element: Hashable {
    /// The elements that stand here more than once, in the order in which they come again.
    ///
    /// - Parameter places: nil to look at all; else those at these places, each against all others.
    @inlinable
    func repeated(among places: ContiguousArray<Int>?) -> ContiguousArray<Element> {
        var result: ContiguousArray<Element> = []
        // Comparing some with all is cheaper than hashing all.
        if let places, places.count <= 16 {
            for place in places {
                let id = self[place]
                var times = 0
                for other in self where other == id { times += 1 }
                if times > 1, !result.contains(id) { result.append(id) }
            }
            return result
        }
        var seen: Set<Element> = []
        seen.reserveCapacity(count)
        for id in self where !seen.insert(id).inserted { result.append(id) }
        return result
    }
}
