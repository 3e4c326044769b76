import MartletGraph

/// Acts on clicks on a view.
nonisolated public struct _TapModifier: PointerModifier {
    public typealias Body = Never
    let count: Int
    let space: CoordinateSpace
    let action: (CGPoint) -> Void

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor static func makeTracker(_ node: ModifierLayoutNode<Self>) -> PressTracker? { TapTracker(node) }
}

/// Follows a press that may become a click, or one of several.
private final class TapTracker: PressTracker {
    private let tapped: ModifierLayoutNode<_TapModifier>

    init(_ node: ModifierLayoutNode<_TapModifier>) {
        tapped = node
        super.init(node)
    }

    override func ended(_ press: Press) -> PressOutcome {
        guard contains(press.location) else { return .failed }
        let modifier = tapped.modifier
        guard press.event.clickCount % max(1, modifier.count) == 0 else { return .waiting }
        let point = tapped.convert(press.location, to: modifier.space)
        return .recognized { modifier.action(point) }
    }
}

extension LayoutNode {
    /// A point of the window in a coordinate space as this element sees it.
    func convert(_ location: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: convertFromWindow(location)
        case .global: location
        case .named: ancestor(named: space)?.convertFromWindow(location) ?? location
        }
    }
}

/// Acts when a view has been pressed for some time.
nonisolated public struct _LongPressModifier: PointerModifier {
    public typealias Body = Never
    let minimumDuration: Double
    let maximumDistance: CGFloat
    let action: () -> Void
    let onPressingChanged: ((Bool) -> Void)?

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor static func makeTracker(_ node: ModifierLayoutNode<Self>) -> PressTracker? { LongPressTracker(node) }
}

/// Follows a press until it is long enough, let go or moved away.
private final class LongPressTracker: PressTracker {
    private let pressed: ModifierLayoutNode<_LongPressModifier>
    private var cancelTimer: (() -> Void)?
    private var isPressing = false

    init(_ node: ModifierLayoutNode<_LongPressModifier>) {
        pressed = node
        super.init(node)
    }

    override func began(_ press: Press) -> Bool {
        setPressing(true)
        cancelTimer = press.schedule(after: pressed.modifier.minimumDuration) { [weak self, weak press] in
            guard let self, let press, self.isPressing, self.isPresent else { return }
            press.claim(self)
            let action = self.pressed.modifier.action
            self.cancelled()
            action()
        }
        return false
    }

    override func moved(_ press: Press) -> Bool {
        if press.distance > pressed.modifier.maximumDistance { cancelled() }
        return false
    }

    override func ended(_ press: Press) -> PressOutcome {
        cancelled()
        return .failed
    }

    override func cancelled() {
        cancelTimer?()
        cancelTimer = nil
        setPressing(false)
    }

    private func setPressing(_ new: Bool) {
        guard new != isPressing else { return }
        isPressing = new
        if isPresent { pressed.modifier.onPressingChanged?(new) }
    }
}

/// Tells when the pointer comes and goes.
nonisolated public struct _HoverModifier: HoverModifier {
    public typealias Body = Never
    let action: (Bool) -> Void

    @MainActor func change(from old: Self) -> ElementChange { .none }
    @MainActor func hoverChanged(_ isInside: Bool) { action(isInside) }
}

/// Decides whether a view takes events at all.
nonisolated public struct _AllowsHitTestingModifier: ElementModifier {
    public typealias Body = Never
    let isAllowed: Bool

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        isAllowed && child.hitTest(child.fromParent(point), &path)
    }
}

extension View {
    /// Runs `action` after `count` clicks or taps on this view. Of several views under the pointer the innermost
    /// acts; one click waits for a second where that means something to the same view.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(_TapModifier(count: count, space: .local) { _ in action() })
    }

    /// Runs `action` after `count` clicks or taps, with the place of the last in `coordinateSpace`.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(_TapModifier(count: count, space: coordinateSpace.coordinateSpace, action: action))
    }

    /// Runs `action` after `count` clicks or taps, with the place of the last in `coordinateSpace`.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(_TapModifier(count: count, space: coordinateSpace, action: action))
    }

    /// Runs `action` once the view has been pressed for `minimumDuration` seconds without the pointer moving further
    /// than `maximumDistance` points.
    ///
    /// - Parameter onPressingChanged: told when such a press begins, and when it ends in whatever way.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            _LongPressModifier(
                minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
                onPressingChanged: onPressingChanged))
    }

    /// Runs `action` once the view has been pressed for `minimumDuration` seconds.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Runs `action` with `true` when the pointer comes over this view and with `false` when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_HoverModifier(action: action))
    }

    /// Whether this view takes events; where it does not, what is behind it does.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(isAllowed: enabled))
    }
}
