/// Which things of a reorder container the user has moved, and where to.
///
///     .reorderContainer(for: Card.self) { difference in
///         let moved = cards.filter { difference.sources.contains($0.id) }
///         cards.removeAll { difference.sources.contains($0.id) }
///         switch difference.destination.position {
///         case .before(let id): cards.insert(contentsOf: moved, at: cards.firstIndex { $0.id == id } ?? cards.count)
///         case .end: cards += moved
///         }
///     }
nonisolated public struct ReorderDifference<ItemID, CollectionID>
where ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable {
    /// A place among the things that were not moved.
    public struct Destination: Hashable, Sendable {
        /// Where among the things that were not moved.
        public enum Position: Hashable, Sendable {
            /// Before the thing with this id.
            case before(ItemID)
            /// After the last thing of the collection.
            case end
        }

        /// Where in the collection.
        public var position: Position
        /// The collection that they were moved to.
        public var collectionID: CollectionID

        /// A place in a collection.
        public init(position: Position, collectionID: CollectionID) {
            self.position = position
            self.collectionID = collectionID
        }
    }

    /// The things that were moved, in their order.
    public var sources: [ItemID]
    /// Where they were moved to.
    public var destination: Destination
}

extension ReorderDifference: Hashable, Sendable {}

extension ReorderDifference.Destination where CollectionID == ReorderableSingleCollectionIdentifier {
    /// A place in the one collection that there is.
    nonisolated public init(position: Position) {
        self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
    }
}

/// What stands for the collection in a reorder container that has one alone.
nonisolated public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {}
