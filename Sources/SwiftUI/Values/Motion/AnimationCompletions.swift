import Foundation
import MartletGraph

/// The closures that one transaction calls when its animations are complete; each is called once (semantics 45, 134).
///
/// It waits for the rounds in which the transaction is applied, and for every value that one of them sets in motion.
final class AnimationCompletions: TransactionListener, @unchecked Sendable {
    private let earlier: AnimationCompletions?
    private let criteria: AnimationCompletionCriteria
    private let action: (_ hasMoved: Bool) -> Void
    /// How many values and rounds are waited for.
    private var waiting = 0
    private var hasMoved = false
    private var isCalled = false

    /// - Parameter action: is told whether the transaction has set anything in motion.
    init(
        after earlier: AnimationCompletions?, _ criteria: AnimationCompletionCriteria,
        _ action: @escaping (_ hasMoved: Bool) -> Void
    ) {
        self.earlier = earlier
        self.criteria = criteria
        self.action = action
    }

    @MainActor func transactionWasApplied(_ transaction: TransactionValues) {
        hold()
        endRound(of: transaction.id, in: .current)
    }

    /// More writes of a transaction may come in a later round, or in another graph.
    @MainActor private func endRound(of transaction: UInt64, in graph: Graph) {
        graph.effects.addEnding { [self] in
            if transaction != 0, let graph = Graph.all.first(where: { $0.waits(forTransaction: transaction) }) {
                endRound(of: transaction, in: graph)
            } else {
                endWaiting(in: graph, isEnding: true) { _ in true }
            }
        }
    }

    @MainActor private func hold() {
        waiting += 1
        earlier?.hold()
    }

    @MainActor private func endWaiting(
        in graph: Graph, isEnding: Bool = false, _ isMeant: (AnimationCompletionCriteria) -> Bool
    ) {
        earlier?.endWaiting(in: graph, isEnding: isEnding, isMeant)
        guard isMeant(criteria) else { return }
        waiting -= 1
        call(in: graph, isEnding: isEnding)
    }

    /// Calls the closures unless something is under way.
    @MainActor func callIfComplete() {
        earlier?.callIfComplete()
        call(in: .current)
    }

    /// - Parameter isEnding: whether the round is over, so that the closures need not wait for that.
    @MainActor private func call(in graph: Graph, isEnding: Bool = false) {
        guard waiting == 0, !isCalled else { return }
        isCalled = true
        if isEnding { return action(hasMoved) }
        if graph.isIdle { graph.requestFrame() }
        graph.effects.addEnding { [self] in action(hasMoved) }
    }

    /// One value on its way, for which the closures wait.
    @MainActor
    final class Wait {
        private let completions: AnimationCompletions
        private let animation: Animation
        private let graph = Graph.current
        private let start = Graph.current.clock.date
        private var isLogicallyComplete = false
        private var isOver = false

        fileprivate init(_ completions: AnimationCompletions, _ animation: Animation) {
            self.completions = completions
            self.animation = animation
        }

        isolated deinit { leaveToClock() }

        func completeLogically() {
            if isLogicallyComplete { return }
            isLogicallyComplete = true
            completions.endWaiting(in: graph) { $0 == .logicallyComplete }
        }

        func end() {
            completeLogically()
            if isOver { return }
            isOver = true
            completions.endWaiting(in: graph) { $0 == .removed }
        }

        /// Nobody looks at the value any more: its animation counts as complete when it would be.
        func leaveToClock() {
            leaveLogicalCompletionToClock()
            if isOver { return }
            isOver = true
            afterwards(animation.durations.total) { $0.endWaiting(in: $1) { $0 == .removed } }
        }

        /// Another animation has taken over, which leaves this one's time of logical completion as it was.
        func leaveLogicalCompletionToClock() {
            if isLogicallyComplete { return }
            isLogicallyComplete = true
            afterwards(animation.durations.logical) { $0.endWaiting(in: $1) { $0 == .logicallyComplete } }
        }

        private func afterwards(_ seconds: Double, _ body: @escaping @MainActor (AnimationCompletions, Graph) -> Void) {
            guard seconds.isFinite else { return }
            let (graph, completions) = (graph, completions)
            graph.clock.schedule(after: max(seconds - graph.clock.date.timeIntervalSince(start), 0)) {
                body(completions, graph)
            }
        }
    }

    /// Waits until the present round is over.
    @MainActor func waitForRound() { transactionWasApplied(TransactionValues()) }

    /// Waits for a value that begins to move.
    @MainActor func wait(for animation: Animation) -> Wait {
        hold()
        markMoved()
        return Wait(self, animation)
    }

    @MainActor private func markMoved() {
        hasMoved = true
        earlier?.markMoved()
    }
}
