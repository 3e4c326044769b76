import MartletHost

/// Two fingers that spread or turn, as a gesture sees them.
struct TransformSample {
    var time: Date
    /// 1 at the beginning.
    var magnification: CGFloat
    /// Clockwise.
    var rotation: Angle
    /// A second.
    var magnificationVelocity: CGFloat
    var rotationVelocity: Angle
    /// In the view's own space.
    var startLocation: CGPoint
    var startAnchor: UnitPoint
}

/// Follows two fingers, or what stands for them.
final class TransformRecognizer<Value>: LeafRecognizer<Value> {
    struct Rules {
        /// Whether the fingers have moved far enough to begin.
        let begins: (TransformSample) -> Bool
        let value: (TransformSample) -> Value
    }

    var rules: Rules
    private var start: CGPoint?
    private var last: TransformEvent?
    private var speed: (magnification: CGFloat, rotation: Double) = (0, 0)

    init(_ rules: Rules, _ context: _GestureContext) {
        self.rules = rules
        super.init(context)
    }

    override var interests: GestureInterests { .transforms }
    override var isFollowing: Bool { start != nil && !current.isOver }

    override func handle(_ event: GestureEvent) {
        if current.isOver { return }
        switch event {
        case .transform(let event): if inputKinds.allowTransforms { follow(event) } else { current = .failed }
        case .over: current = .failed
        case .down, .moved, .up, .time, .timeout: break
        }
    }

    private func follow(_ event: TransformEvent) {
        switch event.phase {
        case .began:
            start = event.location
            last = event
        case .changed: change(event)
        case .ended:
            change(event)
            current = current.value.map { .ended($0) } ?? .failed
        case .cancelled: current = .failed
        }
    }

    private func change(_ event: TransformEvent) {
        guard let start else { return }
        if let last, event.time > last.time {
            let seconds = event.time - last.time
            speed = ((event.magnification - last.magnification) / seconds, (event.rotation - last.rotation) / seconds)
            self.last = event
        }
        let place = context.convert(start, to: .local)
        let size = context.node.size
        let sample = TransformSample(
            time: context.date(event.time), magnification: event.magnification, rotation: .radians(event.rotation),
            magnificationVelocity: speed.magnification, rotationVelocity: .radians(speed.rotation),
            startLocation: place,
            startAnchor: UnitPoint(
                x: size.width > 0 ? place.x / size.width : 0, y: size.height > 0 ? place.y / size.height : 0))
        if current.isPossible, !rules.begins(sample) { return }
        current = .active(rules.value(sample))
    }

    override func cancel() { if !current.isOver { current = .failed } }
}
