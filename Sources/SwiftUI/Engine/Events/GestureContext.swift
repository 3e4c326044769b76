import MartletGraph

/// A recogniser of whatever value.
@MainActor
protocol GestureRecognizing: AnyObject {
    var interests: GestureInterests { get }
    var claims: Bool { get }
    var isFollowing: Bool { get }
    var wait: GestureWait { get }
    var progress: GesturePhase<Void> { get }
    func handle(_ event: GestureEvent)
    func deliver()
    func cancel()
}

/// What the recognisers of one gesture share.
@MainActor
public final class _GestureContext {
    /// The element of the view the gesture is attached to.
    let node: LayoutNode
    /// Counts events, so that each is delivered once.
    private(set) var event: UInt64 = 0
    /// Asks for a `time` event.
    var wake: @MainActor () -> Void = {}
    private var resets: [@MainActor () -> Void] = []
    /// Whether nobody points at a place: whatever the view is pressed with, it is the view that is meant.
    private let meansView: Bool

    init(_ node: LayoutNode, meansView: Bool = false) {
        self.node = node
        self.meansView = meansView
    }

    func nextEvent() { event &+= 1 }

    /// Calls `action` after the closures of this event.
    func addReset(_ action: @escaping @MainActor () -> Void) { resets.append(action) }

    func runResets() {
        let actions = resets
        resets = []
        for action in actions { action() }
    }

    /// Whether a point of the window hits the view.
    func contains(_ location: CGPoint) -> Bool {
        if meansView { return true }
        var path = HitPath()
        return node.hitTest(node.convertFromWindow(location), &path)
    }

    /// Calls `action`, and then has a `time` event handled, in some seconds; the result cancels it.
    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void {
        node.window?.schedule(after: seconds) { [weak self] in
            action()
            self?.wake()
        } ?? {}
    }

    /// The date of a time on the window's clock.
    func date(_ time: TimeInterval) -> Date { node.window?.events.date(at: time) ?? Date(timeIntervalSince1970: time) }
}
