import MartletGraph

/// Apply: the writes of one transaction become what is read.
///
/// In: the transactions that wait, in order.
/// Out: the bodies that read what the first of them wrote are stale, and its values are the graph's transaction.
/// Holds: one transaction at a time, so that each is seen by an update of its own (semantics 8, 13).
@MainActor
package struct ApplyPass {
    let graph: Graph

    package init(graph: Graph) {
        self.graph = graph
    }

    /// - Parameter follows: whether a round of the same frame was before. What that left stale, such as a view that reads a
    ///   place which its layout has changed, belongs to its transaction, and comes before the next one.
    package func run(follows: Bool = false) {
        graph.round += 1
        let isUnfinished = follows && !graph.stale.isEmpty
        guard !isUnfinished, !graph.batches.isEmpty else {
            if !isUnfinished { graph.transaction = TransactionValues() }
            graph.changes.begin([])
            return
        }
        let batch = graph.batches.removeFirst()
        graph.transaction = batch.transaction
        graph.changes.begin(batch.touched)
        for location in batch.touched { location.commit(batch.id) }
        batch.transaction.forEachValue { ($0 as? any TransactionListener)?.transactionWasApplied(batch.transaction) }
    }
}
