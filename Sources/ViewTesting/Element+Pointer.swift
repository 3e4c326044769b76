import MartletHost
import SwiftUI

extension Element {
    /// Presses and releases the pointer in the middle.
    public func tap() {
        guard let point = center else { return }
        click(at: point, count: 1)
        screen.settle()
    }

    /// Taps twice in quick succession.
    public func doubleTap() {
        guard let point = center else { return }
        click(at: point, count: 1)
        screen.advance(by: .milliseconds(100))
        click(at: point, count: 2)
        screen.settle()
    }

    /// Presses, holds for `duration`, and releases.
    public func longPress(for duration: Duration = .seconds(1)) {
        guard let point = center else { return }
        send(.down, point)
        screen.advance(by: duration)
        send(.up, point)
        screen.settle()
    }

    /// Presses and releases the secondary button in the middle, which opens the element's context menu.
    public func secondaryClick() {
        guard let point = center else { return }
        send(.down, point, button: .secondary)
        send(.up, point, button: .secondary)
        screen.settle()
    }

    /// Presses in the middle, moves by `offset` in ten steps of 16 ms, and releases.
    public func drag(by offset: CGSize) {
        guard let point = center else { return }
        send(.down, point)
        let steps = 10
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            screen.advance(by: .milliseconds(16))
            send(.moved, CGPoint(x: point.x + offset.width * share, y: point.y + offset.height * share))
        }
        send(.up, CGPoint(x: point.x + offset.width, y: point.y + offset.height))
        screen.settle()
    }

    /// Spreads two fingers until the distance between them is `scale` times what it was.
    public func magnify(by scale: CGFloat) {
        transform(steps: 10) { (1 + (scale - 1) * $0, 0) }
    }

    /// Turns two fingers clockwise by `angle`.
    public func rotate(by angle: Angle) {
        transform(steps: 10) { (1, angle.radians * $0) }
    }

    private var center: CGPoint? {
        guard let element = required else { return nil }
        return CGPoint(x: element.frame.midX, y: element.frame.midY)
    }

    func click(at point: CGPoint, count: Int) {
        send(.down, point, count: count)
        send(.up, point, count: count)
    }

    private func send(
        _ phase: PointerEvent.Phase, _ point: CGPoint, count: Int = 1, button: PointerEvent.Button = .primary
    ) {
        screen.send(
            .pointer(
                PointerEvent(
                    phase: phase, location: point, button: button, clickCount: count, time: screen.clock.now)))
    }

    private func transform(steps: Int, _ value: (CGFloat) -> (CGFloat, Double)) {
        guard let point = center else { return }
        func send(_ phase: TransformEvent.Phase, _ share: CGFloat) {
            let (magnification, rotation) = value(share)
            screen.send(
                .transform(
                    TransformEvent(
                        phase: phase, location: point, magnification: magnification, rotation: rotation,
                        time: screen.clock.now)))
        }
        send(.began, 0)
        for step in 1...steps {
            screen.advance(by: .milliseconds(16))
            send(.changed, CGFloat(step) / CGFloat(steps))
        }
        send(.ended, 1)
        screen.settle()
    }
}

extension Screen {
    /// Hands an event to the window, which meets the tree that the events before it left behind.
    func send(_ event: InputEvent) {
        settle()
        _ = clock.capture { root.handle(event) }
    }
}
