import MartletDisplay
import MartletGraph

/// Moves what the system shows by itself: a sheet that comes, a page that is pushed.
@MainActor
final class SystemMotion: Animator {
    private weak var element: LayoutNode?
    private let presence: ValueMotion<Double>
    private let show: (Double) -> Void
    private let over: () -> Void
    private var isCancelled = false

    /// - Parameters:
    ///   - element: what it is seen in.
    ///   - show: shows it so far on its way, from 0 to 1.
    ///   - over: called once when it is there, or nobody can see it.
    private init(
        in element: LayoutNode, from start: Double, show: @escaping (Double) -> Void, over: @escaping () -> Void
    ) {
        self.element = element
        self.show = show
        self.over = over
        presence = ValueMotion(start, element.environment)
    }

    /// Begins to move; nil, and nothing is called, where the window shows no motion of its own.
    ///
    /// - Parameter fades: whether it is shown by fading where less motion is asked for, and so is to be shown there, too.
    static func begin(
        in element: LayoutNode, by animation: Animation, from start: Double, to end: Double, fades: Bool = false,
        show: @escaping (Double) -> Void, over: @escaping () -> Void
    ) -> SystemMotion? {
        guard let window = element.window, fades ? window.showsSystemFades : window.showsSystemMotion,
            element.isInSight
        else { return nil }
        let motion = SystemMotion(in: element, from: start, show: show, over: over)
        motion.presence.change(to: end, in: Transaction(animation: animation), at: window.time)
        show(start)
        window.animate(motion)
        return motion
    }

    var animatedElement: LayoutNode? { element }
    var outOfSight: OutOfSight { .ends }

    /// Shows nothing more of the way, and tells nobody.
    func cancel() { isCancelled = true }

    func advance(to time: TimeInterval) -> Bool {
        if isCancelled { return false }
        show(presence.value(at: time))
        element?.window?.transitionsMoved()
        if !presence.isMoving { over() }
        return presence.isMoving
    }

    func ended() { if !isCancelled { over() } }
}

/// Animates what shows a value of a control, where the window shows motion of its own.
nonisolated struct SystemTransactionModifier<Value: Equatable>: TransactionModifying {
    typealias Body = Never
    let value: Value
    let animation: Animation

    final class Watching: TransactionScope, @unchecked Sendable {
        var modifier: SystemTransactionModifier<Value>
        var changedInRound: UInt64?

        init(_ modifier: SystemTransactionModifier<Value>, inside outer: Scope) {
            self.modifier = modifier
            super.init(inside: outer)
        }

        override func change(_ transaction: inout Transaction) {
            guard changedInRound == graph.round, transaction.animation == nil, !transaction.disablesAnimations,
                windowRoot?.showsSystemMotion == true
            else { return }
            transaction.animation = modifier.animation
        }
    }

    @MainActor func makeScope(_ outer: Scope) -> Watching { Watching(self, inside: outer) }

    @MainActor func update(_ scope: Watching) {
        if scope.modifier.value != value { scope.changedInRound = Graph.current.round }
        scope.modifier = self
    }
}

extension View {
    /// Moves what of a control shows a value to where it shows the next, unless the change has an animation of its own.
    nonisolated func _systemAnimation(_ animation: Animation = SystemAnimation.controls, value: some Equatable)
        -> some View
    {
        modifier(SystemTransactionModifier(value: value, animation: animation))
    }
}
