import Foundation

/// Follows at once, and knows how fast the last changes went, for a second: a spring that takes over begins at that speed
/// (semantics 114).
struct VelocityTrackingAnimation: CustomAnimation {
    static let shared = Animation(VelocityTrackingAnimation())

    /// The last three values, and when they came.
    private struct Samples<Value: VectorArithmetic>: AnimationStateKey {
        struct Sample {
            let value: Value
            let time: Double
        }

        private var last: [Sample] = []
        static var defaultValue: Samples { Samples() }

        var time: Double { last.last?.time ?? 0 }

        mutating func add(_ value: Value, at time: Double) {
            if last.last?.value == value { return }
            if let known = last.last?.time, time - known < 1e-4 { last.removeLast() }
            last.append(Sample(value: value, time: time))
            if last.count > 3 { last.removeFirst() }
        }

        var velocity: Value {
            let pairs = zip(last, last.dropFirst()).map { ($1.value - $0.value).scaled(by: 1 / ($1.time - $0.time)) }
            guard let newest = pairs.last else { return .zero }
            return pairs.count == 1 ? newest : newest.scaled(by: 0.25) + pairs[0].scaled(by: 0.75)
        }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var samples = context.state[Samples<V>.self]
        samples.add(value, at: time)
        context.state[Samples<V>.self] = samples
        return time - samples.time > 1 ? nil : value
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let samples = context.state[Samples<V>.self]
        return samples.velocity.scaled(by: pow(0.998, max(time - samples.time, 0) * 1000))
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { previous.base is VelocityTrackingAnimation }
}
