import MartletGraph

/// What was moved, without its types.
struct ReorderMove {
    let source: AnyHashable
    /// What it was put before; nil after the last one.
    let next: AnyHashable?
    let collection: AnyHashable
}

extension ReorderDifference {
    /// Nil where ids are of other types, which is said.
    @MainActor init?(_ move: ReorderMove) {
        guard let source = move.source.base as? ItemID, let collection = move.collection.base as? CollectionID,
            move.next == nil || move.next?.base is ItemID
        else {
            RuntimeWarning.issue(
                "A reorder container for ids of the type \(ItemID.self) in collections of the type \(CollectionID.self) "
                    + "has a thing with the id \(move.source.base) in \(move.collection.base), which cannot be moved.")
            return nil
        }
        let position = (move.next?.base as? ItemID).map { Destination.Position.before($0) } ?? .end
        self.init(sources: [source], destination: Destination(position: position, collectionID: collection))
    }
}
