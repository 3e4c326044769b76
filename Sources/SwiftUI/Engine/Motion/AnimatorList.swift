/// What moves in one window.
///
/// An animator out of sight rests: it is neither asked nor does it ask for frames, until a change of the picture
/// brings it into sight.
@MainActor
struct AnimatorList {
    private struct Entry { weak var animator: (any Animator)? }

    private var moving: [Entry] = []
    private var resting: [Entry] = []
    /// Whether the animators are being asked, so that what they change is shown in the present frame.
    private(set) var isAdvancing = false

    /// Whether something in sight moves.
    var isMoving: Bool { !moving.isEmpty }
    var hasResting: Bool { !resting.isEmpty }

    mutating func add(_ animator: any Animator) { resting.append(Entry(animator: animator)) }

    /// Begins to ask those that have come into sight.
    ///
    /// - Returns: those that are over, to be told so.
    mutating func wake() -> [any Animator] {
        let waiting = resting
        var over: [any Animator] = []
        resting = []
        for entry in waiting {
            guard let animator = entry.animator, let element = animator.animatedElement else { continue }
            if element.isGone {
                over.append(animator)
            } else if element.isInSight {
                moving.append(entry)
            } else if animator.isOver(outOfSight: element) {
                over.append(animator)
            } else {
                animator.rests()
                resting.append(entry)
            }
        }
        return over
    }

    /// Those to be asked in a frame; each is told back by `keep`.
    mutating func begin() -> [any Animator] {
        isAdvancing = true
        defer { moving = [] }
        var first: [any Animator] = []
        var last: [any Animator] = []
        for case let animator? in moving.lazy.map(\.animator) {
            if animator.followsPlaces { last.append(animator) } else { first.append(animator) }
        }
        return first + last
    }

    mutating func keep(_ animator: any Animator, isInSight: Bool) {
        if !isInSight { animator.rests() }
        if isInSight { moving.append(Entry(animator: animator)) } else { resting.append(Entry(animator: animator)) }
    }

    /// Tells those that move that nobody can see their window.
    func rest() { for entry in moving { entry.animator?.rests() } }

    mutating func end() { isAdvancing = false }
}

extension WindowRoot {
    /// Whether something that can be seen moves.
    package var isMoving: Bool { animators.isMoving || timedMotions.areUnderWay }

    /// Asks an animator from the next frame on, for as long as it goes on and is in sight. It is not to be taken in again
    /// before it has ended.
    func animate(_ animator: any Animator) {
        animators.add(animator)
        // It is in sight or not once what it belongs to is drawn.
        if !needsDisplay { wakeAnimators() }
    }

    /// Lets what moves do so in the frame that the window's clock has begun, if it has.
    package func animate() {
        guard let time = frameTime else { return }
        frameTime = nil
        guard animators.isMoving else { return }
        let changesOtherwise = needsDisplay
        for animator in animators.begin() { advance(animator, to: time) }
        for motions in departures.values { for motion in motions { motion.follow() } }
        for motion in arrivals.values { motion.follow() }
        animators.end()
        showsMotionOnly = needsDisplay && !changesOtherwise
        askForMotion()
    }

    private func advance(_ animator: any Animator, to time: TimeInterval) {
        guard let element = animator.animatedElement, !element.isGone else { return animator.ended() }
        let isInSight = element.isInSight
        if !isInSight, animator.isOver(outOfSight: element) { return animator.ended() }
        if !isInSight || animator.advance(to: time) { animators.keep(animator, isInSight: isInSight) }
    }

    /// Looks which of those that rest can be seen now.
    func wakeAnimators() {
        guard animators.hasResting else { return }
        for animator in animators.wake() { animator.ended() }
        askForMotion()
    }

    private func askForMotion() {
        guard animators.isMoving else { return }
        if isVisible { shell?.requestTick() } else { animators.rest() }
    }

    /// Whether anything of the window can be seen; one that is minimised asks for no frames.
    package func setVisible(_ isVisible: Bool) {
        self.isVisible = isVisible
        askForMotion()
    }
}
