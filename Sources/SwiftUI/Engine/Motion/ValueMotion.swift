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
    func change(
        to new: V, by animation: Animation?, at time: TimeInterval
    ) {
        let distance = new - target
        target = new
        guard let animation else {
            way?.move(by: distance)
            return
        }
        let context = AnimationContext<V>(environment: environment)
        guard let way else {
            self.way = Way(animation, from: .place(new - distance), to: new, at: time, context)
            return
        }
        if !way.takesOver(animation, to: new, at: time, context) {
            self.way = Way(animation, from: .way(way), to: new, at: time, context)
        }
    }

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
        private var hasBegun = false

        init(
            _ animation: Animation, from beginning: Beginning, to target: V, at start: TimeInterval,
            _ context: AnimationContext<V>
        ) {
            self.animation = animation
            self.beginning = beginning
            self.target = target
            self.start = start
            self.context = context
        }

        /// Nil when the change is over.
        func value(at time: TimeInterval) -> V? {
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
                (animation, self.target, context) = (new, target, fresh)
                return true
            }
            let value = self.target - beginning(at: time)
            guard new.shouldMerge(previous: animation, value: value, time: time - start, context: &context) else {
                return false
            }
            (animation, self.target) = (new, target)
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

extension Scope {
    /// What animates a change that is being shown here; nil for nothing.
    @MainActor var animation: Animation? { transaction.animation }
}
