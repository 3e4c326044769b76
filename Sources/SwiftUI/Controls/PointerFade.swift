/// Fades the box of a button from what it showed of the pointer to what it shows now.
@MainActor
final class PointerFade: Animator {
    /// How much of a hovered and of a pressed button is shown, from 0 to 1.
    nonisolated struct Amounts: Equatable {
        var hover = 0.0
        var press = 0.0
    }

    private let element: LayoutNode
    private let data: ValueMotion<AnimatablePair<Double, Double>>
    private(set) var amounts = Amounts()

    private init(_ element: LayoutNode, from pointer: PointerState) {
        self.element = element
        data = ValueMotion(Self.data(of: pointer), element.environment)
    }

    /// In hundredths, so that the fade is as smooth as a way of points.
    private static func data(of pointer: PointerState) -> AnimatablePair<Double, Double> {
        AnimatablePair(pointer.isHovered ? 100 : 0, pointer.isPressed ? 100 : 0)
    }

    /// Begins to fade. A press is shown at once, and fades when it is over.
    static func begin(_ element: LayoutNode, from old: PointerState, to new: PointerState) {
        guard let window = element.window, window.showsSystemMotion, element.flags.contains(.placed) else { return }
        let key = ObjectIdentifier(element)
        let fades = window.kept(PointerFades.self)
        let known = fades.byElement[key]
        if new.isPressed, !old.isPressed { return fades.byElement[key] = nil }
        let fade = known ?? PointerFade(element, from: old)
        fades.byElement[key] = fade
        Animation.isUsed = true
        fade.data.change(to: data(of: new), by: SystemAnimation.states, at: window.time)
        fade.show(at: window.time)
        if known == nil { window.animate(fade) }
    }

    private func show(at time: TimeInterval) {
        let value = data.value(at: time)
        amounts = Amounts(hover: value.first / 100, press: value.second / 100)
        element.setNeedsDisplay()
    }

    var animatedElement: LayoutNode? { element }
    var outOfSight: OutOfSight { .ends }

    func advance(to time: TimeInterval) -> Bool {
        guard isCurrent else { return false }
        show(at: time)
        if !data.isMoving { ended() }
        return data.isMoving
    }

    private var isCurrent: Bool {
        element.window?.kept(PointerFades.self).byElement[ObjectIdentifier(element)] === self
    }

    func ended() {
        guard isCurrent else { return }
        element.window?.kept(PointerFades.self).byElement[ObjectIdentifier(element)] = nil
        element.setNeedsDisplay()
    }
}

/// The buttons of a window that go over to what the pointer does.
@MainActor
final class PointerFades: WindowKeeping {
    var byElement: [ObjectIdentifier: PointerFade] = [:]
}

extension RGBA {
    /// This colour with a part, from 0 to 1, of another.
    nonisolated func mixed(with other: RGBA, by part: Double) -> RGBA {
        let part = Float(part)
        return RGBA(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
    }
}
