/// Where what hangs on a spring is, how fast it moves, and when it rests. It begins at zero and is pulled to a target.
extension Spring {
    /// The place at a time, in seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (target, pull) = (target, target.scaled(by: decay) - initialVelocity)
        let (sine, cosine) = turns(at: time)
        return target - (pull.scaled(by: sine) + target.scaled(by: cosine))
    }

    /// The speed at a time, in seconds.
    ///
    /// For a spring that creeps, Apple's answer is larger by the target than how the value changes; programs that were
    /// tuned with it find the same here.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (sine, cosine) = turns(at: time)
        let force = target.scaled(by: decay * decay + swing * abs(swing)) - initialVelocity.scaled(by: decay)
        let speed = force.scaled(by: sine) + initialVelocity.scaled(by: cosine)
        return swing < 0 ? speed + target : speed
    }

    /// sin(wt)/w and cos(wt) of a spring that swings, and what they become for one that does not, died away.
    private func turns(at time: Double) -> (Double, Double) {
        let rest = exp(-decay * time)
        if swing > 0 { return (rest * sin(swing * time) / swing, rest * cos(swing * time)) }
        guard swing < 0 else { return (rest * time, rest) }
        // Two exponentials, as sinh and cosh are infinite where much damping leaves next to nothing of them.
        let (slow, fast) = (exp((-swing - decay) * time), exp((swing - decay) * time))
        return ((slow - fast) / (-2 * swing), (slow + fast) / 2)
    }

    /// How strongly the spring pulls at a place and speed.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: (swing * swing + decay * decay) * mass)
            - velocity.scaled(by: 2 * decay * mass)
    }

    /// Moves a value, with its velocity, through some seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let start = velocity
        value += self.value(target: way, initialVelocity: start, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
    }

    /// Seconds until less than `epsilon` is left of the way; infinite for a spring that nothing damps.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        if decay == 0 { return .infinity }
        if swing > 0 {
            let pull = target.scaled(by: decay) - initialVelocity
            let most = pull.magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
            return max(0, -log(epsilon / most) / decay)
        }
        return creepingDuration(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
    }

    /// The first tenth of a second since which little was left for more than a second.
    private func creepingDuration<V: VectorArithmetic>(target: V, initialVelocity: V, epsilon: Double) -> Double {
        var start: Double?
        for step in 0..<1024 {
            let time = Double(step) / 10
            let rest = target - value(target: target, initialVelocity: initialVelocity, time: time)
            if rest.magnitudeSquared.squareRoot() >= epsilon {
                start = nil
            } else if let start {
                if time - start > 1 { return start }
            } else {
                start = time
            }
        }
        return 0
    }
}

/// The same of values that say what of them can be animated.
extension Spring {
    /// The value on the way between two, at a time in seconds.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        changed(fromValue) {
            $0 += value(
                target: toValue.animatableData - $0, initialVelocity: initialVelocity.animatableData, time: time)
        }
    }

    /// The speed on the way between two values, at a time in seconds.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        changed(fromValue) {
            $0 = velocity(
                target: toValue.animatableData - $0, initialVelocity: initialVelocity.animatableData, time: time)
        }
    }

    /// How strongly the spring pulls on the way between two values.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        changed(fromValue) {
            $0 = force(
                target: toValue.animatableData - $0, position: position.animatableData,
                velocity: velocity.animatableData)
        }
    }

    /// Seconds until less than `epsilon` is left of the way between two values.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon)
    }

    private func changed<V: Animatable>(_ value: V, _ change: (inout V.AnimatableData) -> Void) -> V {
        var result = value
        change(&result.animatableData)
        return result
    }
}
