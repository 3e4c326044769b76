import MartletHost

/// A press of the pointer as far as it has come, and those who compete for it.
@MainActor
final class Press: Contest {
    let start: PointerEvent
    private(set) var event: PointerEvent
    /// The elements that were under the pointer when it went down, the innermost first.
    let path: [LayoutNode]

    init(_ event: PointerEvent, _ trackers: [PressTracker], under path: [LayoutNode], in window: WindowRoot) {
        start = event
        self.event = event
        self.path = path
        super.init(trackers, in: window)
    }

    /// In window coordinates.
    var location: CGPoint { event.location }

    /// How far the pointer is from where it went down, in points.
    var distance: CGFloat { hypot(location.x - start.location.x, location.y - start.location.y) }

    func begin() { step { $0.began(self) } }

    func move(_ event: PointerEvent) {
        self.event = event
        step { $0.moved(self) }
    }

    func end(_ event: PointerEvent) {
        self.event = event
        finish { $0.ended(self) }
    }

    /// Two fingers have been recognised, of which this press is one.
    func yield(to winner: PressTracker) {
        guard let rank = path.firstIndex(where: { $0 === winner.node }) else { return }
        for tracker in trackers where tracker !== winner && !hasWon(tracker) {
            let outer = tracker.rank > rank ? tracker : winner
            if outer.priority != .simultaneous { drop(tracker) }
        }
    }
}

/// Two fingers, or what stands for them, as far as they have come.
@MainActor
final class Pinch: Contest {
    private let onClaim: (PressTracker) -> Void

    init(_ trackers: [GestureTracker], in window: WindowRoot, onClaim: @escaping (PressTracker) -> Void = { _ in }) {
        self.onClaim = onClaim
        super.init(trackers, in: window)
    }

    override func claimed(by winner: PressTracker) { onClaim(winner) }

    func handle(_ event: TransformEvent) {
        switch event.phase {
        case .began: step { ($0 as? GestureTracker)?.transformBegan(event) ?? false }
        case .changed: step { ($0 as? GestureTracker)?.transformChanged(event) ?? false }
        case .ended, .cancelled: finish { ($0 as? GestureTracker)?.transformEnded(event) ?? .failed }
        }
    }
}
