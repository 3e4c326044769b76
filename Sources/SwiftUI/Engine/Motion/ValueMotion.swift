import MartletGraph

/// A value on its way to what it is to be, by the animations of the changes that it went through (semantics 99, 110-112).
@MainActor
final class ValueMotion<V: VectorArithmetic> {
    /// Where the value will be.
    private(set) var target: V
    private let environment: EnvironmentValues
    /// The last change that is under way.
    private var way: Way?

    init(_ target: V, _ environment: EnvironmentValues) {
        self.target = target
        self.environment = environment
    }

    var isMoving: Bool { way != nil }

    /// Where the value is at a time, in seconds on the window's clock.
    func value(at time: TimeInterval) -> V {
        guard let way else { return target }
        if let shown = way.value(at: time) { return shown }
        self.way = nil
        return target
    }

    /// The value is to be another one from a time on; without an animation it jumps there, and what is under way goes on.
    func change(to new: V, in transaction: Transaction, at time: TimeInterval) {
        let distance = new - target
        target = new
        guard let animation = transaction.motion else {
            way?.move(by: distance)
            return
        }
        if way == nil, distance == .zero { return }
        let context = AnimationContext<V>(environment: environment)
        let wait = transaction.animation == nil ? nil : transaction.completions?.wait(for: animation)
        if let way, way.takesOver(animation, to: new, at: time, context) {
            way.add(wait)
        } else {
            let next = Way(
                animation, from: beginning(of: animation, new - distance, at: time), to: new, at: time, context)
            next.add(wait)
            way = next
        }
    }

    /// What is followed at once begins where the value is shown; nothing else goes on meanwhile.
    private func beginning(of animation: Animation, _ place: V, at time: TimeInterval) -> Way.Beginning {
        guard let way else { return .place(place) }
        guard animation.base is VelocityTrackingAnimation else { return .way(way) }
        let shown = way.value(at: time)
        way.end()
        return .place(shown ?? place)
    }

    /// Whether the way has done what it is for.
    var isLogicallyComplete: Bool { way?.isLogicallyComplete ?? true }

    /// Nobody looks at the value for now.
    func leaveCompletionToClock() { way?.leaveCompletionToClock() }

    /// One change: from a place, or from where an earlier change goes on.
    @MainActor
    private final class Way {
        enum Beginning {
            case place(V)
            case way(Way)
        }

        private var animation: Animation
        private var beginning: Beginning
        private var target: V
        private let start: TimeInterval
        private var context: AnimationContext<V>
        private var hasBegun: Bool
        /// What tells those who wait for the change to be complete.
        private var waits: [AnimationCompletions.Wait] = []

        init(
            _ animation: Animation, from beginning: Beginning, to target: V, at start: TimeInterval,
            _ context: AnimationContext<V>
        ) {
            self.animation = animation
            self.beginning = beginning
            self.target = target
            self.start = start
            self.context = context
            hasBegun = animation.base is VelocityTrackingAnimation
            if hasBegun { _ = value(at: start) }
        }

        var isLogicallyComplete: Bool { context.isLogicallyComplete }

        func add(_ wait: AnimationCompletions.Wait?) { if let wait { waits.append(wait) } }

        /// The change is over, and with it those that it has taken over from.
        func end() {
            for wait in waits { wait.end() }
            waits = []
            if case .way(let earlier) = beginning { earlier.end() }
        }

        func leaveCompletionToClock() {
            for wait in waits { wait.leaveToClock() }
            waits = []
            if case .way(let earlier) = beginning { earlier.leaveCompletionToClock() }
        }

        /// Nil when the change is over.
        func value(at time: TimeInterval) -> V? {
            let shown = place(at: time)
            if shown == nil {
                end()
            } else if context.isLogicallyComplete {
                for wait in waits { wait.completeLogically() }
            }
            return shown
        }

        private func place(at time: TimeInterval) -> V? {
            if time > start { hasBegun = true }
            let from = beginning(at: time)
            let part = animation.animate(value: target - from, time: max(time - start, 0), context: &context)
            guard let part else { return nil }
            guard part.magnitudeSquared.isFinite else {
                RuntimeWarning.issue("\(animation): a value on its way is not a finite number; it is at its end now.")
                return nil
            }
            return from + part
        }

        private func beginning(at time: TimeInterval) -> V {
            switch beginning {
            case .place(let place): return place
            case .way(let earlier):
                if let place = earlier.value(at: time) { return place }
                beginning = .place(earlier.target)
                return earlier.target
            }
        }

        /// Goes on as another animation to another place, where that is how the two fit together.
        func takesOver(
            _ new: Animation, to target: V, at time: TimeInterval, _ fresh: AnimationContext<V>
        ) -> Bool {
            if !hasBegun {
                // Several changes before the first frame are one, of which the last animation counts.
                for wait in waits { wait.leaveLogicalCompletionToClock() }
                (animation, self.target, context) = (new, target, fresh)
                return true
            }
            let value = self.target - beginning(at: time)
            guard new.shouldMerge(previous: animation, value: value, time: time - start, context: &context) else {
                return false
            }
            for wait in waits { wait.leaveLogicalCompletionToClock() }
            (animation, self.target) = (new, target)
            if animation.base is VelocityTrackingAnimation { _ = self.value(at: time) }
            return true
        }

        func move(by distance: V) {
            target += distance
            switch beginning {
            case .place(let place): beginning = .place(place + distance)
            case .way(let earlier): earlier.move(by: distance)
            }
        }
    }
}
