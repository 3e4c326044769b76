import MartletHost

/// Lets a finger move what is scrolled, and lets it run on when the finger leaves in motion.
///
/// A mouse that drags on content moves nothing, as on any desktop, but pages that are turned sideways. A gesture further in comes before scrolling; a
/// control further in does not.
final class TouchScrollTracker: PressTracker {
    private let path: [LayoutNode]
    private unowned let window: WindowRoot
    private var trail = MotionTrail()
    private var last = CGPoint.zero
    private var time: TimeInterval = 0
    private var isMoving = false
    private var velocity = CGSize.zero
    private var cancelTimer: (() -> Void)?
    /// Whether only a way that leads to the side counts.
    var isSideways = false
    /// Told of itself while it runs on, then of nothing.
    var onGlide: (TouchScrollTracker?) -> Void = { _ in }

    /// How far a finger has to move, in points.
    private static let minimumDistance: CGFloat = 10
    private static let frame: TimeInterval = 1.0 / 60

    init(_ node: LayoutNode, _ path: [LayoutNode], in window: WindowRoot) {
        self.path = path
        self.window = window
        super.init(node)
    }

    override var holdsPress: Bool { false }
    override var isUndecided: Bool { !isMoving }
    override var isScrolling: Bool { true }

    override func began(_ press: Press) -> Bool {
        last = press.location
        trail.add(press.location, at: press.event.time)
        scroll?.fingerLies(true)
        return false
    }

    /// The scroll view that the finger is on.
    private var scroll: ScrollingNode? { path.lazy.compactMap { $0 as? ScrollingNode }.first }

    override func moved(_ press: Press) -> Bool {
        trail.add(press.location, at: press.event.time)
        time = press.event.time
        if isMoving { follow(press.location) }
        guard press.distance >= Self.minimumDistance else { return false }
        return !isSideways
            || abs(press.location.x - press.start.location.x) > abs(press.location.y - press.start.location.y)
    }

    override func follow(isWinner: Bool) {
        guard isWinner, !isMoving, let place = trail.last else { return }
        isMoving = true
        send(.began, .zero)
        follow(place)
    }

    private func follow(_ place: CGPoint) {
        let delta = CGSize(width: last.x - place.x, height: last.y - place.y)
        last = place
        send(.changed, delta)
    }

    override func ended(_ press: Press) -> PressOutcome {
        guard isMoving else {
            scroll?.fingerLies(false)
            return .failed
        }
        trail.add(press.location, at: press.event.time)
        velocity = trail.velocity(at: press.event.time)
        time = press.event.time
        return .recognized { [self] in
            follow(press.location)
            onGlide(self)
            // What was pulled beyond its beginning goes back at once, and pages come to rest by themselves.
            if path.contains(where: { ($0 as? any ScrollResponder)?.endsAtOnce == true }) { stop() } else { glide() }
        }
    }

    override func cancelled() {
        if isMoving { stop() } else { scroll?.fingerLies(false) }
    }

    // MARK: Running on

    /// One frame: friction of 4 a second, as for the fingers of a touchpad.
    private func glide() {
        guard abs(velocity.width) + abs(velocity.height) > 20 else { return stop() }
        cancelTimer = window.schedule(after: Self.frame) { [weak self] in
            guard let self else { return }
            let decay = exp(-4 * Self.frame)
            let way = (1 - decay) / 4
            time += Self.frame
            let delta = CGSize(width: -velocity.width * way, height: -velocity.height * way)
            velocity = CGSize(width: velocity.width * decay, height: velocity.height * decay)
            if send(.changed, delta, isMomentum: true) { glide() } else { stop() }
        }
        window.timedMotions.add(self)
    }

    func stop() {
        cancelTimer?()
        cancelTimer = nil
        velocity = .zero
        guard isMoving else { return }
        isMoving = false
        send(.ended, .zero)
        onGlide(nil)
    }

    @discardableResult
    private func send(_ phase: ScrollEvent.Phase, _ delta: CGSize, isMomentum: Bool = false) -> Bool {
        window.events.scroll(
            ScrollEvent(location: last, delta: delta, phase: phase, time: time, isMomentum: isMomentum), path)
    }
}

extension TouchScrollTracker: TimedMotion {
    var isUnderWay: Bool { cancelTimer != nil }
}
