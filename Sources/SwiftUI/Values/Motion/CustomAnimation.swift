/// A way in which values change over time, of a program's own.
///
///     struct Elastic: CustomAnimation {
///         var duration = 0.6
///
///         func animate<V: VectorArithmetic>(
///             value: V, time: TimeInterval, context: inout AnimationContext<V>
///         ) -> V? {
///             if time > duration { return nil }
///             let progress = time / duration
///             return value.scaled(by: 1 - pow(2, -10 * progress) * cos(progress * 20))
///         }
///     }
///
///     withAnimation(Animation(Elastic())) { isOpen.toggle() }
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// How far the value has come.
    ///
    /// - Parameters:
    ///   - value: the whole way, as a vector.
    ///   - time: seconds since the start.
    ///   - context: what the animation keeps from call to call.
    /// - Returns: the part of the way that is done; nil when the animation is over.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// How fast the value moves, for an animation that takes over; nil where nobody knows.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether this animation takes over from one that is under way, with its state and its time, rather than to run
    /// beside it.
    ///
    /// - Parameters:
    ///   - previous: the animation that is under way.
    ///   - value: the way of that one.
    ///   - time: seconds since its start.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}
