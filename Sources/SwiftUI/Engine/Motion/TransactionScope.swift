import MartletGraph

/// A change of the transaction for everything below, kept in the environment so that it costs no node.
///
/// Nothing is pushed down the tree: who animates asks for the transaction at its place, and the changes on the way
/// from the root are made once a round, the first time somebody asks (semantics 42).
class TransactionScope: Scope, @unchecked Sendable {
    static let scopeKey = ObjectIdentifier(TransactionScope.self)
    private let outer: Scope?
    private var known: (round: UInt64, transaction: Transaction)?

    init(inside outer: Scope) {
        self.outer = outer
        super.init(parent: outer, key: TransactionScope.scopeKey)
    }

    /// For subclasses: what this place does to a transaction that reaches it.
    @MainActor func change(_ transaction: inout Transaction) {}

    /// The transaction of this round, as everything below sees it.
    @MainActor final var changedTransaction: Transaction {
        let round = graph.round
        if let known, known.round == round { return known.transaction }
        let before = outer?.transaction ?? Transaction(values: graph.transaction)
        var after = before
        change(&after)
        known = (round, after)
        if let completions = after.completions, completions !== before.completions { completions.waitForRound() }
        return after
    }

    /// The modifier has another value: what was worked out in this round no longer holds.
    final func forget() { known = nil }
}

extension Scope {
    /// The transaction of what is being shown, as it reaches this place (semantics 42-44).
    @MainActor var transaction: Transaction {
        guard let found = find(TransactionScope.scopeKey) else { return Transaction(values: graph.transaction) }
        return unsafeDowncast(found, to: TransactionScope.self).changedTransaction
    }
}
