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

private struct AnimationCompletionKey: TransactionKey { static var defaultValue: AnimationCompletions? { nil } }

extension Transaction {
    /// Calls `completion` once when the animations of this transaction are complete, or right after the change when it
    /// has animated nothing (semantics 134).
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions = AnimationCompletions(after: completions, criteria) { _ in completion() }
    }

    var completions: AnimationCompletions? {
        get { self[AnimationCompletionKey.self] }
        set { self[AnimationCompletionKey.self] = newValue }
    }
}

/// Runs `body`; what it writes is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; what it writes is animated, and `completion` is called once when the last of it is complete, or right after
/// the change when it has animated nothing (semantics 45, 134).
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Runs `body` and tells `completion`, when what it writes is logically complete, whether anything has moved.
nonisolated func withAnimation(
    _ animation: Animation?, _ body: () -> Void, completion: @escaping (_ hasMoved: Bool) -> Void
) {
    var transaction = Transaction(animation: animation)
    transaction.completions = AnimationCompletions(after: nil, .logicallyComplete, completion)
    withTransaction(transaction, body)
}
