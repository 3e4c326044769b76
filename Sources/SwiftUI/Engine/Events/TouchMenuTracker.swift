import MartletHost

/// Opens the menu of what a finger holds: what the secondary button of a mouse does.
final class TouchMenuTracker: PressTracker {
    private let path: [LayoutNode]
    private var cancelTimer: (() -> Void)?

    /// How long a finger has to stay, in seconds, and how far it may stray, in points.
    private static let duration: TimeInterval = 0.5
    private static let tolerance: CGFloat = 10

    init(_ node: LayoutNode, _ path: [LayoutNode]) {
        self.path = path
        super.init(node)
    }

    override var holdsPress: Bool { false }
    override var isUndecided: Bool { false }

    override func began(_ press: Press) -> Bool {
        cancelTimer = press.schedule(after: Self.duration) { [weak self, weak press] in
            guard let self, let press, press.isFollowed(by: self), press.winners.isEmpty else { return }
            guard press.window.events.showMenu(in: path, at: press.location) else { return }
            press.claim(self)
        }
        return false
    }

    override func moved(_ press: Press) -> Bool {
        if press.distance >= Self.tolerance { cancelled() }
        return false
    }

    override func ended(_ press: Press) -> PressOutcome {
        cancelled()
        return press.hasWon(self) ? .recognized {} : .failed
    }

    override func cancelled() {
        cancelTimer?()
        cancelTimer = nil
    }
}
