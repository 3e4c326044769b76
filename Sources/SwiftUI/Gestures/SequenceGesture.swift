import MartletHost

/// A gesture that begins when another one has ended.
///
/// It fails when one of the two fails. Where the first ends in the middle of a press, such as a long press, the second
/// goes on with that press; else it waits a second for the next.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public var first: First
    public var second: Second

    /// How far the sequence has come.
    public enum Value {
        /// The first gesture has not ended.
        case first(First.Value)
        /// The first gesture has ended; the second is active once it has a value.
        case second(First.Value, Second.Value?)
    }

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        SequenceRecognizer<First, Second>(
            First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context))
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: SequenceRecognizer<First, Second>.self)
        First._updateRecognizer(recognizer.first, gesture.first)
        Second._updateRecognizer(recognizer.second, gesture.second)
    }
}

extension SequenceGesture: Sendable where First: Sendable, Second: Sendable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// A gesture of this one and then `other`.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
    private typealias Value = SequenceGesture<First, Second>.Value

    /// The press that is down.
    private var press: PointerEvent?

    override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
        guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
        switch second.phase {
        case .possible: return .active(.second(value, nil))
        case .active(let other): return .active(.second(value, other))
        case .ended(let other): return .ended(.second(value, other))
        case .failed: return .failed
        }
    }

    private var isSecond: Bool { first.phase.isEnded }

    override var claims: Bool { isSecond ? !second.phase.isFailed : first.claims }
    override var isFollowing: Bool { isSecond ? !second.phase.isOver : first.isFollowing }

    override var wait: GestureWait {
        guard isSecond else { return first.wait }
        if second.phase.isOver { return .no }
        if second.wait != .no { return second.wait }
        return press == nil && !second.isFollowing ? .press : .no
    }

    override func handle(_ event: GestureEvent) {
        if phase.isOver { return }
        switch event {
        case .down(let event), .moved(let event): press = event
        case .up: press = nil
        case .transform, .time, .timeout, .over: break
        }
        if isSecond { return second.handle(event) }
        first.handle(event)
        if isSecond, let press { second.handle(.down(press)) }
    }

    override func deliver() {
        first.deliver()
        if isSecond { second.deliver() }
    }
}
