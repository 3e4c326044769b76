/// Two gestures that may happen at the same time.
///
/// It is active while one of them is, and ends when both are over and at least one has been completed.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public var first: First
    public var second: Second

    /// What each of the two gestures tells, once it is active.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        SimultaneousRecognizer<First, Second>(
            First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context))
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: SimultaneousRecognizer<First, Second>.self)
        First._updateRecognizer(recognizer.first, gesture.first)
        Second._updateRecognizer(recognizer.second, gesture.second)
    }
}

extension SimultaneousGesture: Sendable where First: Sendable, Second: Sendable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
    /// A gesture of this one and `other`, which may happen at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

/// Two recognisers, for a gesture of both.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
    final let first: _GestureRecognizer<First.Value>
    final let second: _GestureRecognizer<Second.Value>

    init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
        self.first = first
        self.second = second
        super.init(first.context)
    }

    override var interests: GestureInterests { first.interests.union(second.interests) }

    override func cancel() {
        first.cancel()
        second.cancel()
    }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
    override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
        let (a, b) = (first.phase, second.phase)
        if a.isFailed, b.isFailed { return .failed }
        let value = SimultaneousGesture<First, Second>.Value(first: a.value, second: b.value)
        if a.isOver, b.isOver { return .ended(value) }
        return a.value == nil && b.value == nil ? .possible : .active(value)
    }

    override var claims: Bool { first.claims || second.claims }
    override var isFollowing: Bool { first.isFollowing || second.isFollowing }
    override var wait: GestureWait { first.wait == .no ? second.wait : first.wait }

    override func handle(_ event: GestureEvent) {
        first.handle(event)
        second.handle(event)
    }

    override func deliver() {
        first.deliver()
        second.deliver()
    }
}
