import MartletHost

/// Follows a press that moves.
final class DragRecognizer: LeafRecognizer<DragGesture.Value> {
    var gesture: DragGesture
    private var start: CGPoint?
    private var trail = MotionTrail()

    init(_ gesture: DragGesture, _ context: _GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    override var interests: GestureInterests { .presses }
    override var isFollowing: Bool { start != nil && !current.isOver }

    override func handle(_ event: GestureEvent) {
        if current.isOver { return }
        switch event {
        case .down(let event):
            guard gesture.inputKinds.allow(event) else { return current = .failed }
            start = event.location
            trail = MotionTrail()
            follow(event)
        case .moved(let event): follow(event)
        case .up(let event):
            follow(event)
            current = current.value.map { .ended($0) } ?? .failed
        case .over: current = .failed
        case .transform, .time, .timeout: break
        }
    }

    private func follow(_ event: PointerEvent) {
        guard let start else { return }
        trail.add(event.location, at: event.time)
        let distance = hypot(event.location.x - start.x, event.location.y - start.y)
        if current.isPossible, distance < gesture.minimumDistance { return }
        let space = gesture.coordinateSpace
        func place(_ location: CGPoint) -> CGPoint { context.convert(location, to: space) }
        let location = place(event.location)
        let way = trail.velocity(at: event.time)
        let ahead = place(CGPoint(x: event.location.x + way.width, y: event.location.y + way.height))
        current = .active(
            DragGesture.Value(
                time: context.date(event.time), location: location, startLocation: place(start),
                velocity: CGSize(width: ahead.x - location.x, height: ahead.y - location.y)))
    }

    override func cancel() { if !current.isOver { current = .failed } }
}
