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
    /// points of half the tint, two points outside of the element. A row of a list draws it for what fills the row.
    mutating func addFocusRing(_ node: LayoutNode) {
        guard let window = node.window, window.isFocusVisible, window.focusedNode === node, node.ringTaker == nil else {
            return
        }
        let rest = CGFloat(1 - window.kept(RingMotion.self).presence(around: node, in: window))
        if let shape = ElementShape(.focusEffect, of: node) { return addRing(along: shape, 2 + 4 * rest, node) }
        addRing(rect(node.size).insetBy(dx: -2 - 4 * rest, dy: -2 - 4 * rest), radius: 8 + 4 * rest, node)
    }

    mutating func addRing(around node: LayoutNode) {
        addRing(rect(node.size).insetBy(dx: -2, dy: -2), radius: 8, node)
    }

    /// Draws the ring along the inside of a field's box while the keyboard is in the field.
    mutating func addInnerFocusRing(_ node: LayoutNode, radius: CGFloat) {
        guard let focused = node.window?.focusedNode, focused.isInside(node) else { return }
        addInnerRing(node, of: focused, radius: radius)
    }

    /// Draws the ring along the inside of a box for what is in it and has the keyboard.
    mutating func addInnerRing(_ node: LayoutNode, of focused: LayoutNode, radius: CGFloat) {
        guard let window = node.window else { return }
        _ = window.kept(RingMotion.self).presence(around: focused, drawnBy: node, in: window)
        addRing(rect(node.size).insetBy(dx: 1, dy: 1), radius: radius - 1, node)
    }

    private mutating func addRing(_ rect: CGRect, radius: CGFloat, _ node: LayoutNode) {
        addRing(.rounded(rect, max(0, radius)), node)
    }

    /// Draws it along a shape that the program has given, made larger by so many points to each side.
    private mutating func addRing(along shape: ElementShape, _ gap: CGFloat, _ node: LayoutNode) {
        let (place, origin) = (node.frameInWindow.origin, rect(node.size).origin)
        let outline = shape.outlineInWindow
        let bounds = outline.boundingRect
        guard bounds.width > 0, bounds.height > 0 else { return }
        let scale = CGAffineTransform(translationX: origin.x - place.x, y: origin.y - place.y)
            .translatedBy(x: bounds.midX, y: bounds.midY)
            .scaledBy(x: 1 + 2 * gap / bounds.width, y: 1 + 2 * gap / bounds.height)
            .translatedBy(x: -bounds.midX, y: -bounds.midY)
        addRing(outline.applying(scale), node)
    }

    private mutating func addRing(_ outline: Outline, _ node: LayoutNode) {
        let environment = node.environment
        guard environment.isFocusEffectEnabled else { return }
        let presence = node.window?.kept(RingMotion.self).presence ?? 1
        let palette = environment.systemPalette
        // On the window's own colour nothing is seen of it; on another it sets the ring off.
        let edge = palette.window.withAlpha(multipliedBy: Float(presence))
        add(.stroke(outline, .color(edge), StrokeStyle(lineWidth: 4)))
        let strength: Float = palette.isHighContrast ? 0.8 : 0.5
        let color = environment.tintColor.withAlpha(multipliedBy: strength * Float(presence))
        add(.stroke(outline, .color(color), StrokeStyle(lineWidth: 2)))
    }
}

/// Lets the ring close in around what has got the keyboard.
@MainActor
final class RingMotion: WindowKeeping {
    /// How far it has come, from 0 to 1.
    private(set) var presence = 1.0
    private weak var element: LayoutNode?
    private var motion: SystemMotion?

    /// How far the ring around an element has come, which begins with the first picture of it.
    func presence(around new: LayoutNode, drawnBy drawer: LayoutNode? = nil, in window: WindowRoot) -> Double {
        let drawer = drawer ?? new
        if new === element { return presence }
        element = new
        motion?.cancel()
        presence = 1
        var isFirst = true
        motion = SystemMotion.begin(in: new, by: SystemAnimation.states, from: 0, to: 1) { [weak self, weak drawer] in
            self?.presence = $0
            if !isFirst { drawer?.setNeedsDisplay() }
            isFirst = false
        } over: { [weak self, weak drawer] in
            self?.presence = 1
            drawer?.setNeedsDisplay()
        }
        return presence
    }
}
