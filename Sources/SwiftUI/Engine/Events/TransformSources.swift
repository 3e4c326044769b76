import MartletHost

/// What stands for two fingers on a touchpad, where there are none.
///
/// - Two fingers on a touch screen.
/// - The wheel with Control held magnifies: 60 points, a click of most wheels, by a tenth. The wheel with Alt, or with
///   Control and Shift, held turns by 5 degrees a click. The gesture is over when the wheel rests for 0.3 s, or a
///   button goes down.
/// - A drag with Control held magnifies and turns about the middle of the view, as if a second finger mirrored the
///   pointer.
///
/// Where nothing under the pointer is magnified or turned, all of these mean what they mean without.
@MainActor
final class TransformSources {
    private unowned let dispatcher: EventDispatcher

    private struct Finger {
        var place: CGPoint
        let path: [LayoutNode]
    }

    private struct Fingers {
        let ids: [UInt64]
        let span: CGVector
        var angle: AngleCounter
        var last: TransformEvent
    }

    private struct Wheel {
        var event: TransformEvent
        var cancelTimer: () -> Void
    }

    private struct Turning {
        let center: CGPoint
        let span: CGVector
        var angle: AngleCounter
        var last: TransformEvent
    }

    private var touching: [UInt64: Finger] = [:]
    private var fingers: Fingers?
    private var wheel: Wheel?
    private var turning: Turning?

    private static let pointsPerClick: CGFloat = 60
    private static let magnificationPerClick: CGFloat = 1.1
    private static let radiansPerClick = 5 * Double.pi / 180
    private static let restTime: TimeInterval = 0.3

    init(_ dispatcher: EventDispatcher) { self.dispatcher = dispatcher }

    // MARK: Two fingers

    var isPinching: Bool { fingers != nil }

    func fingerDown(_ event: PointerEvent, _ path: [LayoutNode]) {
        guard event.sequence != 0 else { return }
        let others = touching
        touching[event.sequence] = Finger(place: event.location, path: path)
        guard fingers == nil, others.count == 1, let (id, other) = others.first, !dispatcher.isScrolling(id) else {
            return
        }
        let both = other.path.map { element in path.contains { $0 === element } ? element : nil }.compactMap { $0 }
        let span = CGVector(dx: event.location.x - other.place.x, dy: event.location.y - other.place.y)
        let middle = CGPoint(
            x: (event.location.x + other.place.x) / 2, y: (event.location.y + other.place.y) / 2)
        let began = TransformEvent(
            phase: .began, location: middle, magnification: 1, rotation: 0, time: event.time)
        guard span.length > 1, dispatcher.beginPinch(began, both) else { return }
        fingers = Fingers(ids: [id, event.sequence], span: span, angle: AngleCounter(span), last: began)
    }

    func fingerMoved(_ event: PointerEvent) {
        touching[event.sequence]?.place = event.location
        guard var pair = fingers, pair.ids.contains(event.sequence), let a = touching[pair.ids[0]]?.place,
            let b = touching[pair.ids[1]]?.place
        else { return }
        let span = CGVector(dx: b.x - a.x, dy: b.y - a.y)
        pair.last = TransformEvent(
            phase: .changed, location: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2),
            magnification: span.length / pair.span.length, rotation: pair.angle.turn(to: span), time: event.time)
        fingers = pair
        _ = dispatcher.continuePinch(pair.last)
    }

    func fingerUp(_ event: PointerEvent) {
        touching[event.sequence] = nil
        guard let pair = fingers, pair.ids.contains(event.sequence) else { return }
        fingers = nil
        var end = pair.last
        end.phase = event.phase == .cancelled ? .cancelled : .ended
        end.time = event.time
        _ = dispatcher.continuePinch(end)
    }

    // MARK: The wheel

    /// - Returns: whether the wheel magnifies or turns something.
    func wheel(_ event: ScrollEvent, _ path: [LayoutNode]) -> Bool {
        let isTurning = event.modifiers.contains(.option) || event.modifiers.isSuperset(of: [.control, .shift])
        guard isTurning || event.modifiers.contains(.control) else {
            endWheel()
            return false
        }
        if wheel == nil {
            let began = TransformEvent(
                phase: .began, location: event.location, magnification: 1, rotation: 0, time: event.time)
            guard dispatcher.beginPinch(began, path) else { return false }
            wheel = Wheel(event: began, cancelTimer: {})
        }
        guard var wheel else { return false }
        // With Shift held, what a wheel does comes across.
        let clicks = (event.delta.height + event.delta.width) / Self.pointsPerClick
        if isTurning {
            wheel.event.rotation += Double(clicks) * Self.radiansPerClick
        } else {
            wheel.event.magnification *= pow(Self.magnificationPerClick, -clicks)
        }
        wheel.event.phase = .changed
        wheel.event.time = event.time
        wheel.cancelTimer()
        wheel.cancelTimer = dispatcher.window.schedule(after: Self.restTime) { [weak self] in self?.endWheel() }
        self.wheel = wheel
        _ = dispatcher.continuePinch(wheel.event)
        return true
    }

    func endWheel() {
        guard var wheel else { return }
        self.wheel = nil
        wheel.cancelTimer()
        wheel.event.phase = .ended
        _ = dispatcher.continuePinch(wheel.event)
    }

    // MARK: A drag with Control held

    /// - Returns: whether the press is one that magnifies and turns.
    func beginTurning(_ event: PointerEvent, _ path: [LayoutNode]) -> Bool {
        guard event.sequence == 0, event.modifiers.contains(.control), let node = dispatcher.canTransform(path) else {
            return false
        }
        let frame = node.frameInWindow
        let center = CGPoint(x: frame.midX, y: frame.midY)
        var span = CGVector(dx: event.location.x - center.x, dy: event.location.y - center.y)
        // In the very middle there is no way to go further in: as if the pointer were a little to the right.
        if span.length < 8 { span = CGVector(dx: 8, dy: 0) }
        let began = TransformEvent(
            phase: .began, location: center, magnification: 1, rotation: 0, time: event.time)
        guard dispatcher.beginPinch(began, path) else { return false }
        turning = Turning(center: center, span: span, angle: AngleCounter(span), last: began)
        return true
    }

    func turn(_ event: PointerEvent) -> Bool {
        guard event.sequence == 0, var turning else { return false }
        let span = CGVector(dx: event.location.x - turning.center.x, dy: event.location.y - turning.center.y)
        turning.last = TransformEvent(
            phase: .changed, location: turning.center, magnification: span.length / turning.span.length,
            rotation: turning.angle.turn(to: span), time: event.time)
        self.turning = turning
        return dispatcher.continuePinch(turning.last)
    }

    func endTurning(_ event: PointerEvent) -> Bool {
        guard event.sequence == 0 else { return false }
        return endTurning(.ended)
    }

    func cancelTurning() { _ = endTurning(.cancelled) }

    private func endTurning(_ phase: TransformEvent.Phase) -> Bool {
        guard var turning else { return false }
        self.turning = nil
        turning.last.phase = phase
        return dispatcher.continuePinch(turning.last)
    }
}

/// Counts how far a direction turns, also more than once around.
struct AngleCounter {
    private var last: Double
    private(set) var total = 0.0

    init(_ direction: CGVector) { last = atan2(direction.dy, direction.dx) }

    mutating func turn(to direction: CGVector) -> Double {
        guard direction.length > 0 else { return total }
        let now = atan2(direction.dy, direction.dx)
        total += (now - last).remainder(dividingBy: 2 * .pi)
        last = now
        return total
    }
}

extension CGVector {
    fileprivate var length: CGFloat { hypot(dx, dy) }
}
