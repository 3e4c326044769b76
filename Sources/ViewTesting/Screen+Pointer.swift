import MartletHeadless
import MartletHost
import SwiftUI

/// What a hand does on the screen, told to the window as the same events that a window system tells.
extension Screen {
    /// Presses and releases at a place.
    public func tap(at point: CGPoint) {
        click(at: point, count: 1)
        bringUpToDate()
    }

    /// Taps twice, a tenth of a second apart.
    public func doubleTap(at point: CGPoint) {
        click(at: point, count: 1)
        advance(by: .milliseconds(100))
        click(at: point, count: 2)
        bringUpToDate()
    }

    /// Presses, holds for `duration`, and releases.
    public func longPress(at point: CGPoint, for duration: Duration = .seconds(1)) {
        pointer(.down, point)
        advance(by: duration)
        pointer(.up, point)
        bringUpToDate()
    }

    /// Presses and releases the secondary button at a place, which opens the context menu there.
    public func secondaryClick(at point: CGPoint) {
        pointer(.down, point, button: .secondary)
        pointer(.up, point, button: .secondary)
        bringUpToDate()
    }

    /// Presses, moves in `steps` steps of 16 ms with the button held, and releases.
    public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
        move(from: start, to: end, steps: steps, finger: 0)
    }

    /// Moves a finger on the screen in `steps` steps of 16 ms: scrolls, where a drag of the mouse does not.
    public func swipe(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
        move(from: start, to: end, steps: steps, finger: 1)
    }

    /// Moves the pointer to a place, or away from the screen.
    public func hover(at point: CGPoint?) {
        pointer(point == nil ? .left : .moved, point ?? .zero)
        bringUpToDate()
    }

    /// Turns the wheel so that the content moves by `delta` points; positive shows what is further down.
    public func scroll(at point: CGPoint, by delta: CGSize) {
        send(.scroll(ScrollEvent(location: point, delta: delta, phase: .changed, time: clock.now)))
        bringUpToDate()
    }

    /// Spreads two fingers on a touchpad in ten steps of 16 ms, until they are `scale` times as far apart.
    public func magnify(at point: CGPoint, by scale: CGFloat) {
        transform(at: point) { (1 + (scale - 1) * $0, 0) }
    }

    /// Turns two fingers on a touchpad clockwise by `angle` in ten steps of 16 ms.
    public func rotate(at point: CGPoint, by angle: Angle) {
        transform(at: point) { (1, angle.radians * $0) }
    }

    func click(at point: CGPoint, count: Int) {
        pointer(.down, point, count: count)
        pointer(.up, point, count: count)
    }

    /// Drags, and does something else when half of the way is done.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int, halfway: () -> Void) {
        move(from: start, to: end, steps: steps, finger: 0, halfway: halfway)
    }

    /// Drags until something takes the pointer away.
    func cancelledDrag(from start: CGPoint, to end: CGPoint) {
        pointer(.down, start)
        pointer(.moved, end)
        pointer(.cancelled, end)
        bringUpToDate()
    }

    /// Presses at a place and moves the pointer with the button held.
    func press(at start: CGPoint, thenMoveTo end: CGPoint) {
        pointer(.down, start)
        advance(by: .milliseconds(16))
        pointer(.moved, end)
        bringUpToDate()
    }

    func release(at point: CGPoint) {
        pointer(.up, point)
        bringUpToDate()
    }

    private func move(
        from start: CGPoint, to end: CGPoint, steps: Int, finger: UInt64, halfway: () -> Void = {}
    ) {
        pointer(.down, start, finger: finger)
        for step in 1...max(1, steps) {
            let share = CGFloat(step) / CGFloat(max(1, steps))
            advance(by: .milliseconds(16))
            if step == (steps + 1) / 2 { halfway() }
            let place = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            pointer(.moved, place, finger: finger)
        }
        pointer(.up, end, finger: finger)
        bringUpToDate()
    }

    private func transform(at point: CGPoint, _ value: (CGFloat) -> (CGFloat, Double)) {
        let steps = 10
        func send(_ phase: TransformEvent.Phase, _ share: CGFloat) {
            let (magnification, rotation) = value(share)
            self.send(
                .transform(
                    TransformEvent(
                        phase: phase, location: point, magnification: magnification, rotation: rotation,
                        time: clock.now)))
        }
        send(.began, 0)
        for step in 1...steps {
            advance(by: .milliseconds(16))
            send(.changed, CGFloat(step) / CGFloat(steps))
        }
        send(.ended, 1)
        bringUpToDate()
    }

    private func pointer(
        _ phase: PointerEvent.Phase, _ point: CGPoint, count: Int = 1, finger: UInt64 = 0,
        button: PointerEvent.Button = .primary
    ) {
        send(
            .pointer(
                PointerEvent(
                    phase: phase, location: point, button: button, clickCount: count,
                    modifiers: held.keyModifiers, time: clock.now, sequence: finger)))
    }

    /// Hands an event to the window, which meets the tree that the events before it left behind.
    func send(_ event: InputEvent) {
        leaveField()
        bringUpToDate()
        _ = clock.capture {
            // What is dragged has the pointer, and Escape.
            if let drag = window.host.drag, drag.takes(event, in: window.window) { return true }
            let isTaken = window.controller.handle(event)
            // The window system takes the press along with what begins to be dragged.
            if let drag = window.host.drag, case .pointer(var pressed) = event {
                pressed.phase = .cancelled
                _ = window.controller.handle(.pointer(pressed))
                drag.move(to: pressed.location, in: window.window)
            }
            return isTaken
        }
    }
}

extension HeadlessDrag {
    /// Goes on with what the user does.
    fileprivate func takes(_ event: InputEvent, in window: HeadlessWindow) -> Bool {
        switch event {
        case .pointer(let event):
            switch event.phase {
            case .moved: move(to: event.location, in: window)
            case .up:
                move(to: event.location, in: window)
                drop()
            case .cancelled, .left, .down: cancel()
            }
        case .key(let event) where event.key == .escape: cancel()
        case .key, .scroll, .transform, .modifiers: return false
        }
        return true
    }
}
