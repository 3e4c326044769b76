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

/// Where a pointer has been lately.
struct MotionTrail {
    private var samples: [(place: CGPoint, time: TimeInterval)] = []

    /// How far back motion counts, in seconds.
    private static let memory: TimeInterval = 0.1

    var last: CGPoint? { samples.last?.place }

    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        samples.append((place, time))
        // The last one before the window is kept: the motion since then counts.
        while samples.count > 2, time - samples[1].time > Self.memory { samples.removeFirst() }
    }

    /// Points a second.
    func velocity(at time: TimeInterval) -> CGSize {
        guard let last = samples.last, let first = samples.first(where: { time - $0.time <= Self.memory }),
            last.time > first.time
        else { return .zero }
        let seconds = last.time - first.time
        return CGSize(
            width: (last.place.x - first.place.x) / seconds, height: (last.place.y - first.place.y) / seconds)
    }
}
