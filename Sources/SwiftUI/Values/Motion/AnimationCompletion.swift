import MartletGraph

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case logicallyComplete, removed }
    let kind: Kind

    /// When the animation has done what it was for, though it may still settle.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// When the animation is over and gone.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// The closures that one transaction calls when its animations are complete; each is called once (semantics 45).
final class AnimationCompletions: TransactionListener, @unchecked Sendable {
    private let earlier: AnimationCompletions?
    private let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    private var isScheduled = false

    init(after earlier: AnimationCompletions?, _ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void)
    {
        self.earlier = earlier
        self.criteria = criteria
        self.action = action
    }

    @MainActor func transactionWasApplied(_ transaction: TransactionValues) {
        schedule(Transaction(values: transaction).animation)
    }

    /// Calls the closures when `animation`, begun now, is complete; with none, as soon as the update is over.
    @MainActor func schedule(_ animation: Animation?) {
        earlier?.schedule(animation)
        if isScheduled { return }
        isScheduled = true
        let durations = animation?.durations ?? (logical: 0, total: 0)
        let seconds = criteria == .removed ? durations.total : durations.logical
        if seconds.isFinite { Graph.shared.clock.schedule(after: seconds) { self.action() } }
    }
}

struct AnimationCompletionKey: TransactionKey { static var defaultValue: AnimationCompletions? { nil } }

extension Transaction {
    /// Calls `completion` once when the animations of this transaction are complete, or at once when there are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        self[AnimationCompletionKey.self] = AnimationCompletions(
            after: self[AnimationCompletionKey.self], criteria, completion)
    }
}

/// Runs `body`; what it writes is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; what it writes is animated, and `completion` is called once when that is complete (semantics 45).
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
