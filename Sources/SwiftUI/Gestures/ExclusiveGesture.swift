/// Two gestures of which one can happen; the first comes before the second.
///
/// The second may become active or end only when the first has failed, so that a single tap waits for a double tap.
/// A long press as the second is recognised in its time though: a first that waits for the pointer to move or be let
/// go fails then.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public var first: First
    public var second: Second

    /// Which of the two happens, and what it tells.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        ExclusiveRecognizer<First, Second>(
            First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context))
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: ExclusiveRecognizer<First, Second>.self)
        First._updateRecognizer(recognizer.first, gesture.first)
        Second._updateRecognizer(recognizer.second, gesture.second)
    }
}

extension ExclusiveGesture: Sendable where First: Sendable, Second: Sendable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// A gesture of this one or else `other`.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
    private enum Choice { case open, first, second }
    private var choice = Choice.open

    override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
        switch choice {
        case .first: return first.phase.map { .first($0) }
        case .second: return second.phase.map { .second($0) }
        case .open:
            // Neither has a claim yet; a press that is still too short shows already.
            if case .active(let value) = first.phase { return .active(.first(value)) }
            if first.phase.isFailed, case .active(let value) = second.phase { return .active(.second(value)) }
            return .possible
        }
    }

    override var claims: Bool {
        switch choice {
        case .open: false
        case .first: first.claims
        case .second: second.claims
        }
    }

    override var isFollowing: Bool {
        switch choice {
        case .open: first.isFollowing || second.isFollowing
        case .first: first.isFollowing
        case .second: second.isFollowing
        }
    }

    override var wait: GestureWait {
        switch choice {
        case .open: first.wait == .no ? second.wait : first.wait
        case .first: first.wait
        case .second: second.wait
        }
    }

    override func handle(_ event: GestureEvent) {
        if choice != .second { first.handle(event) }
        if choice != .first { second.handle(event) }
        if choice == .open { choose(event) }
    }

    private func choose(_ event: GestureEvent) {
        if first.claims || (first.phase.isFailed && second.phase.isFailed) {
            choice = .first
            second.cancel()
        } else if second.claims, mayGiveUpFirst(event) {
            choice = .second
            first.cancel()
        }
    }

    private func mayGiveUpFirst(_ event: GestureEvent) -> Bool {
        if first.phase.isFailed { return true }
        if case .time = event { return true }
        return !first.isFollowing && first.wait == .no
    }

    override func deliver() {
        if choice != .second { first.deliver() }
        if choice == .second || (choice == .open && first.phase.isFailed) { second.deliver() }
    }
}
