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

/// A closure that one transaction calls once when its animations are complete (semantics 45, 134).
///
/// Each motion that the transaction begins holds a token of it, and says when it counts as complete; with the last token
/// gone, it is over. Where the transaction moves nothing, the closure is called right after the update.
final class AnimationCompletions: TransactionListener, @unchecked Sendable {
    private let earlier: AnimationCompletions?
    private let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var isArmed = false
    /// Whether all that the transaction moves has begun to.
    private var hasBegun = false
    private var incomplete = 0
    private var running = 0
    /// Whether a motion was shown since it was looked for last.
    private var isShown = false

    init(after earlier: AnimationCompletions?, _ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void)
    {
        self.earlier = earlier
        self.criteria = criteria
        self.action = action
    }

    @MainActor func transactionWasApplied(_ transaction: TransactionValues) {
        arm(Transaction(values: transaction).animation)
    }

    /// The transaction is being shown: its motions begin in this update.
    @MainActor func arm(_ animation: Animation?) {
        earlier?.arm(animation)
        if isArmed { return }
        isArmed = true
        Graph.shared.effects.addAction { [self] in
            hasBegun = true
            check()
            // What nobody sees does not move, but what waits for its end goes on.
            if action != nil, let animation { watch(after: animation.durations) }
        }
    }

    /// Nothing was written: there is nothing to wait for.
    @MainActor func callSoon() {
        earlier?.callSoon()
        if isArmed { return }
        isArmed = true
        hasBegun = true
        Graph.shared.clock.schedule(after: 0) { self.check() }
    }

    @MainActor private func watch(after durations: (logical: Double, total: Double)) {
        let seconds = criteria == .removed ? durations.total : durations.logical
        guard seconds.isFinite else { return }
        Graph.shared.clock.schedule(after: seconds + 0.1) { self.lookAgain() }
    }

    @MainActor private func lookAgain() {
        guard action != nil else { return }
        guard isShown else { return call() }
        isShown = false
        Graph.shared.clock.schedule(after: 0.5) { self.lookAgain() }
    }

    @MainActor private func check() {
        if hasBegun, (criteria == .removed ? running : incomplete) == 0 { call() }
    }

    @MainActor private func call() {
        let action = action
        self.action = nil
        action?()
    }

    /// One motion of a transaction, for as long as somebody holds it.
    final class Token: @unchecked Sendable {
        private let completions: AnimationCompletions
        private var isComplete = false

        @MainActor init(_ completions: AnimationCompletions) {
            self.completions = completions
            completions.incomplete += 1
            completions.running += 1
        }

        @MainActor func shown() { completions.isShown = true }

        /// The motion counts as complete.
        @MainActor func complete() {
            if isComplete { return }
            isComplete = true
            completions.incomplete -= 1
            later()
        }

        /// Another motion takes over, `time` seconds before this one would count as complete.
        @MainActor func complete(after time: Double) {
            if isComplete || !time.isFinite { return }
            Graph.shared.clock.schedule(after: max(time, 0)) { [self] in
                complete()
                Graph.shared.requestFrame()
            }
        }

        @MainActor private func later() {
            let completions = completions
            if completions.hasBegun, completions.action != nil {
                Graph.shared.effects.addAction { completions.check() }
                Graph.shared.requestFrame()
            }
        }

        @MainActor private func ended() {
            if !isComplete { completions.incomplete -= 1 }
            completions.running -= 1
            later()
        }

        deinit { MainActor.assumeIsolated { ended() } }
    }

    /// Those of a transaction, the first of them last.
    @MainActor var tokens: [Token] { [Token(self)] + (earlier?.tokens ?? []) }
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
