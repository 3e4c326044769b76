import MartletHost

/// Follows presses and transformations for a gesture.
final class GestureTracker: PressTracker {
    private let recognizer: any GestureRecognizing
    private let context: _GestureContext
    private let ownPriority: GesturePriority
    /// Brings the recogniser up to date with the view; `false` when the gesture no longer counts.
    private let update: @MainActor () -> Bool
    private weak var press: Press?
    /// Presses and transformations that go on.
    private var inputs = 0
    private var isCancelled = false

    init(
        _ recognizer: any GestureRecognizing, _ context: _GestureContext, _ priority: GesturePriority,
        update: @escaping @MainActor () -> Bool
    ) {
        self.recognizer = recognizer
        self.context = context
        ownPriority = priority
        self.update = update
        super.init(context.node)
        context.wake = { [weak self] in self?.wake() }
    }

    var interests: GestureInterests { recognizer.interests }
    override var priority: GesturePriority { ownPriority }
    override var holdsPress: Bool { false }
    override var isControl: Bool { false }
    override var isUndecided: Bool { recognizer.isFollowing || recognizer.wait != .no }
    override var isOver: Bool { isCancelled || recognizer.progress.isOver }
    override var hasFailed: Bool { isCancelled || recognizer.progress.isFailed }
    override var waitsForClick: Bool { recognizer.wait == .click }

    /// - Returns: whether the gesture claims what goes on.
    private func handle(_ event: GestureEvent) -> Bool {
        guard !isCancelled else { return false }
        guard update() else {
            cancelled()
            return false
        }
        context.nextEvent()
        recognizer.handle(event)
        return recognizer.claims
    }

    private func deliver() {
        recognizer.deliver()
        context.runResets()
    }

    override func follow(isWinner: Bool) {
        if isCancelled || (recognizer.claims && !isWinner) { return }
        deliver()
    }

    override func cancelled() {
        if isCancelled { return }
        isCancelled = true
        recognizer.cancel()
        context.runResets()
    }

    // MARK: Presses

    override func began(_ press: Press) -> Bool {
        self.press = press
        inputs += 1
        return handle(.down(press.event))
    }

    override func moved(_ press: Press) -> Bool { handle(.moved(press.event)) }

    override func ended(_ press: Press) -> PressOutcome {
        inputs -= 1
        return outcome(of: .up(press.event))
    }

    override func waitedTooLong() -> PressOutcome { outcome(of: .timeout) }

    private func wake() {
        guard !isCancelled, let press, press.isFollowed(by: self) else { return }
        press.wake(self)
    }

    /// A time the recogniser asked for has come.
    func timePassed() -> Bool { handle(.time) }

    private func outcome(of event: GestureEvent) -> PressOutcome {
        _ = handle(event)
        if !isCancelled, inputs == 0, recognizer.wait == .no { recognizer.handle(.over) }
        if isCancelled { return .failed }
        switch recognizer.progress {
        case .ended: return .recognized { self.deliver() }
        case .active where recognizer.wait != .no && recognizer.claims: return .progressed { self.deliver() }
        case .active where inputs > 0 && recognizer.claims: return .recognized { self.deliver() }
        case .active, .possible:
            if recognizer.wait != .no { return .waiting }
            if inputs == 0 { cancelled() }
            return .failed
        case .failed:
            deliver()
            cancelled()
            return .failed
        }
    }

    // MARK: Transformations

    func transformBegan(_ event: TransformEvent) -> Bool {
        inputs += 1
        return handle(.transform(event))
    }

    func transformChanged(_ event: TransformEvent) -> Bool { handle(.transform(event)) }

    func transformEnded(_ event: TransformEvent) -> PressOutcome {
        inputs -= 1
        return outcome(of: .transform(event))
    }
}
