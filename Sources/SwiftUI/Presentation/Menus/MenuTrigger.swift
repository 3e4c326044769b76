import MartletGraph
import MartletHost

/// Opens a menu on a secondary click, on the menu key, and when the view is pressed for half a second.
nonisolated struct MenuTrigger: PointerModifier {
    var opensOnLongPress = true
    /// Told where the pointer is, in window coordinates, and for which element.
    let open: @MainActor (CGPoint, LayoutNode) -> Void

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        list.addMenu(node) { child.describe(into: &$0) }
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        guard let window = node.window, window.isFocusVisible, window.focusedNode?.ringAround === node else { return }
        builder.addRing(around: node)
    }

    @MainActor static func makeTracker(_ node: ModifierLayoutNode<Self>) -> PressTracker? {
        node.modifier.opensOnLongPress ? MenuTracker(node) : nil
    }
}

extension ModifierLayoutNode: MenuResponder, MenuStop where M == MenuTrigger {
    func showMenu(at location: CGPoint) -> Bool {
        modifier.open(location, self)
        return true
    }
}

/// Follows a press until it is long enough.
private final class MenuTracker: PressTracker {
    private static let duration = 0.5
    private static let reach: CGFloat = 10
    private let trigger: ModifierLayoutNode<MenuTrigger>
    private var cancelTimer: (() -> Void)?

    init(_ node: ModifierLayoutNode<MenuTrigger>) {
        trigger = node
        super.init(node)
    }

    override func began(_ press: Press) -> Bool {
        cancelTimer = press.schedule(after: Self.duration) { [weak self, weak press] in
            guard let self, let press, isPresent, cancelTimer != nil else { return }
            cancelTimer = nil
            press.claim(self)
            _ = trigger.showMenu(at: press.location)
        }
        return false
    }

    override func moved(_ press: Press) -> Bool {
        if press.distance > Self.reach { cancelled() }
        return false
    }

    override func ended(_ press: Press) -> PressOutcome {
        cancelled()
        return .failed
    }

    /// Whoever moves the pointer wants something else: a drag of what lies further out begins.
    override var hasFailed: Bool { isOver }
    override var isOver: Bool { hasEnded }
    private var hasEnded = false

    override func cancelled() {
        hasEnded = true
        cancelTimer?()
        cancelTimer = nil
    }
}
