/// The positions in a collection, each with the id of the element that is there: a `ForEach` over them follows elements
/// that move, and can tell where they are.
///
///     ForEach(notes.identifiableIndices) { place in
///         Text("\(place.index + 1). \(notes[place.index].title)")
///     }
///
/// It holds the collection and nothing else: made in O(1), and each position is looked at when it is asked for.
public struct IdentifiableIndices<Base: RandomAccessCollection> where Base.Element: Identifiable {
    /// A position and the id of the element that is there.
    public struct Element: Identifiable {
        public let id: Base.Element.ID
        public let index: Base.Index

        @inlinable
        init(id: Base.Element.ID, index: Base.Index) {
            self.id = id
            self.index = index
        }
    }

    @usableFromInline let base: Base

    @inlinable
    init(_ base: Base) { self.base = base }
}

extension IdentifiableIndices.Element: Equatable {
    @inlinable
    public static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.index == b.index }
}

extension IdentifiableIndices: RandomAccessCollection {
    @inlinable public var startIndex: Base.Index { base.startIndex }
    @inlinable public var endIndex: Base.Index { base.endIndex }
    @inlinable public var count: Int { base.count }
    @inlinable public subscript(position: Base.Index) -> Element { Element(id: base[position].id, index: position) }
    @inlinable public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
    @inlinable public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
    @inlinable public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(index, offsetBy: distance)
    }
    @inlinable public func distance(from start: Base.Index, to end: Base.Index) -> Int {
        base.distance(from: start, to: end)
    }
}

extension RandomAccessCollection where Element: Identifiable {
    /// The positions with the ids of what is there; nothing is copied or gone through.
    @inlinable public var identifiableIndices: IdentifiableIndices<Self> { IdentifiableIndices(self) }
}
