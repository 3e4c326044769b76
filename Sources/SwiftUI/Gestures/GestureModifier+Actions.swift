import MartletGraph
import MartletHost

/// A gesture that can be made by one tap anywhere.
nonisolated protocol OneTapGesture {
    var isOneTap: Bool { get }
}

extension TapGesture: OneTapGesture {
    nonisolated var isOneTap: Bool { count <= 1 }
}

extension SpatialTapGesture: OneTapGesture {
    nonisolated var isOneTap: Bool { count <= 1 }
}

extension _EndedGesture: OneTapGesture {
    nonisolated var isOneTap: Bool { _body.isMadeByOneTap }
}

extension _ChangedGesture: OneTapGesture {
    nonisolated var isOneTap: Bool { _body.isMadeByOneTap }
}

extension _MapGesture: OneTapGesture {
    nonisolated var isOneTap: Bool { _body.isMadeByOneTap }
}

extension GestureStateGesture: OneTapGesture {
    nonisolated var isOneTap: Bool { base.isMadeByOneTap }
}

extension SimultaneousGesture: OneTapGesture {
    nonisolated var isOneTap: Bool { first.isMadeByOneTap || second.isMadeByOneTap }
}

extension ExclusiveGesture: OneTapGesture {
    nonisolated var isOneTap: Bool { first.isMadeByOneTap || second.isMadeByOneTap }
}

extension AnyGesture: OneTapGesture {}

extension Optional: OneTapGesture where Wrapped: Gesture {
    nonisolated var isOneTap: Bool { self?.isMadeByOneTap ?? false }
}

extension Gesture {
    nonisolated var isMadeByOneTap: Bool { (self as? any OneTapGesture)?.isOneTap ?? false }
}

/// A modifier whose element is tapped where it is activated.
@MainActor
protocol TapModifier: ElementModifier {
    var followsTaps: Bool { get }
}

extension ModifierLayoutNode: TapResponder where M: TapModifier {
    var followsTaps: Bool { modifier.followsTaps }
}

/// A keyboard or a screen reader that activates a view which follows taps, or something in it, taps it.
extension GestureModifier: ActionModifier, TapModifier {
    @MainActor var actsForContent: Bool { true }

    @MainActor var followsTaps: Bool { isTapped }

    nonisolated private var isTapped: Bool { mask.contains(.gesture) && gesture.isMadeByOneTap }

    @MainActor func perform(_ action: AccessibleAction) -> Bool { false }

    @MainActor func perform(_ action: AccessibleAction, _ node: LayoutNode) -> Bool {
        guard action == .activate, isTapped else { return false }
        let context = _GestureContext(node, meansView: true)
        let recognizer = G._makeRecognizer(gesture, context)
        let middle = CGPoint(x: node.frameInWindow.midX, y: node.frameInWindow.midY)
        let time = node.window?.time ?? 0
        var events: [GestureEvent] = [
            .down(PointerEvent(phase: .down, location: middle, time: time)),
            .up(PointerEvent(phase: .up, location: middle, time: time)),
        ]
        // A tap that waits for a second one gets none.
        events.append(.timeout)
        for event in events where !recognizer.progress.isOver {
            context.nextEvent()
            recognizer.handle(event)
        }
        let isTap = recognizer.claims
        if isTap { recognizer.deliver() } else { recognizer.cancel() }
        context.runResets()
        return isTap
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        guard isTapped else { return child.describe(into: &list) }
        list.addPressable(node) { child.describe(into: &$0) }
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        guard let window = node.window, window.isFocusVisible, window.focusedNode?.ringAround === node else { return }
        builder.addRing(around: node)
    }
}
