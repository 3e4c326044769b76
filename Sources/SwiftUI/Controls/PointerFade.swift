/// Fades what is drawn of an element from what it showed of the pointer to what it shows now.
@MainActor
final class PointerFade: Animator {
    /// How much of a hovered and of a pressed element is shown, from 0 to 1.
    nonisolated struct Amounts: Equatable {
        var hover = 0.0
        var press = 0.0

        init(_ pointer: PointerState) {
            hover = pointer.isHovered ? 1 : 0
            press = pointer.isPressed ? 1 : 0
        }

        fileprivate init(_ data: AnimatablePair<Double, Double>) {
            hover = data.first / 100
            press = data.second / 100
        }

        /// What is between the colours at rest, under the pointer and pressed.
        func color(_ color: (PointerState) -> RGBA) -> RGBA {
            color(PointerState())
                .mixed(with: color(PointerState(isHovered: true)), by: hover)
                .mixed(with: color(PointerState(isPressed: true)), by: press)
        }
    }

    private weak var element: LayoutNode?
    private let data: ValueMotion<AnimatablePair<Double, Double>>
    private(set) var amounts: Amounts

    fileprivate init(_ element: LayoutNode, from pointer: PointerState) {
        self.element = element
        data = ValueMotion(Self.data(of: pointer), element.environment)
        amounts = Amounts(pointer)
    }

    /// In hundredths, so that the fade is as smooth as a way of points.
    private static func data(of pointer: PointerState) -> AnimatablePair<Double, Double> {
        AnimatablePair(pointer.isHovered ? 100 : 0, pointer.isPressed ? 100 : 0)
    }

    /// How an element is drawn that shows what the pointer does. Where that differs from what was drawn last, it begins to
    /// fade; a press is shown at once, and fades when it is over.
    static func amounts(of element: LayoutNode, showing new: PointerState) -> Amounts {
        guard let window = element.window else { return Amounts(new) }
        let fades = window.kept(PointerFades.self)
        if new == PointerState(), fades.drawn.isEmpty, fades.byElement.isEmpty { return Amounts(new) }
        let old = fades.drawn(element)
        if old != new {
            fades.setDrawn(new, element)
            fades.begin(element, from: old, to: new, in: window)
        }
        return fades.byElement[ObjectIdentifier(element)]?.amounts ?? Amounts(new)
    }

    fileprivate func go(to new: PointerState, at time: TimeInterval) {
        data.change(to: Self.data(of: new), in: Transaction(animation: SystemAnimation.states), at: time)
    }

    var animatedElement: LayoutNode? { element }
    var outOfSight: OutOfSight { .ends }

    func advance(to time: TimeInterval) -> Bool {
        guard isCurrent, let element else { return false }
        amounts = Amounts(data.value(at: time))
        element.setNeedsDisplay()
        if !data.isMoving { ended() }
        return data.isMoving
    }

    private var isCurrent: Bool {
        element.map { $0.window?.kept(PointerFades.self).byElement[ObjectIdentifier($0)] === self } ?? false
    }

    func ended() {
        guard isCurrent, let element else { return }
        element.window?.kept(PointerFades.self).byElement[ObjectIdentifier(element)] = nil
        element.setNeedsDisplay()
    }
}

/// The elements of a window that go over to what the pointer does.
@MainActor
final class PointerFades: WindowKeeping {
    fileprivate(set) var byElement: [ObjectIdentifier: PointerFade] = [:]
    /// What was drawn last, where the pointer does something.
    fileprivate var drawn: [ObjectIdentifier: Drawn] = [:]

    fileprivate struct Drawn {
        weak var element: LayoutNode?
        let pointer: PointerState
    }

    fileprivate func drawn(_ element: LayoutNode) -> PointerState {
        guard let known = drawn[ObjectIdentifier(element)], known.element === element else { return PointerState() }
        return known.pointer
    }

    fileprivate func setDrawn(_ pointer: PointerState, _ element: LayoutNode) {
        let known = pointer == PointerState() ? nil : Drawn(element: element, pointer: pointer)
        drawn[ObjectIdentifier(element)] = known
        if drawn.count > 16 { drawn = drawn.filter { $0.value.element != nil } }
    }

    fileprivate func begin(
        _ element: LayoutNode, from old: PointerState, to new: PointerState, in window: WindowRoot
    ) {
        let key = ObjectIdentifier(element)
        let known = byElement[key].flatMap { $0.animatedElement === element ? $0 : nil }
        byElement[key] = nil
        if new.isPressed && !old.isPressed || !window.showsSystemMotion || !element.flags.contains(.placed) { return }
        let fade = known ?? PointerFade(element, from: old)
        byElement[key] = fade
        fade.go(to: new, at: window.time)
        if known == nil { window.animate(fade) }
    }
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
