import MartletHost

/// Follows one press of the pointer, from down to up, for one element.
///
/// Every responder under the pointer makes a tracker when the press begins. All are told of it; who gets it is decided
/// by the `Contest`. A control is a tracker of its own; gestures are `GestureTracker`s.
@MainActor
class PressTracker {
    let node: LayoutNode
    /// Where the element is in what is under the pointer; 0 is the innermost.
    final var rank = 0

    init(_ node: LayoutNode) { self.node = node }

    /// The press has begun. A tracker that returns `true` wants it for itself.
    func began(_ press: Press) -> Bool { false }

    /// The pointer has moved. A tracker that returns `true` wants the press for itself from now on.
    func moved(_ press: Press) -> Bool { false }

    /// The pointer is up; decides without acting.
    func ended(_ press: Press) -> PressOutcome { .failed }

    /// Somebody else has the press, or it cannot end well any more.
    func cancelled() {}

    // MARK: For gestures

    /// Less comes before more: further in before further out, and gestures of high priority, the outermost first,
    /// before all others.
    final var order: Int { priority == .high ? -1 - rank : rank }

    var priority: GesturePriority { .normal }

    /// Whether what comes after has to wait, for as long as the press lasts: so it is with a control, which knows no
    /// press that is none of its business.
    var holdsPress: Bool { true }

    /// Whether it may still want the press.
    var isUndecided: Bool { true }

    /// Whether nothing more is to be expected of it, and whether it ended badly.
    var isOver: Bool { false }
    var hasFailed: Bool { false }

    /// Whether it is no gesture, and asks for the press once.
    var isControl: Bool { true }
    /// Whether a finger is followed to scroll.
    var isScrolling: Bool { false }

    /// An event is over, and nobody who comes before keeps the tracker from showing it.
    func follow(isWinner: Bool) {}

    /// No further click has come in time.
    func waitedTooLong() -> PressOutcome { .failed }
    var waitsForClick: Bool { true }

    final var isPresent: Bool { !node.flags.contains(.left) }

    /// Whether a point of the window hits the element.
    final func contains(_ location: CGPoint) -> Bool {
        guard isPresent else { return false }
        var path = HitPath()
        return node.hitTest(node.convertFromWindow(location), &path)
    }
}

/// What a press turned out to be.
enum PressOutcome {
    case failed
    /// A part of something longer, such as the first click of two.
    case waiting
    case recognized(@MainActor () -> Void)
    /// Recognised, and to be continued with the next press.
    case progressed(@MainActor () -> Void)
}
