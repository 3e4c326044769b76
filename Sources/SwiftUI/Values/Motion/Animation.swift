/// How a change spreads over time.
///
///     withAnimation(.spring(duration: 0.4, bounce: 0.2).delay(0.1)) { isOpen.toggle() }
///
/// Transactions carry it. What it is made of stands in the files of this folder: curves, springs, and animations around
/// others, of which the outermost acts first (`.linear(duration: 1).delay(1).speed(2)` moves from 0.5 to 1 second).
@frozen
public struct Animation: Hashable, Sendable {
    private let box: AnyAnimation

    /// An animation of a program's own.
    public init<A: CustomAnimation>(_ base: A) { box = AnimationBox(base) }

    /// What the animation is made of.
    public var base: any CustomAnimation { box.base }

    /// How far a value has come on its way; nil when the animation is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        box.animate(value, time, &context)
    }

    /// How fast a value moves; nil where the animation does not know.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        box.velocity(value, time, context)
    }

    /// Whether this animation takes over from one that is under way.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        box.shouldMerge(previous, value, time, &context)
    }

    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
    }
    public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "\(base)" }
    public var debugDescription: String { String(reflecting: base) }
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

/// An animation of any type.
@usableFromInline
class AnyAnimation: @unchecked Sendable {
    var base: any CustomAnimation { fatalError("abstract") }
    func animate<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: inout AnimationContext<V>) -> V? { nil }
    func velocity<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: AnimationContext<V>) -> V? { nil }
    func shouldMerge<V: VectorArithmetic>(
        _ previous: Animation, _ value: V, _ time: Double, _ context: inout AnimationContext<V>
    ) -> Bool { false }
    func isEqual(to other: AnyAnimation) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
}

private final class AnimationBox<A: CustomAnimation>: AnyAnimation, @unchecked Sendable {
    private let animation: A

    init(_ animation: A) { self.animation = animation }

    override var base: any CustomAnimation { animation }

    override func animate<V: VectorArithmetic>(
        _ value: V, _ time: Double, _ context: inout AnimationContext<V>
    ) -> V? {
        animation.animate(value: value, time: time, context: &context)
    }

    override func velocity<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: AnimationContext<V>) -> V? {
        animation.velocity(value: value, time: time, context: context)
    }

    override func shouldMerge<V: VectorArithmetic>(
        _ previous: Animation, _ value: V, _ time: Double, _ context: inout AnimationContext<V>
    ) -> Bool {
        animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    override func isEqual(to other: AnyAnimation) -> Bool { (other as? AnimationBox<A>)?.animation == animation }

    override func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(A.self))
        hasher.combine(animation)
    }
}
