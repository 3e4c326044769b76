import MartletGraph
import MartletHost

/// Takes a window's events to the elements they concern.
///
/// In: what the user did, in window coordinates.
/// Out: the actions of the elements under the pointer, or of the one that has the keyboard; what they write is one
/// transaction an event, continuous where the event is one of many.
/// Holds: an element in front takes the event, what is behind it gets none; inside it the innermost is asked first; a
/// disabled element takes no part.
@MainActor
final class EventDispatcher {
    unowned let window: WindowRoot
    private var presses: [UInt64: Press] = [:]
    /// The last press, while somebody waits for the next.
    private var waiting: Press?
    /// What two fingers, or what stands for them, do.
    private var pinch: Pinch?
    private let hovering: Hovering
    private lazy var transforms = TransformSources(self)
    private var glide: TouchScrollTracker?
    private var scrollOwner = ScrollOwner()
    private var clockStart: Date?
    /// What keys scroll: the innermost that was pressed, until the keyboard moves.
    weak var pressedScroll: LayoutNode?
    var isPressed: Bool { !presses.isEmpty }

    init(_ window: WindowRoot) {
        self.window = window
        hovering = Hovering(window)
    }

    /// - Returns: whether something in the window took the event.
    func handle(_ event: InputEvent) -> Bool {
        withTransaction(Self.transaction(of: event)) {
            switch event {
            case .pointer(let event): pointer(event)
            case .scroll(let event): scroll(event)
            case .key(let event): key(event)
            case .transform(let event): transform(event)
            case .modifiers(let held): modifiersChanged(to: held)
            }
        }
    }

    private static func transaction(of event: InputEvent) -> Transaction {
        var transaction = Transaction()
        switch event {
        case .pointer(let event) where event.phase == .moved: transaction.isContinuous = true
        case .transform(let event) where event.phase == .changed: transaction.isContinuous = true
        case .scroll(let event) where event.phase == .changed: transaction.isContinuous = true
        default: break
        }
        return transaction
    }

    /// Everything under a point, the innermost first.
    func elements(at location: CGPoint, ofDrag: Bool = false) -> [LayoutNode] {
        var path = HitPath()
        path.isOfDrag = ofDrag
        _ = window.root.hitTest(location, &path)
        return path.elements
    }

    private func modifiersChanged(to held: KeyModifiers) -> Bool {
        window.kept(HeldModifiers.self).set(held)
        return false
    }

    // MARK: Pointer

    private func pointer(_ event: PointerEvent) -> Bool {
        switch event.phase {
        case .down: down(event)
        case .moved: moved(event)
        case .up: up(event)
        case .cancelled: cancel(event)
        case .left: hovering.move(to: nil, over: [])
        }
    }

    private func down(_ event: PointerEvent) -> Bool {
        var path = elements(at: event.location)
        hovering.move(to: event.sequence == 0 ? event.location : nil, over: event.sequence == 0 ? path : [])
        // A scroll bar takes the pointer once it knows of it.
        if event.sequence == 0 { path = elements(at: event.location) }
        glide?.stop()
        transforms.endWheel()
        presses.removeValue(forKey: event.sequence)?.cancel()
        window.setFocusVisible(false)
        window.focusTrail = FocusTrail()
        window.focusTrail.pressed = path.map(\.elementID)
        pressedScroll = path.first { $0 is ScrollingNode }
        if let layer = window.root.layers.last, !layer.letsBehindBeUsed, layer.isOutside(event.location) {
            layer.pressedOutside()
            return true
        }
        guard event.button == .primary else {
            return event.button == .secondary && showMenu(in: path, at: event.location)
        }
        // What acts further inside is meant instead.
        let target = path.first { $0 is any ActionResponder || $0 is any NativeResponder }
        // A window system gives the keyboard to its own controls where they are pressed, but not in the box around them.
        if let field = target as? any NativeResponder, field.isEnabled,
            window.shell?.movesFocusItself == false || !field.frameInWindow.contains(event.location)
        {
            window.requestFocus(field.elementID)
        }
        if let target = target as? any PressFocusing, target.takesPress { window.requestFocus(target.elementID) }
        let carried = carryOver(event, path)
        if transforms.beginTurning(event, path) { return true }
        let press = Press(event, trackers(of: event, path, carried), under: path, in: window)
        press.inherit(carried.held, waitingFor: carried.waiting)
        transforms.fingerDown(event, path)
        guard !press.trackers.isEmpty else {
            press.cancel()
            return transforms.isPinching
        }
        presses[event.sequence] = press
        press.begin()
        return true
    }

    private typealias Carried = (waiting: [PressTracker], held: [(tracker: PressTracker, outcome: PressOutcome)])

    /// What waited for this press.
    private func carryOver(_ event: PointerEvent, _ path: [LayoutNode]) -> Carried {
        guard let last = waiting else { return ([], []) }
        waiting = nil
        last.handOver(to: path, isSoon: event.clickCount > 1)
        let trackers = last.waiting
        return (trackers, last.takeHeld())
    }

    /// Those that a press concerns.
    private func trackers(of event: PointerEvent, _ path: [LayoutNode], _ carried: Carried) -> [PressTracker] {
        var list: [PressTracker] = []
        var canScroll = event.sequence != 0, hasMenu = event.sequence != 0
        func add(_ tracker: PressTracker, _ rank: Int) {
            tracker.rank = rank
            list.append(tracker)
        }
        for (rank, element) in path.enumerated() {
            if hasMenu, element is any MenuResponder, element.isEnabled {
                hasMenu = false
                add(TouchMenuTracker(element, path), rank)
            }
            let responder = element.isEnabled ? element as? any PointerResponder : nil
            if responder?.masksContent == true { list.removeAll() }
            if let tracker = responder.flatMap({ ownTracker(of: $0, carried) }) { add(tracker, rank) }
            // A row that is drawn aside wants the press before what scrolls it.
            if let scrolled = element as? any ScrollResponder,
                canScroll || (event.sequence == 0 && scrolled.followsMouse)
            {
                canScroll = false
                let tracker = TouchScrollTracker(element, event.sequence == 0 ? [element] : path, in: window)
                tracker.isSideways = event.sequence == 0
                tracker.onGlide = { [weak self] in self?.glide = $0 }
                add(tracker, rank)
            }
        }
        return list
    }

    /// The tracker that an element brings for a press.
    private func ownTracker(of responder: any PointerResponder, _ carried: Carried) -> PressTracker? {
        if isFollowed(responder) || carried.held.contains(where: { $0.tracker.node === responder }) { return nil }
        let tracker = carried.waiting.first { $0.node === responder } ?? responder.makeTracker()
        if let gesture = tracker as? GestureTracker, !gesture.interests.contains(.presses) { return nil }
        return tracker
    }

    /// Whether another finger's press is followed for the element.
    private func isFollowed(_ element: LayoutNode) -> Bool {
        presses.values.contains { $0.trackers.contains { $0.node === element } }
    }

    private func moved(_ event: PointerEvent) -> Bool {
        var isTaken = false
        if transforms.turn(event) { return true }
        let press = presses[event.sequence]
        // Who has the pointer keeps it, whatever it is dragged over.
        if event.sequence == 0, press?.winners.isEmpty != false {
            isTaken = hovering.move(to: event.location, over: elements(at: event.location))
        }
        if let press {
            press.move(event)
            isTaken = true
        }
        transforms.fingerMoved(event)
        return isTaken
    }

    private func up(_ event: PointerEvent) -> Bool {
        guard event.button == .primary else { return false }
        if transforms.endTurning(event) { return true }
        transforms.fingerUp(event)
        guard let press = presses.removeValue(forKey: event.sequence) else { return false }
        press.end(event)
        if event.sequence == 0 { rehover(at: event.location) }
        if !press.isSettled {
            waiting?.cancel()
            waiting = press
        }
        return true
    }

    private func cancel(_ event: PointerEvent) -> Bool {
        hovering.move(to: nil, over: [])
        transforms.cancelTurning()
        transforms.fingerUp(event)
        guard let press = presses.removeValue(forKey: event.sequence) else { return false }
        press.cancel()
        return true
    }

    // MARK: Transformations

    private func transform(_ event: TransformEvent) -> Bool {
        if event.phase == .began { return beginPinch(event, elements(at: event.location)) }
        return continuePinch(event)
    }

    /// - Returns: whether there is a gesture that two fingers make.
    func beginPinch(_ event: TransformEvent, _ path: [LayoutNode]) -> Bool {
        pinch?.cancel()
        pinch = nil
        var list: [GestureTracker] = []
        for (rank, element) in path.enumerated() {
            guard let responder = element as? any PointerResponder, element.isEnabled else { continue }
            if responder.masksContent { list.removeAll() }
            let followed = presses.values.lazy.flatMap(\.trackers).first { $0.node === element }
            guard let tracker = (followed ?? responder.makeTracker()) as? GestureTracker,
                tracker.interests.contains(.transforms)
            else { continue }
            if followed == nil { tracker.rank = rank }
            list.append(tracker)
        }
        guard !list.isEmpty else { return false }
        let new = Pinch(list, in: window) { [weak self] winner in
            for press in self?.presses.values.map({ $0 }) ?? [] { press.yield(to: winner) }
        }
        pinch = new
        new.handle(event)
        return true
    }

    func continuePinch(_ event: TransformEvent) -> Bool {
        guard let pinch else { return false }
        if event.phase == .ended || event.phase == .cancelled { self.pinch = nil }
        pinch.handle(event)
        return true
    }

    /// Whether a gesture that two fingers make is among these elements.
    func canTransform(_ path: [LayoutNode]) -> LayoutNode? {
        var found: LayoutNode?
        for element in path {
            guard let responder = element as? any PointerResponder, element.isEnabled else { continue }
            if responder.masksContent { found = nil }
            if found == nil, let tracker = responder.makeTracker() as? GestureTracker,
                tracker.interests.contains(.transforms)
            {
                found = element
            }
        }
        return found
    }

    /// Whether a finger moves what is scrolled.
    func isScrolling(_ sequence: UInt64) -> Bool {
        presses[sequence]?.winners.contains(where: \.isScrolling) ?? false
    }

    // MARK: Scrolling

    private func scroll(_ event: ScrollEvent) -> Bool {
        let path = scrollOwner.path(event, under: elements(at: event.location))
        if transforms.wheel(event, path) { return true }
        glide?.stop()
        // What is pressed moves away from under the pointer; who has the press already goes on.
        for (sequence, press) in presses where press.winners.isEmpty {
            presses[sequence] = nil
            press.cancel()
        }
        let moved = scrolled(event, path) ?? scrolledAside(event, path)
        scrollOwner.took(event, moved)
        if moved == nil { return false }
        rehover(at: hovering.location)
        return true
    }

    /// A wheel has one direction: where nothing can be moved along it, it moves what can be moved across.
    private func scrolledAside(_ event: ScrollEvent, _ path: [LayoutNode]) -> LayoutNode? {
        guard event.phase == .changed, event.delta.width == 0, event.delta.height != 0,
            !path.contains(where: { ($0 as? ScrollingNode)?.scrolls(.vertical) == true })
        else { return nil }
        var turned = event
        turned.delta = CGSize(width: event.delta.height, height: 0)
        return scrolled(turned, path)
    }

    /// Whether an event goes on with a scroll of something that is drawn.
    func continuesScroll(_ event: ScrollEvent) -> Bool { scrollOwner.continues(event) }

    /// Lets the innermost element that can move do so.
    func scroll(_ event: ScrollEvent, _ path: [LayoutNode]) -> Bool { scrolled(event, path) != nil }

    /// - Returns: what has moved.
    private func scrolled(_ event: ScrollEvent, _ path: [LayoutNode]) -> LayoutNode? {
        for element in path where !element.flags.contains(.left) {
            if let responder = element as? any ScrollResponder, element.isEnabled, responder.scroll(event) {
                window.scrolled(element)
                return element
            }
        }
        return nil
    }

    /// After a frame, something else may be under the pointer.
    private func rehover(at location: CGPoint?) {
        guard let location else { return }
        window.graph.effects.addAction { [weak self] in
            guard let self else { return }
            withTransaction(Transaction()) {
                _ = self.hovering.move(to: location, over: self.elements(at: location))
            }
        }
        window.graph.requestFrame()
    }

    /// Cancels the gestures of views that are gone, once the update that took them away is over.
    func cancelLost() {
        let all: [Contest] = presses.values.map { $0 } + [waiting, pinch].compactMap { $0 }
        guard all.contains(where: \.hasLost) else { return }
        window.graph.effects.addAction {
            withTransaction(Transaction()) { for contest in all { contest.leaveLost() } }
        }
    }

    /// When it was `time` on the window's clock.
    func date(at time: TimeInterval) -> Date {
        let start = clockStart ?? Date(timeIntervalSinceNow: -time)
        clockStart = start
        return start + time
    }
}
