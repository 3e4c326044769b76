import MartletGraph
import MartletHost

/// What happens to a scroll view.
public enum ScrollPhase: Equatable, Hashable, Sendable {
    /// Nothing.
    case idle
    /// A finger lies on it that may scroll.
    case tracking
    /// The user scrolls.
    case interacting
    /// The user has let go, and the content runs on.
    case decelerating
    /// The program scrolls by an animation.
    case animating

    /// Whether the content moves, or may.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// How fast the content moves, in points a second; nil where it stands.
    public let velocity: CGVector?
}

/// What happens to a scroll view that somebody watches.
@MainActor
final class ScrollActivity {
    private unowned let scroll: ScrollNode
    private(set) var phase = ScrollPhase.idle
    private var followers: [() -> ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?] = []
    /// Whether the present gesture tells when it ends, as a finger does and a wheel does not.
    private var hasEnd = false
    private var cancelTimer: (() -> Void)?
    private var last: (place: CGPoint, time: TimeInterval)?
    private var velocity: CGVector?
    /// Seconds that a wheel has to stand still.
    private static let wheelRest: TimeInterval = 0.15

    init(_ scroll: ScrollNode) { self.scroll = scroll }

    /// - Parameter follower: answers what is to be told; nil where nobody wants to know any more.
    func follow(_ follower: @escaping () -> ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?) {
        followers.append(follower)
    }

    func set(_ new: ScrollPhase) {
        if new == phase { return }
        let old = phase
        phase = new
        if new == .idle { (last, velocity) = (nil, nil) }
        let context = ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: velocity)
        followers.removeAll { $0() == nil }
        for follower in followers {
            scroll.graph.effects.addAction { follower()?(old, new, context) }
        }
        scroll.graph.requestFrame()
    }

    /// Told of what the user does, after the content has moved.
    ///
    /// - Parameter settles: whether the content moves on by itself to where it is to rest.
    func follow(_ event: ScrollEvent, isMoved: Bool, settles: Bool) {
        cancelTimer?()
        cancelTimer = nil
        switch event.phase {
        case .began: hasEnd = true
        case .changed:
            note(event.time)
            if isMoved { set(event.isMomentum ? .decelerating : .interacting) }
            if hasEnd || settles || phase == .idle { return }
            cancelTimer = scroll.window?.schedule(after: Self.wheelRest) { [weak self] in self?.set(.idle) }
        case .ended:
            hasEnd = false
            if !settles { set(.idle) }
        }
    }

    private func note(_ time: TimeInterval) {
        let place = scroll.offset
        if let last, time > last.time {
            let step = time - last.time
            velocity = CGVector(dx: (place.x - last.place.x) / step, dy: (place.y - last.place.y) / step)
        }
        last = (place, time)
    }
}

nonisolated struct ScrollPhaseModifier: NodeModifier {
    typealias Body = Never
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ScrollPhaseNode { ScrollPhaseNode(self, inputs) }

    @MainActor func contentUpdated(in node: ScrollPhaseNode) {
        node.modifier = self
    }
}

final class ScrollPhaseNode: ScrollObserverNode {
    var modifier: ScrollPhaseModifier
    private weak var followed: ScrollNode?

    init(_ modifier: ScrollPhaseModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init("onScrollPhaseChange", inputs)
    }

    override func look(at scroll: ScrollNode) {
        if followed === scroll { return }
        followed = scroll
        scroll.watch().follow { [weak self, weak scroll] in
            guard let self, !flags.contains(.left), followed === scroll else { return nil }
            return modifier.action
        }
    }
}

extension View {
    /// Calls `action` with the old and the new phase of the first scroll view inside whenever it changes.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Calls `action` with the old and the new phase of the first scroll view inside whenever it changes, and with where
    /// the content stands and how fast it moves.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action))
    }
}
