import MartletCairo
import MartletDisplay
import MartletGraph
import MartletHost

/// Lets a view be dragged.
nonisolated struct DragModifier: PointerModifier {
    typealias Body = Never
    /// What is dragged, made when the drag begins; nil for nothing.
    let makeProvider: () -> NSItemProvider?
    /// What follows the pointer; nil for the view as it is shown.
    let preview: (() -> AnyView)?

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor static func makeTracker(_ node: ModifierLayoutNode<Self>) -> PressTracker? {
        DragSourceTracker(node) { [unowned node] location in node.modifier.begin(at: location, in: node) }
    }

    @MainActor private func begin(at location: CGPoint, in node: LayoutNode) {
        guard let window = node.window, let provider = makeProvider() else { return }
        let contents = DragPayload([provider]).contents
        window.shell?.beginDrag(
            DragStart(contents: contents) { [weak node, weak window] scale in
                guard let node, let window else { return nil }
                return preview.map { Self.picture(of: Self.shaped($0(), as: node), in: node, window, scale) }
                    ?? Self.picture(of: node, in: window, at: location, scale)
            })
    }

    @MainActor private static func shaped(_ preview: AnyView, as node: LayoutNode) -> AnyView {
        ElementShape(.dragPreview, of: node).map { AnyView(preview.clipShape($0.shape)) } ?? preview
    }

    /// The preview, with the pointer in its middle.
    @MainActor private static func picture(
        of preview: AnyView, in node: LayoutNode, _ window: WindowRoot, _ scale: CGFloat
    ) -> (png: Data, size: CGSize, hotSpot: CGPoint)? {
        let renderer = ImageRenderer(content: preview.environment(\.colorScheme, window.colorScheme))
        renderer.scale = scale
        guard let image = renderer.cgImage, let data = renderer.pngData() else { return nil }
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        return (data, size, CGPoint(x: size.width / 2, y: size.height / 2))
    }

    /// The view as it is shown, with the pointer where it was pressed.
    @MainActor private static func picture(
        of node: LayoutNode, in window: WindowRoot, at location: CGPoint, _ scale: CGFloat
    ) -> (png: Data, size: CGSize, hotSpot: CGPoint)? {
        let frame = node.frameInWindow.intersection(CGRect(origin: .zero, size: window.size)).integral
        guard !frame.isEmpty else { return nil }
        let group = DisplayGroup()
        var appearance = GroupAppearance()
        appearance.transform = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
        appearance.clip = ElementShape(.dragPreview, of: node)?.outlineInWindow
        group.setAppearance(appearance)
        let root = DisplayGroup()
        group.setItems([.group(window.rootGroup)])
        root.setItems([.group(group)])
        let data = CairoRenderer().png(of: root, size: frame.size, scale: scale, background: .clear)
        return (data, frame.size, CGPoint(x: location.x - frame.minX, y: location.y - frame.minY))
    }
}

/// Begins a drag once a mouse has moved with the button down, or a finger has stayed.
private final class DragSourceTracker: PressTracker {
    private let begin: @MainActor (CGPoint) -> Void
    private var cancelTimer: (() -> Void)?
    private var start = CGPoint.zero
    private var isFinger = false
    private var hasBegun = false

    /// How far a mouse has to move, in points; how long a finger has to stay, in seconds, and how far it may stray.
    private static let distance: CGFloat = 8
    private static let duration: TimeInterval = 0.5
    private static let tolerance: CGFloat = 10

    init(_ node: LayoutNode, _ begin: @escaping @MainActor (CGPoint) -> Void) {
        self.begin = begin
        super.init(node)
    }

    override var holdsPress: Bool { false }
    override var isUndecided: Bool { !isFinger && !hasBegun }

    override func began(_ press: Press) -> Bool {
        start = press.location
        isFinger = press.start.sequence != 0
        guard isFinger else { return false }
        cancelTimer = press.schedule(after: Self.duration) { [weak self, weak press] in
            guard let self, let press, press.isFollowed(by: self), press.winners.isEmpty else { return }
            press.claim(self)
            follow(isWinner: true)
        }
        return false
    }

    override func moved(_ press: Press) -> Bool {
        if isFinger {
            if press.distance >= Self.tolerance { stopWaiting() }
            return false
        }
        return press.distance >= Self.distance
    }

    override func follow(isWinner: Bool) {
        guard isWinner, !hasBegun else { return }
        hasBegun = true
        begin(start)
    }

    override func ended(_ press: Press) -> PressOutcome {
        stopWaiting()
        return press.hasWon(self) ? .recognized {} : .failed
    }

    override func cancelled() { stopWaiting() }

    private func stopWaiting() {
        cancelTimer?()
        cancelTimer = nil
    }
}
