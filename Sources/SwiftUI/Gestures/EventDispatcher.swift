import MartletGraph
import MartletHost

/// Takes a window's events to the elements they concern.
///
/// In: what the user did, in window coordinates.
/// Out: the actions of the elements under the pointer, or of the one that has the keyboard; what they write is one
/// transaction an event.
/// Holds: an element in front takes the event, what is behind it gets none; inside it the innermost is asked first; a
/// disabled element takes no part.
@MainActor
final class EventDispatcher {
    unowned let window: WindowRoot
    private var presses: [UInt64: Press] = [:]
    private var hovered: [LayoutNode] = []
    private var laterTap: LaterTap?

    /// A click that counts once no second one has come.
    private struct LaterTap {
        let action: @MainActor () -> Void
        let cancel: () -> Void
    }

    /// Seconds within which a second click makes a double click.
    static let doubleClickTime: TimeInterval = 0.3

    init(_ window: WindowRoot) { self.window = window }

    /// - Returns: whether something in the window took the event.
    func handle(_ event: InputEvent) -> Bool {
        withTransaction(Transaction()) {
            switch event {
            case .pointer(let event): pointer(event)
            case .scroll(let event): scroll(event)
            case .key(let event): key(event)
            case .transform: false
            }
        }
    }

    /// Everything under a point, the innermost first.
    private func elements(at location: CGPoint) -> [LayoutNode] {
        var path = HitPath()
        _ = window.root.hitTest(location, &path)
        return path.elements
    }

    // MARK: Pointer

    private func pointer(_ event: PointerEvent) -> Bool {
        switch event.phase {
        case .down: down(event)
        case .moved: moved(event)
        case .up: up(event)
        case .cancelled: cancel(event)
        case .left: hover([])
        }
    }

    private func down(_ event: PointerEvent) -> Bool {
        if event.clickCount == 1 { finishLaterTap() }
        let elements = elements(at: event.location)
        _ = hover(event.sequence == 0 ? elements : [])
        presses[event.sequence]?.cancel()
        presses[event.sequence] = nil
        window.setFocusVisible(false)
        if let layer = window.root.layers.last, layer.isOutside(event.location) {
            layer.pressedOutside()
            return true
        }
        guard event.button == .primary else { return event.button == .secondary && showMenu(in: elements, event) }
        // A window system gives the keyboard to its own controls where they are pressed.
        if window.hostFocus == nil, let field = elements.first as? any NativeResponder, field.isEnabled {
            window.requestFocus(field.elementID)
        }
        let trackers = elements.compactMap { element -> PressTracker? in
            guard let responder = element as? any PointerResponder, element.isEnabled else { return nil }
            return responder.makeTracker()
        }
        guard !trackers.isEmpty else { return false }
        let press = Press(event, in: window)
        presses[event.sequence] = press
        press.begin(trackers)
        return true
    }

    private func moved(_ event: PointerEvent) -> Bool {
        if event.sequence == 0 { _ = hover(elements(at: event.location)) }
        guard let press = presses[event.sequence] else { return false }
        press.move(event)
        return true
    }

    private func up(_ event: PointerEvent) -> Bool {
        guard event.button == .primary, let press = presses.removeValue(forKey: event.sequence) else { return false }
        let (action, isWaiting) = press.end(event)
        guard let action else { return true }
        if isWaiting {
            laterTap = LaterTap(
                action: action,
                cancel: window.schedule(after: Self.doubleClickTime) { [weak self] in self?.finishLaterTap() })
        } else {
            laterTap?.cancel()
            laterTap = nil
            action()
        }
        return true
    }

    private func cancel(_ event: PointerEvent) -> Bool {
        _ = hover([])
        guard let press = presses.removeValue(forKey: event.sequence) else { return false }
        press.cancel()
        return true
    }

    private func finishLaterTap() {
        guard let tap = laterTap else { return }
        laterTap = nil
        tap.cancel()
        tap.action()
    }

    /// Tells who was left first, then who was entered.
    private func hover(_ elements: [LayoutNode]) -> Bool {
        let inside = elements.filter { $0 is any HoverResponder && $0.isEnabled }
        let old = hovered
        guard old.count != inside.count || !zip(old, inside).allSatisfy({ $0 === $1 }) else { return false }
        hovered = inside
        for node in old where !node.flags.contains(.left) && !inside.contains(where: { $0 === node }) {
            (node as? any HoverResponder)?.hoverChanged(false)
        }
        for node in inside where !old.contains(where: { $0 === node }) {
            (node as? any HoverResponder)?.hoverChanged(true)
        }
        return true
    }

    // MARK: Scrolling

    private func scroll(_ event: ScrollEvent) -> Bool {
        for press in presses.values { press.cancel() }
        presses = [:]
        for element in elements(at: event.location) {
            if let responder = element as? any ScrollResponder, element.isEnabled, responder.scroll(event) {
                return true
            }
        }
        return false
    }

    // MARK: Actions

    /// - Returns: whether the element exists, can be used and knows the action.
    func perform(_ action: AccessibleAction, on id: UInt64) -> Bool {
        guard let node = window.ids.node(id), node.isEnabled, !node.isCovered else { return false }
        return withTransaction(Transaction()) {
            if let responder = node as? any ActionResponder, responder.perform(action) { return true }
            return action == .showMenu && showMenu(around: node)
        }
    }

    // MARK: Menus

    private func showMenu(in elements: [LayoutNode], _ event: PointerEvent) -> Bool {
        for element in elements {
            if let responder = element as? any MenuResponder, element.isEnabled, responder.showMenu(at: event.location)
            {
                return true
            }
        }
        return false
    }

    /// The menu of the innermost element around, for a keyboard or a screen reader.
    private func showMenu(around node: LayoutNode) -> Bool {
        let frame = node.frameInWindow
        var next: LayoutNode? = node
        while let element = next {
            if let responder = element as? any MenuResponder,
                responder.showMenu(at: CGPoint(x: frame.midX, y: frame.midY))
            {
                return true
            }
            next = element.layoutParent
        }
        return false
    }
}
