import MartletHost

/// Follows one press of the pointer, from down to up, for one element.
///
/// Every responder under the pointer makes a tracker when the press begins. They are told of moves together; at the
/// end the innermost that recognises the press acts, and the others are cancelled. Drags, magnifications and the
/// composition of gestures are trackers of their own.
@MainActor
class PressTracker {
    let node: LayoutNode

    init(_ node: LayoutNode) { self.node = node }

    /// The press has begun. A tracker that returns `true` has it for itself.
    func began(_ press: Press) -> Bool { false }

    /// The pointer has moved. A tracker that returns `true` has the press for itself from now on.
    func moved(_ press: Press) -> Bool { false }

    /// The pointer is up; decides without acting.
    func ended(_ press: Press) -> PressOutcome { .failed }

    /// Somebody else has the press, or it cannot end well any more.
    func cancelled() {}

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
}

/// A press of the pointer as far as it has come.
@MainActor
final class Press {
    let start: PointerEvent
    private(set) var event: PointerEvent
    private(set) var trackers: [PressTracker] = []
    private unowned let window: WindowRoot

    init(_ event: PointerEvent, in window: WindowRoot) {
        start = event
        self.event = event
        self.window = window
    }

    /// In window coordinates.
    var location: CGPoint { event.location }

    /// How far the pointer is from where it went down, in points.
    var distance: CGFloat { hypot(location.x - start.location.x, location.y - start.location.y) }

    func begin(_ trackers: [PressTracker]) {
        self.trackers = trackers
        for tracker in trackers where tracker.began(self) {
            claim(tracker)
            return
        }
    }

    func move(_ event: PointerEvent) {
        self.event = event
        for tracker in trackers where tracker.isPresent && tracker.moved(self) {
            claim(tracker)
            return
        }
    }

    /// The outcome of the innermost tracker that recognises the press, and whether one further in waits for more.
    func end(_ event: PointerEvent) -> (action: (@MainActor () -> Void)?, isWaiting: Bool) {
        self.event = event
        var isWaiting = false
        while !trackers.isEmpty {
            let tracker = trackers.removeFirst()
            guard tracker.isPresent else { continue }
            switch tracker.ended(self) {
            case .failed: continue
            case .waiting: isWaiting = true
            case .recognized(let action):
                cancel()
                return (action, isWaiting)
            }
        }
        return (nil, isWaiting)
    }

    /// Leaves the press to one tracker.
    func claim(_ winner: PressTracker) {
        let others = trackers.filter { $0 !== winner }
        trackers = [winner]
        for tracker in others { tracker.cancelled() }
    }

    func cancel() {
        let all = trackers
        trackers = []
        for tracker in all { tracker.cancelled() }
    }

    /// Calls `action` later unless the returned closure is called first.
    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void {
        window.schedule(after: seconds, action)
    }
}
