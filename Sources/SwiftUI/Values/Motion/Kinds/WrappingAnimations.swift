/// Waits before another animation.
struct DelayAnimation: CustomAnimation {
    let base: Animation
    let delay: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        // Only what waits as long can be gone on with.
        guard let other = previous.base as? DelayAnimation, other.delay == delay else { return false }
        return base.shouldMerge(
            previous: other.base, value: value, time: max(time - delay, 0), context: &context)
    }
}

/// Runs another animation faster or slower.
struct SpeedAnimation: CustomAnimation {
    let base: Animation
    let speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let other = previous.base as? SpeedAnimation, other.speed == speed else { return false }
        return base.shouldMerge(previous: other.base, value: value, time: time * speed, context: &context)
    }
}

/// Runs another animation several times.
struct RepeatAnimation: CustomAnimation {
    let base: Animation
    /// Nil repeats without an end.
    let count: Int?
    let autoreverses: Bool

    /// Which trip is under way, and when it began.
    private struct Trip<Value: VectorArithmetic>: AnimationStateKey {
        var number = 0
        var start = 0.0
        static var defaultValue: Trip { Trip() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var trip = context.state[Trip<V>.self]
        defer { context.state[Trip<V>.self] = trip }
        // A trip that is over where it begins would never end.
        for _ in 0..<2 {
            if let place = base.animate(value: value, time: time - trip.start, context: &context) {
                // Only the last trip's end counts.
                if let count, trip.number < count - 1 { context.isLogicallyComplete = false }
                if count == nil { context.isLogicallyComplete = false }
                return isBackward(trip.number) ? value - place : place
            }
            trip.number += 1
            trip.start = time
            context.state = AnimationState()
            context.isLogicallyComplete = false
            if let count, trip.number >= count { return nil }
        }
        return nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let trip = context.state[Trip<V>.self]
        let speed = base.velocity(value: value, time: time - trip.start, context: context)
        return isBackward(trip.number) ? speed?.scaled(by: -1) : speed
    }

    private func isBackward(_ number: Int) -> Bool { autoreverses && !number.isMultiple(of: 2) }
}

/// Counts as complete after some seconds, though it goes on.
struct LogicallyCompletingAnimation: CustomAnimation {
    let base: Animation
    let duration: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let place = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= duration - 1e-6
        return place
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let other = (previous.base as? LogicallyCompletingAnimation)?.base ?? previous
        return base.shouldMerge(previous: other, value: value, time: time, context: &context)
    }
}

extension Animation {
    /// Starts some seconds later.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay.checked("delay", of: "Animation")))
    }

    /// Runs so many times as fast; at 0 it stands and never ends.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(base: self, speed: speed.checked("speed", of: "Animation")))
    }

    /// Makes several trips, there and back by turns or each from the start. An even number of trips that reverse ends with
    /// a jump to where the value is.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: max(repeatCount, 1), autoreverses: autoreverses))
    }

    /// Makes trips until the value changes with another animation, or its view goes.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// Counts as complete `duration` seconds after its start, though it goes on.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(
            LogicallyCompletingAnimation(base: self, duration: duration.checked("duration", of: "Animation")))
    }
}
