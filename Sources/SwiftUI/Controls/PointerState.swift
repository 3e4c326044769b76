/// What the pointer does with a control.
nonisolated struct PointerState: Hashable, Sendable {
    var isHovered = false
    var isPressed = false

    init(isHovered: Bool = false, isPressed: Bool = false) {
        self.isHovered = isHovered
        self.isPressed = isPressed
    }

    /// Pressed as long as what the control has opened is there.
    func pressed(if isOpen: Bool) -> PointerState {
        PointerState(isHovered: isHovered, isPressed: isPressed || isOpen)
    }

    /// What suits a control at rest, under the pointer, and pressed.
    func choose<Value>(_ rest: Value, _ hovered: Value, _ pressed: Value) -> Value {
        isPressed ? pressed : isHovered ? hovered : rest
    }
}

extension ControlPalette {
    /// A faint box around a label.
    func tintedBox(_ pointer: PointerState) -> RGBA { tint.withAlpha(multipliedBy: pointer.choose(0.15, 0.2, 0.35)) }

    func box(_ pointer: PointerState) -> RGBA { foreground.withAlpha(multipliedBy: pointer.choose(0.1, 0.15, 0.3)) }

    /// The box of a button that does something dangerous.
    func redBox(_ pointer: PointerState) -> RGBA { red.withAlpha(multipliedBy: pointer.choose(0.15, 0.2, 0.35)) }

    /// A strong colour that fills a control.
    func filled(_ color: RGBA, _ pointer: PointerState) -> RGBA {
        pointer.choose(color, color.lightened(by: 0.1), color.darkened(by: 0.2))
    }

    /// What a knob slides in.
    func trough(_ pointer: PointerState) -> RGBA {
        foreground.withAlpha(multipliedBy: pointer.choose(0.15, 0.2, 0.25))
    }

    /// The outline of a box to check.
    func outline(_ pointer: PointerState) -> RGBA {
        foreground.withAlpha(
            multipliedBy: isHighContrast ? pointer.choose(0.5, 0.6, 0.8) : pointer.choose(0.2, 0.3, 0.4))
    }
}

extension RGBA {
    func lightened(by part: Float) -> RGBA {
        func mixed(_ value: Float) -> Float { value + (1 - value) * part }
        return RGBA(red: mixed(red), green: mixed(green), blue: mixed(blue), alpha: alpha)
    }
}
