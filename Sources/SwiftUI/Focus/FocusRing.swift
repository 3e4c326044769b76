import MartletGraph

struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether the system shows where the keyboard is.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

extension View {
    /// Whether the system leaves out the ring around the view that has the keyboard.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(FocusEffectKey.self, !disabled))
    }
}

extension DisplayBuilder {
    /// Draws the ring around an element that has the keyboard while the keyboard is in use, in Adwaita's look: two
    /// points of half the tint, two points outside of the element.
    mutating func addFocusRing(_ node: LayoutNode) {
        guard let window = node.window, window.isFocusVisible, window.focusedNode === node else { return }
        addRing(around: node)
    }

    mutating func addRing(around node: LayoutNode) {
        addRing(rect(node.size).insetBy(dx: -2, dy: -2), radius: 8, node)
    }

    /// Draws the ring along the inside of a field's box while the keyboard is in the field.
    mutating func addInnerFocusRing(_ node: LayoutNode, radius: CGFloat) {
        guard let focused = node.window?.focusedNode, focused.isInside(node) else { return }
        addRing(rect(node.size).insetBy(dx: 1, dy: 1), radius: radius - 1, node)
    }

    private mutating func addRing(_ rect: CGRect, radius: CGFloat, _ node: LayoutNode) {
        let environment = node.environment
        guard environment.isFocusEffectEnabled else { return }
        let color = environment.tintColor.withAlpha(multipliedBy: 0.5)
        add(.stroke(.rounded(rect, max(0, radius)), .color(color), StrokeStyle(lineWidth: 2)))
    }
}
