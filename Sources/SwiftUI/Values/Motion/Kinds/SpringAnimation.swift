/// A spring that keeps its place and speed when the target changes: a later spring takes over where it is.
///
/// It moves in steps of 1/300 second, whatever the frames are, so that the same time shows the same place.
struct SpringAnimation: CustomAnimation {
    /// Seconds of one undamped swing; 0 for the stiffest.
    let response: Double
    let dampingRatio: Double
    /// Seconds over which the stiffness of a spring that this one takes over from becomes its own.
    let blendDuration: Double

    private static let step = 1.0 / 300

    /// Where the spring is.
    struct Motion<Value: VectorArithmetic>: AnimationStateKey {
        var place = Value.zero
        var velocity = Value.zero
        var force = Value.zero
        /// How many steps of the time have been made.
        var steps = 0
        /// When this spring began, or took over from another one.
        var start = 0.0
        /// How far it was from its target at most, squared, since it began or took over.
        var reach = 0.0
        /// The response of the spring that it took over from.
        var oldResponse: Double?

        static var defaultValue: Motion { Motion() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var motion = context.state[Motion<V>.self]
        motion.reach = max(motion.reach, (value - motion.place).magnitudeSquared)
        advance(&motion, to: time, target: value)
        context.state[Motion<V>.self] = motion
        if time - motion.start >= response - 1e-6 { context.isLogicallyComplete = true }
        return isAtRest(motion, target: value) ? nil : motion.place
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        context.state[Motion<V>.self].velocity
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        var motion: Motion<V>
        if let spring = previous.base as? SpringAnimation {
            motion = context.state[Motion<V>.self]
            spring.advance(&motion, to: time, target: value)
            motion.oldResponse = spring.response
        } else {
            var before = context
            motion = Motion()
            motion.place = previous.animate(value: value, time: time, context: &before) ?? value
            motion.velocity = previous.velocity(value: value, time: time, context: before) ?? .zero
            motion.steps = Self.steps(at: time)
        }
        motion.start = time
        motion.reach = 0
        context.state = AnimationState()
        context.state[Motion<V>.self] = motion
        context.isLogicallyComplete = false
        return true
    }

    private static func steps(at time: Double) -> Int { Int((min(max(time, 0), 1e9) * 300 + 1e-6).rounded(.down)) }

    private func advance<V: VectorArithmetic>(_ motion: inout Motion<V>, to time: Double, target: V) {
        let end = Self.steps(at: time)
        // A program that stood still for more than a second goes on as if a frame had passed.
        if end - motion.steps > 300 { motion.steps = end - 5 }
        while motion.steps < end {
            motion.steps += 1
            let stiffness = stiffness(at: Double(motion.steps) * Self.step - motion.start, of: motion.oldResponse)
            let damping = 2 * dampingRatio * stiffness.squareRoot()
            if damping * Self.step < 1.9 {
                let half = motion.velocity + motion.force.scaled(by: Self.step / 2)
                motion.place += half.scaled(by: Self.step)
                motion.force = (target - motion.place).scaled(by: stiffness) - half.scaled(by: damping)
                motion.velocity = half + motion.force.scaled(by: Self.step / 2)
            } else {
                // From a speed of 2 a step on, damping would turn the speed round and beyond: the speed at the end of the
                // step is solved for, which rests at every damping.
                let pulled = motion.velocity + (target - motion.place).scaled(by: stiffness * Self.step)
                let speed = pulled.scaled(by: 1 / (1 + Self.step * (damping + stiffness * Self.step)))
                motion.force = (speed - motion.velocity).scaled(by: 1 / Self.step)
                motion.place += speed.scaled(by: Self.step)
                motion.velocity = speed
            }
        }
    }

    private func stiffness(at time: Double, of oldResponse: Double?) -> Double {
        var response = response
        if let oldResponse, blendDuration > 0, time < blendDuration {
            let part = max(time, 0) / blendDuration
            response += (oldResponse - response) * (1 - part * part * (3 - 2 * part))
        }
        let frequency = 2 * .pi / max(response, 1e-6)
        return min(frequency * frequency, 45_000)
    }

    /// Whether the spring is slow, and within a hundredth of its way from the end.
    private func isAtRest<V: VectorArithmetic>(_ motion: Motion<V>, target: V) -> Bool {
        max(motion.velocity.magnitudeSquared, motion.force.magnitudeSquared) <= 0.0036
            && (target - motion.place).magnitudeSquared <= motion.reach * 1e-4
    }
}

/// A spring as a curve of progress over time: several at once add up.
struct InterpolatingSpringAnimation: CustomAnimation {
    let spring: Spring
    let initialVelocity: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= spring.response - 1e-6 { context.isLogicallyComplete = true }
        let settling = spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
        if time > max(settling, spring.dampingRatio < 1 ? 1 : 0) { return nil }
        return value.scaled(by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        value.scaled(by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
    }
}
