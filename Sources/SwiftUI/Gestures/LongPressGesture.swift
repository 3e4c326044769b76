import MartletHost

/// A press that is held.
///
/// Its value is `true`: it is active from the beginning of the press, without keeping others from it, and ends when
/// the press has lasted long enough. Let go or moved away before, it fails.
nonisolated public struct LongPressGesture: Gesture, Sendable {
    public typealias Value = Bool
    public typealias Body = Never
    /// In seconds.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat
    /// What the gesture can be made with.
    public var inputKinds = GestureInputKinds.all

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        LongPressRecognizer(gesture, context)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        unsafeDowncast(recognizer, to: LongPressRecognizer.self).gesture = gesture
    }
}

/// Waits for a press to be long enough.
private final class LongPressRecognizer: LeafRecognizer<Bool> {
    var gesture: LongPressGesture
    private var start: CGPoint?
    private var cancelTimer: (() -> Void)?
    private var isDue = false

    init(_ gesture: LongPressGesture, _ context: _GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    override var interests: GestureInterests { .presses }
    override var claims: Bool { current.isEnded }
    override var isFollowing: Bool { start != nil && !current.isOver }

    override func handle(_ event: GestureEvent) {
        if current.isOver { return }
        switch event {
        case .down(let event): if gesture.inputKinds.allow(event) { begin(event) } else { end(.failed) }
        case .moved(let event):
            guard let start else { return }
            let distance = hypot(event.location.x - start.x, event.location.y - start.y)
            if distance > gesture.maximumDistance { end(.failed) }
        case .time: if isDue { end(.ended(true)) }
        case .up, .over: end(.failed)
        case .transform, .timeout: break
        }
    }

    private func begin(_ event: PointerEvent) {
        start = event.location
        guard gesture.minimumDuration > 0 else { return end(.ended(true)) }
        current = .active(true)
        // One that lasts for ever is there to tell that the view is pressed.
        guard gesture.minimumDuration.isFinite else { return }
        cancelTimer = context.schedule(after: gesture.minimumDuration) { [weak self] in self?.isDue = true }
    }

    private func end(_ phase: GesturePhase<Bool>) {
        cancelTimer?()
        cancelTimer = nil
        current = phase
    }

    override func cancel() { if !current.isOver { end(.failed) } }
}
